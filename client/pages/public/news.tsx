import { useIsEmptyPage } from '#client/data/root-data.ts'
import { loadNoticeList, NoticeList, useNoticeCursor } from '#client/features/notices/notice-list.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { localFile } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Page } from '#client/ui/page.tsx'

export const loader = loadNoticeList

export function Component() {
  const isEmpty = useIsEmptyPage()(paths.news)
  const isContinued = useNoticeCursor() !== null
  return (
    <Page
      title={t('News')}
      width="medium"
      {...(!isEmpty && {
        intro: t('Notices of the institute: classes, exams, holidays and everything else you should know.'),
      })}
    >
      <PageHead
        title={t('News')}
        description={t('Notices about classes, exams, results, scholarships and holidays.')}
        noIndex={isContinued}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('Notices')}
        href={localFile('/news/feed.xml')}
      />
      <NoticeList page={paths.news} />
    </Page>
  )
}
