import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { coursePath, paths } from '#client/paths.ts'
import { below, color, from, radius, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { DayStrip } from '#client/ui/day-strip.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { WideSection } from '#client/ui/wide-section.tsx'
import type { HomeCourses, HomeGroup } from './load-home-courses.ts'

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

/** As many programs as a card shows before it is expanded. */
const shownAtFirst = 3

/** A group of courses: its programs, three of them until somebody wants more, and when its classes are. */
export function CourseGroupCard({ group }: { group: HomeGroup }) {
  const { name, hue, purpose, timing, times, courses } = group
  const [expanded, expand] = useState(false)
  const listId = useId()
  const more = courses.length - shownAtFirst
  return (
    <Sheet data-hue={hue}>
      <Words>
        <h3>{name}</h3>
        <p>{purpose}</p>
        <Programs id={listId} data-expanded={expanded}>
          {courses.map((course) => (
            <li key={course.id}>
              <Link to={coursePath(course.slug)}>{course.shortName ?? course.title}</Link>
            </li>
          ))}
        </Programs>
        <More data-needs-js data-no-print>
          {more > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-expanded={expanded}
              aria-controls={listId}
              onClick={() => expand(!expanded)}
            >
              {expanded ? t('Show less') : t('Show {count} more', { count: more })}
            </Button>
          )}
        </More>
      </Words>
      <Timing>
        <p>{timing}</p>
        {times.length > 0 && <DayStrip times={times} />}
      </Timing>
    </Sheet>
  )
}

const Sheet = styled.article`
  display: grid;
  grid-template-rows: 1fr auto;
  overflow: clip;
  border-top: 4px solid ${color('hue')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  box-shadow: 0 1px 2px ${color('shadow')};
`

/** As tall where there is nothing more to show. */
const More = styled.div`
  min-height: 2.25rem;
`

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  padding: ${space[5]} ${space[5]} ${space[4]};

  & > h3 {
    color: ${color('hueText')};
    font-size: ${text('title')};
  }
  & > p {
    color: ${color('textMuted')};
  }
  & button {
    margin-left: -${space[3]};
    color: ${color('hueText')};
  }
`

/** Courses after the third wait for the button; without JavaScript, and on paper, everything is there. */
const Programs = styled(PlainList)`
  & > li {
    border-top: 1px solid ${color('line')};
  }
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.875rem;
    color: ${color('text')};
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    color: ${color('hueText')};
    text-decoration: underline;
  }
  & a::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    background: ${color('hue')};
    rotate: 45deg;
  }
  @media screen and (scripting: enabled) {
    &[data-expanded='false'] > :nth-child(n + ${shownAtFirst + 1}) {
      display: none;
    }
  }
`

const Timing = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]} ${space[4]};
  border-top: 1px solid ${color('line')};
  font-size: ${text('small')};

  & > p {
    text-wrap: balance;
  }
`
