import styled, { css } from 'styled-components'
import { GroupTiming } from '#client/features/courses/group-timing.tsx'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { columnStyle } from '#client/ui/column-style.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { Course, CourseGroup } from './load-course.ts'

/** What a parent asks first, on one ribbon; what is not known is left out. */
export function CourseFacts({ course, group }: { course: Course; group: CourseGroup }) {
  const more = moreFacts(course)
  return (
    <Ribbon>
      <Facts>
        {course.duration != null && (
          <div>
            <dt>The degree takes</dt>
            <dd>{course.duration}</dd>
          </div>
        )}
        {course.eligibility != null && (
          <div>
            <dt>Who may apply</dt>
            <dd>{course.eligibility}</dd>
          </div>
        )}
        <div>
          <dt>Our classes</dt>
          <dd>
            <GroupTiming {...group} />
          </dd>
        </div>
      </Facts>
      {more.length > 0 && (
        <More>
          {more.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </More>
      )}
    </Ribbon>
  )
}

function moreFacts(course: Course): (readonly [name: string, value: string | number])[] {
  const { marks, exam, fee, nextBatch, seats, timetable, teacher } = course
  const facts = [
    // With marks, it stands above them.
    ['Exam', marks.length > 0 ? null : exam],
    ['Fee', fee],
    ['Next batch', nextBatch != null ? sayDate(nextBatch) : null],
    ['Seats', seats?.toLocaleString('en')],
    ['Timetable', timetable],
    ['Teacher', teacher],
  ] as const
  return facts.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]))
}

const Ribbon = styled.div`
  border-block: 1px solid ${color('line')};
  border-top: 4px solid ${color('hue')};
  background: ${color('surface')};
`

const factsStyle = css`
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
`

const Facts = styled.dl`
  ${factsStyle}

  ${from('medium')} {
    &:has(> :nth-child(2)) {
      grid-template-columns: 3fr 4fr;
    }
    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  ${from('large')} {
    &:has(> :nth-child(3)) {
      grid-template-columns: 3fr 5fr 6fr;
    }
    & > :nth-child(3) {
      grid-column: auto;
    }
  }
`

const More = styled.dl`
  ${factsStyle}
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  padding-top: 0;
`
