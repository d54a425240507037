import { ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { coursePath } from '#client/paths.ts'
import { color, from, motion, radius, space, text } from '#client/theme/theme.ts'
import { Cover } from '#client/ui/cover.tsx'
import { HueBadge } from '#client/ui/motif/hue-badge.tsx'
import { PatternCover } from '#client/ui/motif/pattern-cover.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { courseDrawings } from './course-drawings.ts'
import type { ListedCourse, ListedGroup } from './load-course-list.ts'

interface CourseCardProps {
  course: ListedCourse
  group: ListedGroup
  /** Learn More was pressed for here and now; without it, and without JavaScript, the link leads to the course's page. */
  onLearnMore?: () => void
}

/** A course in the list. */
export function CourseCard({ course, group, onLearnMore }: CourseCardProps) {
  const { slug, title, shortDescription, drawing, picture } = course
  const open = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!onLearnMore || elsewhere) return
    event.preventDefault()
    onLearnMore()
  }
  return (
    <Frame data-hue={group.hue}>
      <Picture>
        <Cover picture={picture} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 6.5rem">
          <PatternCover seed={slug} drawing={courseDrawings[drawing]} small />
        </Cover>
      </Picture>
      <Words>
        <HueBadge>{group.category}</HueBadge>
        <h3>{title}</h3>
        <p>{shortDescription}</p>
        <More to={coursePath(slug)} onClick={open}>
          Learn More<VisuallyHidden> about {title}</VisuallyHidden>
          <ArrowRight size="1.1em" />
        </More>
      </Words>
    </Frame>
  )
}

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  transition: border-color ${motion('fast')};

  &:hover {
    border-color: ${color('hue')};
  }
  ${from('medium')} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    break-inside: avoid;
  }
`

/** Beside the words on a phone, where fifteen pictures above each other would be a long way to scroll. */
const Picture = styled.div`
  height: 100%;

  ${from('medium')} {
    height: 11rem;
  }
`

const Words = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space[2]};
  align-content: start;
  padding: ${space[4]} ${space[4]} ${space[2]};

  & > h3 {
    font-size: ${text('title')};
  }
  & > p {
    color: ${color('textMuted')};
  }
  ${from('medium')} {
    padding: ${space[5]} ${space[5]} ${space[3]};
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
