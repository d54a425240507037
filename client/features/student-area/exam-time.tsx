import styled from 'styled-components'
import type { ExamRowFragment } from '#client/gql/graphql.ts'
import { color } from '#client/theme/theme.ts'
import { NoWrap } from '#client/ui/no-wrap.tsx'
import { dateParts, showTime } from '#shared/calendar/show-dates.ts'
import { sayDaysUntil } from './days-until.ts'

/** When an exam is, with the day in words for whoever does not see the calendar leaf, and how far away that is. */
export function ExamTime({ exam, now }: { exam: Pick<ExamRowFragment, 'startsAt' | 'endsAt'>; now: number }) {
  const { date, beside } = dateParts(exam.startsAt)
  const underWay = Date.parse(exam.startsAt) <= now
  return (
    <p>
      <time dateTime={exam.startsAt}>
        {date}, <NoWrap>{showTime(exam.startsAt)}</NoWrap>
      </time>{' '}
      to <NoWrap>{showTime(exam.endsAt)}</NoWrap>{' '}
      <Away>
        {beside !== undefined && (
          <>
            <NoWrap>({beside};</NoWrap>{' '}
          </>
        )}
        <NoWrap>
          {beside === undefined && '('}
          {underWay ? 'under way' : sayDaysUntil(exam.startsAt, now)})
        </NoWrap>
      </Away>
    </p>
  )
}

const Away = styled.span`
  color: ${color('textMuted')};
`
