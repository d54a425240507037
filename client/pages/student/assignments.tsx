import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { AssignmentFacts } from '#client/features/student-area/assignment-facts.tsx'
import { assignmentStatuses } from '#client/features/student-area/assignment-statuses.ts'
import { graphql } from '#client/gql/gql.ts'
import { useAssignmentsQuery } from '#client/gql/hooks/use-assignments-query.ts'
import { StudentListPage } from '#client/layouts/student-list-page.tsx'
import { t } from '#client/locales/t.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { nepalClock } from '#shared/calendar/nepal-time.ts'

export const ASSIGNMENT_ROW_FRAGMENT = graphql(`
  fragment AssignmentRow on Assignment {
    id
    title
    subject
    task
    status
    dueAt
    submittedOn
    marks
    fullMarks
  }
`)

const AssignmentsQuery = graphql(`
  query Assignments {
    assignments { ...AssignmentRow }
  }
`)

/** The moment travels with the page, so that the browser says "in 2 days" where the server said it. */
export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, AssignmentsQuery)
  return { now: Date.now() }
}

const order = ['OVERDUE', 'DUE', 'PAST', 'SUBMITTED'] as const

export function Component() {
  const { now } = useLoaderData<typeof loader>()
  const { data } = useAssignmentsQuery()
  const ordered = data && order.flatMap((part) => data.assignments.filter(({ status }) => status === part))
  return (
    <StudentListPage
      title={t('Assignments')}
      intro={t('Homework of your courses.')}
      seed="assignments"
      items={ordered?.map((assignment) => ({
        id: assignment.id,
        title: assignment.title,
        group: assignmentStatuses[assignment.status],
        day: nepalClock(assignment.dueAt).slice(0, 10),
        facts: <AssignmentFacts assignment={assignment} now={now} />,
        body: <LongText>{assignment.task}</LongText>,
      }))}
    />
  )
}
