import { lazy, Suspense, useId, useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Stack } from '#client/ui/stack.ts'
import { TabStrip } from '#client/ui/tab-strip.tsx'
import { useAddressChoice } from '#client/ui/use-address-choice.ts'
import { CourseCard } from './course-card.tsx'
import { CourseGrid } from './course-grid.tsx'
import { CourseTerms, sharedTerms } from './course-terms.tsx'
import { GroupTiming } from './group-timing.tsx'
import type { ListedCourse, ListedGroup } from './load-course-list.ts'

const loadDialog = () => import('./course-dialog.tsx')
const CourseDialog = lazy(loadDialog)

const everything = 'all'

function tabsOf(groups: readonly ListedGroup[]) {
  const counted = groups.map(({ slug, category, courses }) => ({
    id: slug,
    label: category,
    count: courses.length,
  }))
  const count = counted.reduce((sum, one) => sum + one.count, 0)
  return [{ id: everything, label: t('All Courses'), count }, ...counted]
}

/** All courses by group, or one group of them; Learn More opens a course in front of the list. */
export function CourseList({ groups }: { groups: readonly ListedGroup[] }) {
  const base = useId()
  const tabs = tabsOf(groups)
  const [shown, show] = useAddressChoice(
    'group',
    tabs.map(({ id }) => id),
    everything,
  )
  const [opened, open] = useState<{ course: ListedCourse; group: ListedGroup }>()
  const panel = `${base}-panel`
  return (
    <Stack $gap={8}>
      <TabStrip label={t('Courses')} tabs={tabs} selected={shown} onSelect={show} base={base} panel={panel} />
      <Stack $gap={16} id={panel} role="tabpanel" aria-labelledby={`${base}-tab-${shown}`} tabIndex={0}>
        {groups
          .filter(({ slug }) => shown === everything || shown === slug)
          .map((group) => ({ group, shared: sharedTerms(group.courses) }))
          .map(({ group, shared }) => (
            <section key={group.id} aria-labelledby={`${base}-${group.slug}`} data-hue={group.hue}>
              <Head>
                <div>
                  <h2 id={`${base}-${group.slug}`}>{group.name}</h2>
                  <p>{group.purpose}</p>
                  <CourseTerms terms={shared} />
                </div>
                <GroupTiming {...group} />
              </Head>
              {/* The dialog is on its way before the press. */}
              <CourseGrid onPointerEnter={loadDialog} onFocus={loadDialog}>
                {group.courses.map((course) => (
                  <CourseCard
                    key={course.id}
                    course={course}
                    group={group}
                    shared={shared}
                    onLearnMore={() => open({ course, group })}
                  />
                ))}
              </CourseGrid>
            </section>
          ))}
      </Stack>
      {opened && (
        <Suspense>
          <CourseDialog {...opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </Stack>
  )
}

const Head = styled.header`
  display: grid;
  gap: ${space[4]} ${space[12]};
  align-items: end;
  margin-bottom: ${space[6]};

  & h2 {
    font-size: ${text('heading')};
  }
  & dl {
    margin-top: ${space[4]};
  }
  & > :first-child > p {
    color: ${color('textMuted')};
  }
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(24rem, 28rem);
  }
`
