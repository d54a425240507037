import styled from 'styled-components'
import type { ExamRowFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { Text } from '#client/ui/text.ts'
import { dateParts, showTime } from '#shared/calendar/show-dates.ts'
import { sayDaysUntil } from './days-until.ts'

/** Time of an exam, with the day in words for screen readers, and the days until then. */
export function ExamTime({ exam, now }: { exam: Pick<ExamRowFragment, 'startsAt' | 'endsAt'>; now: number }) {
  const { date, beside } = dateParts(exam.startsAt)
  const underWay = Date.parse(exam.startsAt) <= now && now < Date.parse(exam.endsAt)
  return (
    <p>
      {rich('<time>{start}</time> to {end}', {
        start: (
          <>
            {date}, <NoWrap>{showTime(exam.startsAt)}</NoWrap>
          </>
        ),
        end: <NoWrap>{showTime(exam.endsAt)}</NoWrap>,
        time: (start) => <time dateTime={exam.startsAt}>{start}</time>,
      })}{' '}
      <Text as="span" $tone="muted">
        {beside !== undefined && (
          <>
            <NoWrap>({beside};</NoWrap>{' '}
          </>
        )}
        <NoWrap>
          {beside === undefined && '('}
          {underWay ? t('under way') : sayDaysUntil(exam.startsAt, now)})
        </NoWrap>
      </Text>
    </p>
  )
}

/** Words that stay on one line: a time and its AM, say. */
const NoWrap = styled.span`
  white-space: nowrap;
`
