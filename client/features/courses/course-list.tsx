import ArrowRight from 'lucide-react/icons/arrow-right'
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { coursePath } from '#client/paths.ts'
import { color, from, motion, radius, space, text } from '#client/theme/theme.ts'
import { Cover } from '#client/ui/cover.tsx'
import { HueBadge } from '#client/ui/motif/hue-badge.tsx'
import { Stack } from '#client/ui/stack.ts'
import { TabStrip } from '#client/ui/tab-strip.tsx'
import { useAddressChoice } from '#client/ui/use-address-choice.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { CourseIcon } from './course-icon.tsx'
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

/**
 * The courses of a group without an orphan in the last row: on large screens three, seven (three and four) or five (two
 * and three) fill their rows; between phone and large screen the first of an odd number takes a row of its own.
 */
const CourseGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from('large')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > :is(*, :first-child:nth-last-child(odd)) {
      grid-column: span 4;
    }
    & > :nth-last-child(-n + 4):nth-child(n + 4) {
      grid-column: span 3;
    }
    & > :first-child:nth-last-child(5),
    & > :first-child:nth-last-child(5) + * {
      grid-column: span 6;
    }
    & > :first-child:nth-last-child(5) ~ :nth-child(n + 3) {
      grid-column: span 4;
    }
  }
`

interface CourseCardProps {
  course: ListedCourse
  group: ListedGroup
  /** The group states them. */
  shared: ReturnType<typeof sharedTerms>
  /** Learn More was pressed for here and now; without it, and without JavaScript, the link leads to the course's page. */
  onLearnMore?: () => void
}

/** A course in the list. */
function CourseCard({ course, group, shared, onLearnMore }: CourseCardProps) {
  const { slug, title, shortDescription, drawing, picture } = course
  const open = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!onLearnMore || elsewhere) return
    event.preventDefault()
    onLearnMore()
  }
  return (
    <Frame data-hue={group.hue}>
      {picture && (
        <Picture>
          <Cover picture={picture} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 100vw" />
        </Picture>
      )}
      <Words>
        <CardHead>
          {!picture && <CourseIcon drawing={drawing} />}
          <div>
            <HueBadge>{group.category}</HueBadge>
            <h3>{title}</h3>
          </div>
        </CardHead>
        <p>{shortDescription}</p>
        <CourseTerms terms={course} without={shared} />
        <More to={coursePath(slug)} onClick={open}>
          {rich('Learn More<hidden> about {title}</hidden>', {
            title,
            hidden: (about) => <VisuallyHidden>{about}</VisuallyHidden>,
          })}
          <ArrowRight size="1.1em" />
        </More>
      </Words>
    </Frame>
  )
}

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border: 1px solid ${color('line')};
  border-top: 4px solid ${color('hue')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  transition: border-color ${motion('fast')};

  &:hover {
    border-color: ${color('hue')};
  }
  @media print {
    break-inside: avoid;
  }
`

const Picture = styled.div`
  height: 9rem;

  ${from('medium')} {
    height: 11rem;
  }
`

const Words = styled.div`
  display: grid;
  grid-row: -2;
  grid-template-rows: auto 1fr auto auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;
  padding: ${space[4]} ${space[4]} ${space[2]};

  & > p {
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    padding: ${space[5]} ${space[5]} ${space[3]};
  }
`

const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;

  & h3 {
    margin-top: ${space[1]};
    font-size: ${text('title')};
  }
`

/** The whole card takes the press. */
const More = styled(Link)`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  width: fit-content;
  min-height: 2.75rem;
  color: ${color('hueText')};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: ${color('hueText')};
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color('focus')};
    outline-offset: -3px;
  }
`
