import styled from 'styled-components'
import type { AssignmentRowFragment } from '#client/gql/graphql.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { nepalClock, showDay, showInstant } from '#client/ui/nepal-time.ts'
import { NoWrap } from '#client/ui/no-wrap.tsx'
import { assignmentStatuses } from './assignment-statuses.ts'
import { sayDaysUntil } from './days-until.ts'

interface AssignmentFactsProps {
  assignment: Omit<AssignmentRowFragment, 'id' | 'task'>
  now: number
}

/** One line about an assignment: status by word, icon and colour, subject, and the date that counts. */
export function AssignmentFacts({ assignment, now }: AssignmentFactsProps) {
  const { status, subject, dueAt, submittedOn, marks, fullMarks } = assignment
  const { word, tone } = assignmentStatuses[status]
  const due = showInstant(dueAt)
  return (
    <Line>
      <Badge tone={tone} icon>
        {word}
      </Badge>
      <span>{subject}</span>
      {submittedOn && (
        <span>
          Handed in <time dateTime={submittedOn}>{showDay(submittedOn)}</time>
          {submittedOn > nepalClock(dueAt).slice(0, 10) && ', late'}
        </span>
      )}
      {status !== 'SUBMITTED' && (
        <span>
          <time dateTime={dueAt}>
            {due.day}, <NoWrap>{due.time}</NoWrap>
          </time>{' '}
          ({sayDaysUntil(dueAt, now)})
        </span>
      )}
      <span>{marks === null ? `${fullMarks} marks` : `${marks} of ${fullMarks} marks`}</span>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  margin-top: ${space[1]};
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
