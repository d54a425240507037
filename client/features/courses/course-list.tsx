import { lazy, Suspense, useId, useState } from 'react'
import styled from 'styled-components'
import { color, from, space, text } from '#client/theme/theme.ts'
import { SectionAccent } from '#client/ui/motif/section-accent.tsx'
import { TabStrip } from '#client/ui/tab-strip.tsx'
import { useAddressChoice } from '#client/ui/use-address-choice.ts'
import type { Course } from './course.ts'
import { CourseCard } from './course-card.tsx'
import { CourseGrid } from './course-grid.tsx'
import { courseGroups } from './course-groups.ts'
import { courses } from './courses.ts'
import { GroupTiming } from './group-timing.tsx'

const loadDialog = () => import('./course-dialog.tsx')
const CourseDialog = lazy(loadDialog)

const everything = 'all'
const tabs = [
  { id: everything, label: 'All Courses', count: courses.length },
  ...courseGroups.map(({ id, category }) => ({ id, label: category, count: inCategory(category).length })),
]

function inCategory(category: Course['category']) {
  return courses.filter((course) => course.category === category)
}

/** All courses by group, or one group of them; Learn More opens a course in front of the list. */
export function CourseList() {
  const base = useId()
  const [shown, show] = useAddressChoice(
    'group',
    tabs.map(({ id }) => id),
    everything,
  )
  const [opened, open] = useState<Course>()
  const panel = `${base}-panel`
  return (
    <Box>
      <TabStrip label="Courses" tabs={tabs} selected={shown} onSelect={show} base={base} panel={panel} />
      <Groups id={panel} role="tabpanel" aria-labelledby={`${base}-tab-${shown}`} tabIndex={0}>
        {courseGroups
          .filter(({ id }) => shown === everything || shown === id)
          .map((group) => (
            <section key={group.id} aria-labelledby={`${base}-${group.id}`} data-hue={group.hue}>
              <Head>
                <div>
                  <SectionAccent />
                  <h2 id={`${base}-${group.id}`}>{group.name}</h2>
                  <p>{group.purpose}</p>
                </div>
                <GroupTiming group={group} />
              </Head>
              {/* The dialog is on its way before the press. */}
              <CourseGrid onPointerEnter={loadDialog} onFocus={loadDialog}>
                {inCategory(group.category).map((course) => (
                  <CourseCard key={course.slug} course={course} onLearnMore={open} />
                ))}
              </CourseGrid>
            </section>
          ))}
      </Groups>
      {opened && (
        <Suspense>
          <CourseDialog course={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`

const Head = styled.header`
  display: grid;
  gap: ${space[4]} ${space[12]};
  align-items: end;
  margin-bottom: ${space[6]};

  & h2 {
    margin-top: ${space[2]};
    font-size: ${text('heading')};
  }
  & > :first-child > p {
    color: ${color('textMuted')};
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(24rem, 28rem);
  }
`
