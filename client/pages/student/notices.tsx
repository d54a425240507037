import { loadNoticeList, NoticeList } from '#client/features/notices/notice-list.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { paths } from '#client/paths.ts'

export const loader = loadNoticeList

export function Component() {
  return (
    <StudentPage title="Notices" intro="Classes, exams, holidays and everything else you should know.">
      <NoticeList page={paths.studentNotices} />
    </StudentPage>
  )
}
