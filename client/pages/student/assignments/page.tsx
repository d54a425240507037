import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { assignmentStatuses } from '#client/features/student-area/assignment-statuses.ts'
import { graphql } from '#client/gql/gql.ts'
import { useAssignmentsQuery } from '#client/gql/hooks/use-assignments-query.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { AssignmentList } from './assignment-list.tsx'

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
  return (
    <StudentPage title={t('Assignments')} intro={t('Homework of your courses.')}>
      {data?.assignments.length === 0 && <NothingPublished seed="assignments" />}
      {data &&
        order.map((status) => (
          <AssignmentList
            key={status}
            title={assignmentStatuses[status].word}
            note={assignmentStatuses[status].note}
            assignments={data.assignments.filter((assignment) => assignment.status === status)}
            now={now}
          />
        ))}
    </StudentPage>
  )
}
