import type { ReactNode } from 'react'
import styled from 'styled-components'
import { courseTerms } from '#client/features/courses/course-terms.tsx'
import { GroupTiming } from '#client/features/courses/group-timing.tsx'
import { t } from '#client/locales/t.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import type { Course, CourseGroup } from './load-course.ts'

/** A parent's first questions, in one place; unknown facts are left out. */
export function CourseFacts({ course, group }: { course: Course; group: CourseGroup }) {
  return (
    <Facts>
      {factsOf(course).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <Wide>
        <dt>{t('Our classes')}</dt>
        <dd>
          <GroupTiming {...group} />
        </dd>
      </Wide>
    </Facts>
  )
}

function factsOf(course: Course): (readonly [name: string, value: ReactNode])[] {
  const { marks, exam, timetable, teacher, duration, eligibility } = course
  const more = [
    [t('Timetable'), timetable],
    [t('Teacher'), teacher],
    [t('The degree takes'), duration],
    [t('Who may apply'), eligibility],
    // With marks, it stands above them.
    [t('Exam'), marks.length > 0 ? null : exam],
  ] as const
  return [
    ...courseTerms(course),
    ...more.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const])),
  ]
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[5]} ${space[8]};
  padding: ${space[5]};
  border: 1px solid ${color('line')};
  border-top: 4px solid ${color('hue')};
  border-radius: ${radius.small};
  background: ${color('surface')};

  & dt {
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
  & dd {
    font-weight: 500;
    line-height: ${leading('tight')};
  }
  ${from('medium')} {
    padding: ${space[6]} ${space[8]};
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
`
