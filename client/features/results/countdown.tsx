import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { releaseFile } from '#client/paths.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { useCountdown } from './use-countdown.ts'

interface CountdownProps {
  exam: { id: string; title: string }
  /** ISO 8601 */
  releaseAt: string
  /** Suggestion to visitors who wait. */
  children?: ReactNode
  /** The results may be there. */
  onHour: () => void
}

/** When the results of an exam come out, counted by the server's clock. */
export default function Countdown({ exam, releaseAt, children, onHour }: CountdownProps) {
  const id = useId()
  const left = useCountdown(exam.id, releaseAt, onHour)
  return (
    <Box aria-labelledby={id} data-no-print>
      <h2 id={id}>{rich('Results of {exam}', { exam: <Lang>{exam.title}</Lang> })}</h2>
      <p>{rich('On {moment}, Nepal time', { moment: <ShownDate at={releaseAt} withTime /> })}</p>
      <Left role="timer" data-needs-js>
        {left === null ? '\u00a0' : left === 0 ? t('Results are coming out…') : timeLeft(left)}
      </Left>
      {children}
      <ButtonLink to={releaseFile(exam.id)} isFile variant="secondary" size="small" icon={<CalendarPlus />}>
        {t('Add to calendar')}
      </ButtonLink>
    </Box>
  )
}

const SECOND = 1000
const DAY_S = 24 * 60 * 60

/** Milliseconds as `2 days 03:04:05`; a part of a second counts as a whole one. */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  const days = Math.floor(seconds / DAY_S)
  const clock = [Math.floor((seconds % DAY_S) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
  return days === 0 ? clock : t('{days, plural, one {# day} other {# days}} {clock}', { days, clock })
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  justify-items: start;
  overflow-wrap: anywhere;
  padding: ${space[4]} ${space[4]} ${space[5]};
  border: 1px solid ${color('line')};
  border-left: 6px solid ${color('accent')};
  border-radius: ${radius.medium};
  background: ${color('raised')};

  & > h2 {
    font-size: ${text('title')};
  }
`

const Left = styled.p`
  font-size: ${text('poster')};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
`
