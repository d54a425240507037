import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { CourseIcon } from '#client/features/courses/course-icon.tsx'
import { coursePath } from '#client/paths.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import type { CourseContent } from './load-course.ts'

/** Neighbouring courses, each with its icon. */
export function CourseLinks({ courses }: { courses: CourseContent['others'] }) {
  return (
    <List>
      {courses.map(({ slug, title, degree, drawing }) => (
        <li key={slug}>
          <Link to={coursePath(slug)}>
            <CourseIcon drawing={drawing} />
            <span>
              <strong>{title}</strong>
              {degree}
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
}

const List = styled(PlainList)`
  display: grid;
  gap: 0 ${space[8]};

  ${from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    border-top: 1px solid ${color('line')};
  }
  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
    padding-block: ${space[3]};
    color: ${color('textMuted')};
    font-size: ${text('small')};
    text-decoration: none;
  }
  & strong {
    display: block;
    color: ${color('text')};
    font-size: ${text('body')};
  }
  & a:hover strong {
    color: ${color('hueText')};
    text-decoration: underline;
  }
`
