import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { errorMessage } from '#client/data/error-message.ts'
import { loadForServer } from '#client/data/load-for-server.ts'
import { useNewsQuery } from '#client/gql/hooks/use-news-query.ts'
import { t } from '#client/locales/t.ts'
import { newsPath } from '#client/paths.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { Loading } from '#client/ui/skeleton.tsx'
import { NEWS_PAGE_SIZE, NewsQuery } from './notice-queries.ts'
import { NoticeRow, NoticeRowSkeleton, NoticeRows } from './notice-row.tsx'

const newsVariables = (after: string | null) => ({ first: NEWS_PAGE_SIZE, after })

/** The cursor in the address, behind which the page begins. */
export function useNoticeCursor(): string | null {
  return useSearchParams()[0].get('after')
}

/** Loader of the pages that list the notices. */
export async function loadNoticeList({ context, request }: LoaderFunctionArgs) {
  await loadForServer(context, NewsQuery, newsVariables(new URL(request.url).searchParams.get('after')))
  return null
}

/** One page of the notices, newest first. `page` is the address of the page that it stands on. */
export function NoticeList({ page }: { page: string }) {
  const after = useNoticeCursor()
  const { data, error, loading, refetch } = useNewsQuery({
    variables: newsVariables(after),
    notifyOnNetworkStatusChange: true,
  })
  if (error && !loading) {
    return (
      <Failure title={t('Failed to load notices')} onRetry={() => refetch()}>
        {errorMessage(error)}
      </Failure>
    )
  }
  if (!data) {
    return (
      <Loading label={t('Loading notices')}>
        <NoticeRows>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <li key={key}>
              <NoticeRowSkeleton />
            </li>
          ))}
        </NoticeRows>
      </Loading>
    )
  }
  const { nodes, pageInfo } = data.notices
  if (nodes.length === 0 && after === null) {
    return (
      <EmptyState seed="no-announcements" title={t('No Announcements')}>
        {t('When there is something to tell, it stands here and on the home page.')}
      </EmptyState>
    )
  }
  return (
    <>
      <NoticeRows>
        {nodes.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} />
          </li>
        ))}
      </NoticeRows>
      <Pager
        first={after !== null && { to: page, label: t('Newest notices') }}
        next={
          pageInfo.hasNextPage &&
          pageInfo.endCursor != null && { to: newsPath(pageInfo.endCursor, page), label: t('Older notices') }
        }
      />
    </>
  )
}
