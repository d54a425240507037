import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { ExamTime } from '#client/features/student-area/exam-time.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useScheduleQuery } from '#client/gql/hooks/use-schedule-query.ts'
import { StudentListPage } from '#client/layouts/student-list-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { examCalendarFile } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Text } from '#client/ui/text.ts'
import { nepalClock } from '#shared/calendar/nepal-time.ts'
import { monthOf } from '#shared/calendar/show-dates.ts'

export const EXAM_ROW_FRAGMENT = graphql(`
  fragment ExamRow on ScheduledExam {
    id
    title
    startsAt
    endsAt
    place
    covers
    questionCount
  }
`)

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
  return (
    <StudentListPage
      title={t('Exam Schedule')}
      intro={t("The exams of the next six weeks, in Nepal's time.")}
      seed="schedule"
      actions={
        data &&
        data.examSchedule.length > 0 && (
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
      items={data?.examSchedule.map((exam) => ({
        id: exam.id,
        title: exam.title,
        // The month of the calendar that comes first.
        group: { word: monthOf(exam.startsAt) },
        day: nepalClock(exam.startsAt).slice(0, 10),
        facts: (
          <>
            <ExamTime exam={exam} now={now} />
            <p>{exam.place}</p>
          </>
        ),
        body: (
          <Text $tone="muted" $size="small">
            {rich('{count} questions. {covers}.', {
              count: exam.questionCount,
              covers: <Lang>{exam.covers}</Lang>,
            })}
          </Text>
        ),
      }))}
    />
  )
}
