import { CourseList } from '#client/features/courses/course-list.tsx'
import { PageHead } from '#client/layouts/page-head.tsx'
import { Page } from '#client/ui/page.tsx'

export function Component() {
  return (
    <Page
      title="Courses"
      pattern="courses"
      intro="Fifteen degrees, three groups, one habit: understand it, practise it, sit the model test."
    >
      <PageHead
        title="Courses"
        description="Preparation for the entrance exams of MBBS, BDS, nursing, seven paramedical degrees, agriculture, veterinary science, forestry and technology."
      />
      <CourseList />
    </Page>
  )
}
