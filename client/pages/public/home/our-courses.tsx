import styled from 'styled-components'
import { paths } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'
import { CourseGroupCard } from './course-group-card.tsx'
import type { HomeCourses } from './load-home-courses.ts'

/** How many groups the home page shows. */
const shown = 3

export function OurCourses({ groups, intro }: HomeCourses) {
  if (groups.length === 0) return null
  return (
    <WideSection title="Our Courses" ground="sunken" lead={intro}>
      <Groups>
        {groups.slice(0, shown).map((group) => (
          <CourseGroupCard key={group.id} group={group} />
        ))}
      </Groups>
      <All>
        <ButtonLink to={paths.courses} variant="secondary">
          View All Courses
        </ButtonLink>
      </All>
    </WideSection>
  )
}

const Groups = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  ${from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const All = styled.p`
  margin-top: ${space[8]};
`
