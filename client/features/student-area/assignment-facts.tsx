import styled from 'styled-components'
import type { AssignmentRowFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { nepalClock } from '#shared/calendar/nepal-time.ts'
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
  return (
    <Line>
      <Badge tone={tone} icon>
        {word}
      </Badge>
      <span>{subject}</span>
      {submittedOn && (
        <span>
          {submittedOn > nepalClock(dueAt).slice(0, 10)
            ? rich('Handed in {day}, late', { day: <ShownDate at={submittedOn} /> })
            : rich('Handed in {day}', { day: <ShownDate at={submittedOn} /> })}
        </span>
      )}
      {status !== 'SUBMITTED' && (
        <span>
          <ShownDate at={dueAt} withTime /> ({sayDaysUntil(dueAt, now)})
        </span>
      )}
      <span>
        {typeof marks === 'number'
          ? t('{marks} of {fullMarks} marks', { marks, fullMarks })
          : t('{count} marks', { count: fullMarks })}
      </span>
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
