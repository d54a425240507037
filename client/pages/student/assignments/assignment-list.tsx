import { useId } from 'react'
import styled from 'styled-components'
import { AssignmentFacts } from '#client/features/student-area/assignment-facts.tsx'
import { CalendarDay } from '#client/features/student-area/calendar-day.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { AssignmentRowFragment } from '#client/gql/graphql.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { LongText } from '#client/ui/long-text.tsx'
import { Sheet, SheetRows } from '#client/ui/sheet.tsx'
import { Stack } from '#client/ui/stack.ts'
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

interface AssignmentListProps {
  title: string
  /** Advice for assignments of this status. */
  note: string
  assignments: readonly AssignmentRowFragment[]
  now: number
}

/** The assignments of one status, by the day on which they are due. */
export function AssignmentList({ title, note, assignments, now }: AssignmentListProps) {
  const id = useId()
  if (assignments.length === 0) return null
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          {title} <Count>{assignments.length}</Count>
        </h2>
        <p>{note}</p>
      </Head>
      <Sheet>
        <SheetRows>
          {assignments.map((assignment) => (
            <Row key={assignment.id}>
              <CalendarDay day={nepalClock(assignment.dueAt).slice(0, 10)} />
              <div>
                <h3>{assignment.title}</h3>
                <AssignmentFacts assignment={assignment} now={now} />
                <Task>
                  <LongText>{assignment.task}</LongText>
                </Task>
              </div>
            </Row>
          ))}
        </SheetRows>
      </Sheet>
    </Stack>
  )
}

const Head = styled.header`
  & > h2 {
    font-size: ${text('title')};
  }
  & > p {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`

const Count = styled.span`
  color: ${color('textMuted')};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};

  ${from('medium')} {
    gap: ${space[5]};
    padding: ${space[4]} ${space[5]};
  }
  & h3 {
    font-size: ${text('large')};
  }
`

const Task = styled.div`
  max-width: 44rem;
  margin-top: ${space[2]};
`
