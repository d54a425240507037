import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { useScheduleQuery } from '#client/gql/hooks/use-schedule-query.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { examCalendarFile } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ExamList } from './exam-list.tsx'
import { examsByMonth } from './exams-by-month.ts'

const ScheduleQuery = graphql(`
  query Schedule {
    examSchedule { ...ExamRow }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, ScheduleQuery)
  return { now: Date.now() }
}

export function Component() {
  const { now } = useLoaderData<typeof loader>()
  const { data } = useScheduleQuery()
  const exams = data?.examSchedule ?? []
  return (
    <StudentPage
      title={t('Exam Schedule')}
      intro={t("The exams of the next six weeks, in Nepal's time.")}
      actions={
        exams.length > 0 && (
          <ButtonLink
            variant="secondary"
            icon={<CalendarPlus />}
            to={examCalendarFile}
            reloadDocument
            data-no-print
          >
            {t('Add to calendar')}
          </ButtonLink>
        )
      }
    >
      {data && exams.length === 0 && <NothingPublished seed="schedule" />}
      {examsByMonth(exams).map((month) => (
        <ExamList key={month.title} {...month} now={now} />
      ))}
    </StudentPage>
  )
}
