import styled from 'styled-components'
import { space } from '#client/theme/theme.ts'
import { DayStrip } from '#client/ui/day-strip.tsx'
import type { CourseGroup } from './course-groups.ts'

/** When a group's classes are: in words, and on the strip of a day. */
export function GroupTiming({ group }: { group: Pick<CourseGroup, 'timing' | 'times'> }) {
  return (
    <Timing>
      <p>{group.timing}</p>
      <DayStrip times={group.times} />
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
