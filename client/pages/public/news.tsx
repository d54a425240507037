import { loadNoticeList, NoticeList, useNoticeCursor } from '#client/features/notices/notice-list.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { paths } from '#client/paths.ts'
import { Page } from '#client/ui/page.tsx'

export const loader = loadNoticeList

export function Component() {
  return (
    <Page
      title="News"
      pattern="news"
      intro="Notices of the institute: classes, exams, holidays and everything else you should know."
    >
      <PageHead
        title="News"
        description="Notices about classes, exams, results, scholarships and holidays."
        noIndex={useNoticeCursor() !== null}
      />
      <link rel="alternate" type="application/atom+xml" title="Notices" href="/news/feed.xml" />
      <NoticeList page={paths.news} />
    </Page>
  )
}
