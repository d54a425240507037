import Plus from 'lucide-react/icons/plus'
import { type LoaderFunctionArgs, NavLink, redirect, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { EditorWithPreview } from '#client/features/content-editor/editor-with-preview.tsx'
import { listCrumb } from '#client/features/content-editor/list-crumb.ts'
import { graphql } from '#client/gql/gql.ts'
import { useWebsiteCollectionQuery } from '#client/gql/hooks/use-website-collection-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { contentWords } from '#client/locales/content-words.ts'
import { rich, t } from '#client/locales/t.ts'
import { collectionOfPath, contentPath, paths } from '#client/paths.ts'
import { color, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { ItemList, LogoNotTaken } from './item-list.tsx'

/** A collection with its items and those that were deleted lately; for a singleton its item. */
const WebsiteCollectionQuery = graphql(`
  query WebsiteCollection($collection: ID!) {
    contentCollection(key: $collection) { ...ContentCollectionParts }
    contentCollections { key label section page }
    contentItems(collection: $collection) { ...ContentItemRow }
    deletedItems: contentItems(collection: $collection, deleted: true) { id title }
    contentItem(collection: $collection) {
      ...ContentItemRow
      data problems { path message } unknownNames
      versions { number savedAt author publishAt isScheduled data }
    }
  }
`)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const collection = collectionOfPath(pathname)
  // Each list has one address.
  if (contentPath(collection) !== pathname) throw redirect(contentPath(collection) + search)
  return loadPage(context, WebsiteCollectionQuery, { collection })
}

export function Component() {
  const key = collectionOfPath(useLocation().pathname)
  const { data, failure, refetch } = usePageQuery(useWebsiteCollectionQuery, {
    collection: key,
  })
  const collection = data?.contentCollection
  const canAdd = collection && !collection.single && (data?.contentItems.length ?? 0) < collection.max
  return (
    <AdminPage
      title={collection ? contentWords(collection.label) : t('Content')}
      intro={collection && contentWords(collection.help)}
      under={[listCrumb(collection?.section)]}
      actions={
        canAdd && (
          <ButtonLink to={contentPath(key, 'new')} icon={<Plus />}>
            {t('Add')}
          </ButtonLink>
        )
      }
    >
      {key === 'identity' && !hasLogo(data?.contentItem?.data) && <LogoNotTaken />}
      {collection && data && <RelatedLists of={collection} all={data.contentCollections} />}
      {failure ? (
        <Failure title={t('The content could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading the content')}>
          <Skeleton height="20rem" />
        </Loading>
      ) : !collection ? (
        <p>
          {rich('There is nothing to edit at this address. <a>All content</a>', {
            a: (text) => <TextLink to={paths.adminWebsite}>{text}</TextLink>,
          })}
        </p>
      ) : collection.single ? (
        <EditorWithPreview
          key={key}
          collection={collection}
          item={data.contentItem ?? null}
          onSaved={() => void refetch()}
        />
      ) : (
        <ItemList
          key={key}
          collection={collection}
          items={data.contentItems}
          deleted={data.deletedItems}
          reload={refetch}
        />
      )}
    </AdminPage>
  )
}

const hasLogo = (identity: unknown) => (identity as { logo?: unknown } | undefined)?.logo != null

interface Listed {
  key: string
  label: string
  section: string
  page: string
}

/** Leads to the other content of the same page: from the teachers to their departments. */
function RelatedLists({ of, all }: { of: Listed; all: readonly Listed[] }) {
  const related = all.filter(({ section, page }) => section === of.section && page === of.page)
  if (related.length < 2) return null
  return (
    <nav aria-label={t('Content of the same page')}>
      <List>
        {related.map(({ key, label }) => (
          <li key={key}>
            <NavLink to={contentPath(key)} end>
              {contentWords(label)}
            </NavLink>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  border-bottom: 1px solid ${color('line')};

  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[3]};
    border-bottom: 3px solid transparent;
    color: ${color('textMuted')};
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    color: ${color('text')};
  }
  & a[aria-current='page'] {
    border-bottom-color: ${color('hue')};
    color: ${color('text')};
  }
`
