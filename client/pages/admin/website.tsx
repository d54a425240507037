import { Link, type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { graphql } from '#client/gql/gql.ts'
import type { WebsiteQuery as Website } from '#client/gql/graphql.ts'
import { useWebsiteQuery } from '#client/gql/hooks/use-website-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { contentPath, paths } from '#client/paths.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { Cluster } from '#client/ui/stack.ts'

/** The kinds of content, and how much there is of each. */
const WebsiteQuery = graphql(`
  query Website {
    contentCollections { key label section help single locked itemCount draftCount }
  }
`)

const SETTINGS = 'Settings'
const settings = {
  title: t('Settings'),
  intro: t('Name, contact and look of the institute, and services elsewhere.'),
}
const website = { title: t('Website'), intro: t('Everything that the pages say about the institute.') }

type Collection = Website['contentCollections'][number]

export async function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, WebsiteQuery, {})
}

export function Component() {
  const { data, failure } = usePageQuery(useWebsiteQuery, {})
  const isOfSettings = useLocation().pathname === paths.adminSettings
  const collections = (data?.contentCollections ?? []).filter(
    ({ section }) => (section === SETTINGS) === isOfSettings,
  )
  const sections = [...new Set(collections.map(({ section }) => section))]
  return (
    <AdminPage {...(isOfSettings ? settings : website)}>
      {failure ? (
        <Failure title={t('The content could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading the content')}>
          <Skeleton height="20rem" />
        </Loading>
      ) : (
        <Sections>
          {sections.map((section) => (
            <TitledSheet key={section} title={contentWords(section)}>
              <SheetRows>
                {collections
                  .filter((collection) => collection.section === section)
                  .map((collection) => (
                    <CollectionRow key={collection.key} collection={collection} />
                  ))}
              </SheetRows>
            </TitledSheet>
          ))}
        </Sections>
      )}
    </AdminPage>
  )
}

function CollectionRow({ collection }: { collection: Collection }) {
  const { key, label, help, single, locked, itemCount, draftCount } = collection
  return (
    <Row>
      <div>
        <Link to={contentPath(key)}>{contentWords(label)}</Link>
        <p>{contentWords(help)}</p>
      </div>
      <Cluster $gap={2}>
        {locked ? (
          <Badge>{t('From a file')}</Badge>
        ) : itemCount === 0 ? (
          <Badge tone="warning" icon>
            {t('Nothing yet')}
          </Badge>
        ) : (
          !single && (
            <Badge>{t('{count, plural, one {# entry} other {# entries}}', { count: itemCount })}</Badge>
          )
        )}
        {draftCount > 0 && (
          <Badge tone="warning" icon>
            {t('{count, plural, one {# draft} other {# drafts}}', { count: draftCount })}
          </Badge>
        )}
      </Cluster>
    </Row>
  )
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 60rem;
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};

  & > :first-child {
    flex: 1 1 18rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
  & p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`
