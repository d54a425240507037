import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useSearchQuery } from '#client/gql/hooks/use-search-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { Failure } from '#client/ui/failure.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { SearchQuery, searchWanted } from './search-query.ts'
import { SearchResults } from './search-results.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, SearchQuery, searchWanted(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const wanted = searchWanted(params)
  const { data, failure } = usePageQuery(useSearchQuery, wanted)
  return (
    <AdminPage
      title={t('Search')}
      intro={t(
        'Words count from their beginning. Capitals, and spaces and zeros in front of a Candidate ID, do not matter.',
      )}
    >
      {failure ? (
        <Failure title={t('The search failed')} {...failure} />
      ) : data ? (
        <SearchResults text={wanted.text} found={data.search} />
      ) : (
        <Loading label={t('Searching')}>
          <Skeleton width="60%" />
        </Loading>
      )}
    </AdminPage>
  )
}
