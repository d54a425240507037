import { data as answer, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPart, useRetry } from '#client/data/load-part.ts'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import { t } from '#client/locales/t.ts'
import { newsPath } from '#client/paths.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { NEWS_PAGE_SIZE, NewsQuery } from './notice-queries.ts'
import { NoticeRow, NoticeRows } from './notice-row.tsx'

/** The cursor in the address, behind which the page begins. */
export function useNoticeCursor(): string | null {
  return useSearchParams()[0].get('after')
}

/** Loader of the pages that list the notices. */
export async function loadNoticeList({ context, request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after')
  const part = await loadPart(loadData(context, NewsQuery, { first: NEWS_PAGE_SIZE, after }))
  return answer(part, { status: part.status })
}

/** One page of the notices, newest first. `page` is the address of the page that it stands on. */
export function NoticeList({ page }: { page: string }) {
  const { data, failure } = usePageData<typeof loadNoticeList>()
  const after = useNoticeCursor()
  const retry = useRetry()
  if (!data) {
    return (
      <Failure title={t('Failed to load notices')} {...retry}>
        {failure}
      </Failure>
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
