import styled from 'styled-components'
import type { CourseDrawing } from '#client/gql/graphql.ts'
import { color, radius } from '#client/theme/theme.ts'
import { PixelIcon } from '#client/ui/motif/pixel-icon.tsx'
import { courseDrawings } from './course-drawings.ts'

/** The drawing of a course beside its name. */
export function CourseIcon({ drawing }: { drawing: CourseDrawing }) {
  return (
    <Patch>
      <PixelIcon drawing={courseDrawings[drawing]} />
    </Patch>
  )
}

const Patch = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  padding: 0.25rem;
  border-radius: ${radius.small};
  background: ${color('patternGround')};
`
