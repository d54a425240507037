import { useQuery } from '@apollo/client/react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { errorMessage } from '#client/apollo/error-message.ts'
import { loadForServer } from '#client/apollo/load-for-server.ts'
import { NoticeCard, NoticeCardSkeleton, NoticeGrid } from '#client/features/notices/notice-card.tsx'
import { NEWS_PAGE_SIZE, NewsQuery } from '#client/features/notices/notice-queries.ts'
import { newsPath, paths } from '#client/paths.ts'
import { PageHead } from '#client/shell/page-head.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Page } from '#client/ui/page.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { Loading } from '#client/ui/skeleton.tsx'

const wish = (after: string | null) => ({ first: NEWS_PAGE_SIZE, after })

export async function loader({ context, request }: LoaderFunctionArgs) {
  await loadForServer(context, NewsQuery, wish(new URL(request.url).searchParams.get('after')))
  return null
}

export function Component() {
  const after = useSearchParams()[0].get('after')
  return (
    <Page
      title="News"
      cloth="news"
      intro="Notices of the institute: classes, exams, holidays and everything else you should know."
    >
      <PageHead
        title="News"
        description="Notices about classes, exams, results, scholarships and holidays."
        noIndex={after !== null}
      />
      <link rel="alternate" type="application/atom+xml" title="Notices" href="/news/feed.xml" />
      <Notices after={after} />
    </Page>
  )
}

function Notices({ after }: { after: string | null }) {
  const { data, error, loading, refetch } = useQuery(NewsQuery, {
    variables: wish(after),
    notifyOnNetworkStatusChange: true,
  })
  if (error && !loading) {
    return (
      <Failure title="Failed to load notices" onRetry={() => refetch()}>
        {errorMessage(error)}
      </Failure>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading notices">
        <NoticeGrid>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <NoticeCardSkeleton key={key} />
          ))}
        </NoticeGrid>
      </Loading>
    )
  }
  const { nodes, pageInfo } = data.notices
  if (nodes.length === 0 && after === null) {
    return (
      <EmptyState seed="no-announcements" title="No Announcements">
        When there is something to tell, it stands here and on the home page.
      </EmptyState>
    )
  }
  return (
    <>
      <NoticeGrid>
        {nodes.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </NoticeGrid>
      <Pager
        first={after !== null && { to: paths.news, label: 'Newest notices' }}
        next={
          pageInfo.hasNextPage &&
          pageInfo.endCursor != null && { to: newsPath(pageInfo.endCursor), label: 'Older notices' }
        }
      />
    </>
  )
}
