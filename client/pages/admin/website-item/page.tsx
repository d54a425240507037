import {
  type LoaderFunctionArgs,
  type RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { apolloOf } from '#client/data/loader-context.ts'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { type CollectionField, ContentItemsQuery } from '#client/features/content-editor/collections-query.ts'
import type { FormTools } from '#client/features/content-editor/content-form.tsx'
import { EditorWithPreview } from '#client/features/content-editor/editor-with-preview.tsx'
import { listCrumb } from '#client/features/content-editor/list-crumb.ts'
import { StateBadge } from '#client/features/content-editor/state-badge.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useWebsiteItemQuery } from '#client/gql/hooks/use-website-item-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { contentWords } from '#client/locales/content-words.ts'
import { rich, t } from '#client/locales/t.ts'
import { collectionOfPath, contentPath } from '#client/paths.ts'
import { Failure } from '#client/ui/failure.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { PaymentsUpload } from './payments-upload.tsx'

const WebsiteItemQuery = graphql(`
  query WebsiteItem($collection: ID!, $id: ID) {
    contentCollection(key: $collection) { ...ContentCollectionParts }
    contentItem(collection: $collection, id: $id) {
      ...ContentItemRow
      data problems { path message } unknownNames
      versions { number savedAt author publishAt isScheduled data }
    }
  }
`)

const NEW = 'new'
const FEES = 'fees'

const paymentsTools = ({ values: { payments }, change, unsaved, setOpenProblem }: FormTools) => (
  <PaymentsUpload
    lines={typeof payments === 'string' ? payments : ''}
    unsaved={unsaved}
    onTake={(lines) => change('payments', lines)}
    setOpenProblem={setOpenProblem}
  />
)

function itemVariables(pathname: string) {
  const id = pathname.split('/').at(-1) ?? NEW
  return { collection: collectionOfPath(pathname), id: id === NEW ? null : id }
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const variables = itemVariables(new URL(request.url).pathname)
  const page = await loadPage(context, WebsiteItemQuery, variables)
  if (typeof document === 'undefined') {
    const answer = (await apolloOf(context)).readQuery({ query: WebsiteItemQuery, variables })
    await loadChoices(context, answer?.contentCollection?.fields ?? [])
  }
  return page
}

export function Component() {
  const address = itemVariables(useLocation().pathname)
  const navigate = useNavigate()
  const { data, failure, refetch } = usePageQuery(useWebsiteItemQuery, address)
  const collection = data?.contentCollection
  const item = address.id === null ? null : data?.contentItem
  const list = {
    label: collection ? contentWords(collection.label) : t('Website'),
    to: contentPath(address.collection),
  }
  return (
    <AdminPage
      title={item ? item.title : t('Add to {list}', { list: list.label.toLowerCase() })}
      intro={item && <StateBadge state={item.state} publishAt={item.publishAt} />}
      under={[listCrumb(collection?.section), ...(collection ? [list] : [])]}
    >
      {failure ? (
        <Failure title={t('The content could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading the content')}>
          <Skeleton height="20rem" />
        </Loading>
      ) : !collection || item === undefined || (item === null && address.id !== null) ? (
        <p>
          {rich('This entry is not there any more. {list}', {
            list: <TextLink to={list.to}>{list.label}</TextLink>,
          })}
        </p>
      ) : (
        <EditorWithPreview
          key={`${address.collection} ${address.id ?? NEW}`}
          collection={collection}
          item={item}
          {...(collection.key === FEES && { renderTools: paymentsTools })}
          onSaved={(id) =>
            address.id === null
              ? navigate(contentPath(address.collection, id), { replace: true })
              : void refetch()
          }
        />
      )}
    </AdminPage>
  )
}

/** For the loader of a form: the server waits for the choices of its fields, too. A field asks again for choices that failed. */
async function loadChoices(
  context: Readonly<RouterContextProvider>,
  fields: readonly CollectionField[],
): Promise<void> {
  const collections = new Set(referencedBy(fields))
  await Promise.all(
    Array.from(collections, (collection) => loadPage(context, ContentItemsQuery, { collection })),
  )
}

function referencedBy(fields: readonly CollectionField[]): string[] {
  return fields.flatMap(({ kind, collection, fields: rows = [] }) => [
    ...(kind === 'REFERENCE' && typeof collection === 'string' ? [collection] : []),
    ...referencedBy(rows),
  ])
}
