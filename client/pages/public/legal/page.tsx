import { useQuery } from '@apollo/client/react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { loadQuery } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { paths } from '#client/paths.ts'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { showDay, todayInNepal } from '#client/ui/nepal-time.ts'
import { Page } from '#client/ui/page.tsx'
import { cookiesPolicy } from './documents/cookies-policy.ts'
import { privacyPolicy } from './documents/privacy-policy.ts'
import { termsOfService } from './documents/terms-of-service.ts'
import { LegalContact } from './legal-contact.tsx'
import type { LegalDocument, LegalParty } from './legal-document.ts'
import { LegalText, sectionId } from './legal-text.tsx'

const documents: Readonly<Record<string, (party: LegalParty) => LegalDocument>> = {
  [paths.privacyPolicy]: privacyPolicy,
  [paths.termsOfService]: termsOfService,
  [paths.cookiesPolicy]: cookiesPolicy,
}

const LegalQuery = graphql(`
  query Legal {
    site { name email phones address }
  }
`)

/** Loads the institute's details and the date of the text, which is today: it speaks of the site as it is now. */
export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, LegalQuery)
  return { lastUpdated: todayInNepal() }
}

/** A legal text with what most people want of it on top, and a table of contents at its side. */
export function Component() {
  const { lastUpdated } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const { data } = useQuery(LegalQuery)
  const write = documents[pathname]
  if (!data || !write) return null
  const { site } = data
  const { title, description, intro, inShort, sections } = write(site)
  return (
    <Page title={title} pattern={title} intro={intro}>
      <PageHead title={title} description={description} />
      <Columns>
        <Contents aria-label="On this page">
          <p>
            Last updated <time dateTime={lastUpdated}>{showDay(lastUpdated)}</time>
          </p>
          <ol>
            {[...sections.map((section) => section.title), 'Contact'].map((name) => (
              <li key={name}>
                <a href={`#${sectionId(name)}`}>{name}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <div>
          <Short aria-label="In short">
            <strong>In short</strong>
            <ul>
              {inShort.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Short>
          <LegalText sections={sections} />
          <LegalContact site={site} />
        </div>
      </Columns>
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[8]} ${space[16]};

  ${from('large')} {
    grid-template-columns: 15rem minmax(0, 42rem);
  }
`

const Contents = styled.nav`
  align-self: start;
  font-size: ${text('small')};

  & > p {
    color: ${color('textMuted')};
  }
  /* On a phone it would only stand in the way of the text. */
  & > ol {
    display: none;
    padding: 0;
    margin-top: ${space[3]};
    border-left: 3px solid ${color('accent')};
    list-style: none;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    padding-left: ${space[4]};
    color: ${color('text')};
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${from('large')} {
    position: sticky;
    top: calc(var(--bar-height) + ${space[6]});

    & > ol {
      display: block;
    }
  }
`

const Short = styled.section`
  padding: ${space[5]} ${space[6]};
  border-radius: ${radius.large};
  background: ${color('accentSoft')};

  & > ul {
    margin-top: ${space[2]};
    padding-left: ${space[5]};
  }
`
