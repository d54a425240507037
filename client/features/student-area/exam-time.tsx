import styled from 'styled-components'
import type { ExamRowFragment } from '#client/gql/graphql.ts'
import { color } from '#client/theme/theme.ts'
import { showInstant } from '#client/ui/nepal-time.ts'
import { NoWrap } from '#client/ui/no-wrap.tsx'
import { sayDaysUntil } from './days-until.ts'

/** When an exam is, with the day in words for whoever does not see the calendar leaf, and how far away that is. */
export function ExamTime({ exam, now }: { exam: Pick<ExamRowFragment, 'startsAt' | 'endsAt'>; now: number }) {
  const { day, time } = showInstant(exam.startsAt)
  const underWay = Date.parse(exam.startsAt) <= now
  return (
    <p>
      <time dateTime={exam.startsAt}>
        {day}, <NoWrap>{time}</NoWrap>
      </time>{' '}
      to <NoWrap>{showInstant(exam.endsAt).time}</NoWrap>{' '}
      <Away>({underWay ? 'under way' : sayDaysUntil(exam.startsAt, now)})</Away>
    </p>
  )
}

const Away = styled(NoWrap)`
  color: ${color('textMuted')};
`
