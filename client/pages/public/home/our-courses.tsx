import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { below, from, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'
import { CourseGroupCard } from './course-group-card.tsx'
import type { HomeCourses } from './load-home-courses.ts'

/** How many groups the home page shows. */
const shown = 3

export function OurCourses({ groups, intro }: HomeCourses) {
  if (groups.length === 0) return null
  return (
    <WideSection title={t('Our Courses')} ground="sunken" lead={intro}>
      <Groups role="group" aria-label={t('Groups of courses')}>
        {groups.slice(0, shown).map((group) => (
          <CourseGroupCard key={group.id} group={group} />
        ))}
      </Groups>
      <All>
        <ButtonLink to={paths.courses} variant="secondary">
          {t('View All Courses')}
        </ButtonLink>
      </All>
    </WideSection>
  )
}

/** On a phone they stand side by side, to be swiped; the edge of the next one shows that there is more. */
const Groups = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;

  ${below('medium')} {
    grid-auto-columns: 84%;
    grid-auto-flow: column;
    gap: ${space[4]};
    margin-inline: calc(-1 * ${space[4]});
    padding: 2px ${space[4]} ${space[3]};
    overflow-x: auto;
    scroll-padding-inline: ${space[4]};
    scroll-snap-type: x proximity;

    & > * {
      height: 100%;
      scroll-snap-align: start;
    }
  }
  ${from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media print {
    grid-auto-columns: auto;
    grid-auto-flow: row;
  }
`

const All = styled.p`
  margin-top: ${space[6]};
`
