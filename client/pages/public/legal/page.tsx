import { type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { useSite } from '#client/data/root-data.ts'
import { graphql } from '#client/gql/gql.ts'
import { PageHead } from '#client/layouts/page-head.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { color, from, radius, space } from '#client/theme/theme.ts'
import { Lang } from '#client/ui/lang.tsx'
import { Page } from '#client/ui/page.tsx'
import { PageIndex } from '#client/ui/page-index.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { cookiesPolicy } from './documents/cookies-policy.ts'
import { privacyPolicy } from './documents/privacy-policy.ts'
import { termsOfService } from './documents/terms-of-service.ts'
import type { LegalDocument, LegalParty } from './legal-document.ts'
import { LegalText, Section, sectionId, withOwnText } from './legal-text.tsx'

const documents: Readonly<Record<string, (party: LegalParty) => LegalDocument>> = {
  [paths.privacyPolicy]: privacyPolicy,
  [paths.termsOfService]: termsOfService,
  [paths.cookiesPolicy]: cookiesPolicy,
}

/** Keys of the content that changes a document. */
const contents = {
  [paths.privacyPolicy]: 'privacyPolicyPage',
  [paths.termsOfService]: 'termsOfServicePage',
  [paths.cookiesPolicy]: 'cookiesPolicyPage',
} as const

const LegalQuery = graphql(`
  query Legal {
    content {
      privacyPolicyPage { additions sections { title text } changedOn }
      termsOfServicePage { additions sections { title text } changedOn }
      cookiesPolicyPage { additions sections { title text } changedOn }
    }
  }
`)

/** Loads the institute's own words, and the date of the text. The standard text is of today: it speaks of the site as it is now. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { content } = await loadData(context, LegalQuery)
  const key = contents[new URL(request.url).pathname as keyof typeof contents]
  const ownText = key && content[key]
  const isReplaced = ownText ? ownText.sections.length > 0 : false
  return { ownText, lastUpdated: isReplaced ? ownText?.changedOn : todayInNepal() }
}

/** A legal text with a summary on top, and a table of contents at its side. */
export function Component() {
  const { ownText, lastUpdated } = usePageData<typeof loader>()
  const { pathname } = useLocation()
  const site = useSite()
  const write = documents[pathname]
  if (!write) return null
  const { title, description, intro, inShort, sections } = withOwnText(write(site), ownText)
  return (
    <Page title={title} intro={intro} width="medium">
      <PageHead title={title} description={description} />
      <Columns>
        <PageIndex
          links={[...sections, { id: 'contact', title: t('Contact') }].map((section) => ({
            to: `#${sectionId(section)}`,
            label: section.title,
          }))}
        >
          {lastUpdated != null && (
            <p>
              {t('Last updated')} <ShownDate at={lastUpdated} />
            </p>
          )}
        </PageIndex>
        <div>
          {inShort.length > 0 && (
            <Short aria-label={t('In short')}>
              <strong>{t('In short')}</strong>
              <ul>
                {inShort.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </Short>
          )}
          <LegalText sections={sections} />
          <LegalContact site={site} />
        </div>
      </Columns>
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};

  ${from('large')} {
    grid-template-columns: 15rem minmax(0, 42rem);
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

/** Whom to ask: the end of every legal text. */
function LegalContact({ site }: { site: LegalParty }) {
  const { name, email, phones, address } = site
  return (
    <Section id="contact">
      <h2>{t('Contact')}</h2>
      <p>
        {!email || !address || phones.length === 0
          ? rich('{name} has not published how to reach it yet.', { name: <Lang>{name}</Lang> })
          : rich('{name}, {address}. Write to {email} or call {phones}.', {
              name: <Lang>{name}</Lang>,
              address: <Lang>{address}</Lang>,
              email: <TextLink to={`mailto:${email}`}>{email}</TextLink>,
              phones: phones.map((phone, index) => (
                <span key={phone}>
                  {index > 0 && ', '}
                  <TextLink to={telephoneLink(phone)}>{phone}</TextLink>
                </span>
              )),
            })}
      </p>
    </Section>
  )
}
