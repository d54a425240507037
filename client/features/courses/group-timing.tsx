import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { DayStrip } from '#client/ui/day-strip.tsx'

interface GroupTimingProps {
  timing: string
  /** Hours of the day, such as 6.5 for half past six. */
  times: readonly { from: number; to: number }[]
}

/** When a group's classes are: in words, and on the strip of a day. */
export function GroupTiming({ timing, times }: GroupTimingProps) {
  return (
    <Timing>
      <p>{timing}</p>
      {times.length > 0 && <DayStrip times={times} />}
    </Timing>
  )
}

const Timing = styled.div`
  display: grid;
  gap: ${space[2]};

  & > p {
    font-weight: 500;
    text-wrap: balance;
  }
`
