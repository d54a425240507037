import { loadNoticeList, NoticeList } from '#client/features/notices/notice-list.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'

export const loader = loadNoticeList

export function Component() {
  return (
    <StudentPage
      title={t('Notices')}
      intro={t('Classes, exams, holidays and everything else you should know.')}
    >
      <NoticeList page={paths.studentNotices} />
    </StudentPage>
  )
}
