import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { dayParts } from '#shared/calendar/show-dates.ts'

/** A day as a leaf of a tear-off calendar. Decoration: the words beside it say the date, too. */
export function CalendarDay({ day, large = false }: { day: string; large?: boolean }) {
  const { month, date } = dayParts(day)
  return (
    <Leaf aria-hidden="true" $large={large}>
      <span>{month}</span>
      <b>{date}</b>
      <span>{weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}</span>
    </Leaf>
  )
}

const weekdays = [t('Sun'), t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat')]

const Leaf = styled.span<{ $large: boolean }>`
  display: grid;
  flex: none;
  align-content: start;
  justify-items: center;
  width: ${({ $large }) => ($large ? '5.5rem' : '3.75rem')};
  height: fit-content;
  padding-bottom: ${space[1]};
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('raised')};
  color: ${color('text')};
  font-size: ${text('tiny')};
  line-height: 1.5;

  & > span:first-child {
    width: 100%;
    background: ${color('action')};
    color: ${color('onAction')};
    font-weight: 600;
    text-align: center;
  }
  & > b {
    font-size: ${({ $large }) => text($large ? 'display' : 'heading')};
    font-variant-numeric: tabular-nums;
    font-weight: 650;
    line-height: 1.15;
  }
`
