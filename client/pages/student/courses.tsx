import { CourseList } from '#client/features/courses/course-list.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'

export function Component() {
  return (
    <StudentPage title="Courses" intro="What else the institute prepares for, in case your plans change.">
      <CourseList />
    </StudentPage>
  )
}
