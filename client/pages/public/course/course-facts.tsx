import styled from 'styled-components'
import type { Course } from '#client/features/courses/course.ts'
import { groupOf } from '#client/features/courses/courses.ts'
import { GroupTiming } from '#client/features/courses/group-timing.tsx'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'

/** What a parent asks first, on one ribbon. */
export function CourseFacts({ course }: { course: Course }) {
  return (
    <Ribbon>
      <Facts>
        <div>
          <dt>The degree takes</dt>
          <dd>{course.duration}</dd>
        </div>
        <div>
          <dt>Who may apply</dt>
          <dd>{course.eligibility}</dd>
        </div>
        <div>
          <dt>Our classes</dt>
          <dd>
            <GroupTiming group={groupOf(course)} />
          </dd>
        </div>
      </Facts>
    </Ribbon>
  )
}

const Ribbon = styled.div`
  border-block: 1px solid ${color('line')};
  border-top: 4px solid ${color('hue')};
  background: ${color('surface')};
`

const Facts = styled.dl`
  ${columnStyle}
  display: grid;
  gap: ${space[6]} ${space[10]};
  padding-block: ${space[6]};

  & dt {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  & dd {
    font-weight: 500;
    line-height: ${leading('tight')};
  }
  ${from('medium')} {
    grid-template-columns: 3fr 4fr;

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${from('large')} {
    grid-template-columns: 3fr 5fr 6fr;

    & > :last-child {
      grid-column: auto;
    }
  }
`
