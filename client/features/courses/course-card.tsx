import ArrowRight from 'lucide-react/icons/arrow-right'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { rich } from '#client/locales/t.ts'
import { coursePath } from '#client/paths.ts'
import { color, from, motion, radius, space, text } from '#client/theme/theme.ts'
import { Cover } from '#client/ui/cover.tsx'
import { HueBadge } from '#client/ui/motif/hue-badge.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { CourseIcon } from './course-icon.tsx'
import { CourseTerms, type sharedTerms } from './course-terms.tsx'
import type { ListedCourse, ListedGroup } from './load-course-list.ts'

interface CourseCardProps {
  course: ListedCourse
  group: ListedGroup
  /** The group states them. */
  shared: ReturnType<typeof sharedTerms>
  /** Learn More was pressed for here and now; without it, and without JavaScript, the link leads to the course's page. */
  onLearnMore?: () => void
}

/** A course in the list. */
export function CourseCard({ course, group, shared, onLearnMore }: CourseCardProps) {
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
        <Head>
          {!picture && <CourseIcon drawing={drawing} />}
          <div>
            <HueBadge>{group.category}</HueBadge>
            <h3>{title}</h3>
          </div>
        </Head>
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

const Head = styled.div`
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
