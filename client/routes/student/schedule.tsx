import { useQuery } from '@apollo/client/react'
import { CalendarPlus } from 'lucide-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadQuery } from '#client/apollo/loader-context.ts'
import { ExamList } from '#client/features/student-area/exam-list.tsx'
import { examsByMonth } from '#client/features/student-area/exams-by-month.ts'
import { graphql } from '#client/gql/gql.ts'
import { examCalendarFile } from '#client/paths.ts'
import { StudentPage } from '#client/shell/student-page.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'

const ScheduleQuery = graphql(`
  query Schedule {
    examSchedule { ...ExamRow @unmask }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadQuery(context, ScheduleQuery)
  return { now: Date.now() }
}

export function Component() {
  const { now } = useLoaderData<typeof loader>()
  const { data } = useQuery(ScheduleQuery)
  return (
    <StudentPage
      title="Exam Schedule"
      intro="The exams of the next six weeks, in Nepal's time. Doors close when the exam begins: bring your candidate card."
      actions={
        <ButtonLink
          variant="secondary"
          icon={<CalendarPlus />}
          to={examCalendarFile}
          reloadDocument
          data-no-print
        >
          Add to calendar
        </ButtonLink>
      }
    >
      {data &&
        examsByMonth(data.examSchedule).map(({ title, exams }) => (
          <ExamList key={title} title={title} exams={exams} now={now} />
        ))}
    </StudentPage>
  )
}
