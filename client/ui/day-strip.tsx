import styled from 'styled-components'
import { color, text } from '#client/theme/theme.ts'
import { showHour } from '#shared/calendar/show-dates.ts'
import { Stack } from './stack.ts'

interface DayStripProps {
  /** Hours of the day, such as 6.5 for half past six. */
  times: readonly { from: number; to: number }[]
}

const [opens, closes] = [5, 21]
const marks = [6, 9, 12, 15, 18]
const share = (hour: number) => `${((hour - opens) / (closes - opens)) * 100}%`

/** When something takes place, on the strip of a day from dawn to dusk. It illustrates the words beside it. */
export function DayStrip({ times }: DayStripProps) {
  return (
    <Stack $gap={1} aria-hidden="true">
      <Day>
        {marks.map((hour) => (
          <Mark key={hour} style={{ left: share(hour) }} />
        ))}
        {times.map(({ from, to }) => (
          <Time key={from} style={{ left: share(from), width: `calc(${share(to)} - ${share(from)})` }} />
        ))}
      </Day>
      <Hours>
        {marks.map((hour) => (
          <span key={hour} style={{ left: share(hour) }}>
            {showHour(hour)}
          </span>
        ))}
      </Hours>
    </Stack>
  )
}

const Day = styled.div`
  position: relative;
  height: 1.25rem;
  border-block: 1px solid ${color('line')};
  background: ${color('sunken')};
`

const Mark = styled.span`
  position: absolute;
  inset-block: 0;
  width: 1px;
  background: ${color('line')};
`

/** Hue of its subject. */
const Time = styled.span`
  position: absolute;
  inset-block: 0.1875rem;
  background:
    conic-gradient(from 135deg at 50% 0, ${color('accent')} 90deg, transparent 0) 0 100% / 0.75rem 0.375rem repeat-x,
    ${color('hue')};
  print-color-adjust: exact;
`

const Hours = styled.div`
  position: relative;
  height: 1.2em;
  color: ${color('textMuted')};
  font-size: ${text('tiny')};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  white-space: nowrap;

  & > span {
    position: absolute;
    translate: -50%;
  }
  /* Nepali hours are twice as wide as English ones. */
  @media (width < 24em) {
    &:lang(ne) > span:nth-child(even) {
      display: none;
    }
  }
`
