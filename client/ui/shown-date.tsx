import styled from 'styled-components'
import { color, text } from '#client/theme/theme.ts'
import { dateParts } from '#shared/calendar/show-dates.ts'

interface ShownDateProps {
  /** A day (`yyyy-MM-dd`) or an instant. */
  at: string
  withTime?: boolean
  /** The other calendar on a line of its own, where a line has no room for both. */
  stacked?: boolean
  className?: string
}

/** A day, or an instant in Nepal, in both calendars. */
export function ShownDate({ at, withTime = false, stacked = false, className }: ShownDateProps) {
  const { date, beside } = dateParts(at, withTime)
  return (
    <time dateTime={at} className={className}>
      <Part>{date}</Part>
      {beside !== undefined && <> {stacked ? <Below>{beside}</Below> : <Part>{`(${beside})`}</Part>}</>}
    </time>
  )
}

const Part = styled.span`
  /* A Nepali date with a time is wider than the narrowest windows. */
  @media (width >= 22.5em) {
    white-space: nowrap;
  }
`

const Below = styled(Part)`
  display: block;
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-weight: 400;
`
