import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { fetchAhead } from '#client/data/fetch-ahead.ts'
import { readServerClock, serverNow } from '#client/data/server-clock.ts'
import { useApollo } from '#client/data/use-apollo.ts'
import { graphql } from '#client/gql/gql.ts'
import { rich, t } from '#client/locales/t.ts'
import { releaseFile } from '#client/paths.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'

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

/** Not everybody asks in the same second. */
const SPREAD_MS = 2_000
/** After a try that found nothing, such as one that failed: each wait is longer, up to the tenth. */
const AGAIN_MS = 3_000
const LONGEST_MS = 30_000
/** How often it is asked whether the release was moved. */
const CHECK_MS = 5 * 60_000

// The same for every visitor, so that the server answers it from its response cache.
const ReleasesQuery = graphql(`
  query Releases {
    announcedReleases { releaseAt exam { id } }
  }
`)

/**
 * Counts to a release by the server's clock.
 *
 * @param examId of the exam that is released.
 * @param releaseAt ISO 8601; another one restarts the countdown.
 * @param onHour called after the release and a random time of up to 2 s, and again while the countdown is still shown;
 *   before it, when the release was moved.
 * @returns milliseconds until then; null until the clock is known.
 */
export function useCountdown(examId: string, releaseAt: string, onHour: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const apollo = useApollo()
  const reach = useEffectEvent(onHour)
  useEffect(() => {
    const end = Date.parse(releaseAt)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const later = () => performance.now() + CHECK_MS * (0.5 + Math.random())
    let nextCheck = later()
    const check = async () => {
      nextCheck = later()
      const client = await apollo()
      const { data } = await client.query({ query: ReleasesQuery, fetchPolicy: 'no-cache' })
      const isAsShown = data?.announcedReleases.some(
        (release) => release.exam.id === examId && release.releaseAt === releaseAt,
      )
      if (!isAsShown && !isOver) reach()
    }
    const wait = (work: () => void, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(work, ms)
    }
    const ask = (tries: number) => {
      reach()
      const delay = tries * AGAIN_MS
      wait(
        () => ask(tries + 1),
        delay < LONGEST_MS ? delay + Math.random() * SPREAD_MS : LONGEST_MS * (1 + Math.random()),
      )
    }
    const count = () => {
      const rest = end - serverNow()
      setLeft(Math.max(0, rest))
      if (rest <= 0) return wait(() => ask(1), Math.random() * SPREAD_MS)
      // One that fails is made good by the next.
      if (performance.now() >= nextCheck) void fetchAhead(check)
      wait(count, Math.min(rest, rest % 1000 || 1000))
    }
    const begin = async () => {
      await readServerClock()
      if (!isOver) count()
    }
    const beginAnew = () => {
      nextCheck = 0
      void begin()
    }
    // A device that slept has counted too little.
    const onShown = () => document.visibilityState === 'visible' && beginAnew()
    document.addEventListener('visibilitychange', onShown)
    window.addEventListener('online', beginAnew)
    void begin()
    // The look-up's code is loaded before the hour.
    void fetchAhead(() => import('#client/data/browser-client.ts'))
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('online', beginAnew)
    }
  }, [examId, releaseAt, apollo])
  return left
}
