import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { studentNavigationWithout } from '#client/layouts/student-navigation.ts'
import { paths } from '#client/paths.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'

/** Further pages of the portal. */
const shownAbove: readonly string[] = [paths.student, paths.studentSchedule, paths.assignments, paths.payment]

/** The pages of the student area that the portal does not show otherwise. */
export function PageLinks({ emptyPages }: { emptyPages: readonly string[] }) {
  const places = studentNavigationWithout(emptyPages)
    .flatMap(({ items }) => items)
    .filter(({ to }) => !shownAbove.includes(to))
  return (
    <List>
      {places.map(({ label, about, to, icon: Icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon size="1.5rem" />
            <span>
              <strong>{label}</strong>
              {about}
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
}

const List = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space[3]};

  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
    height: 100%;
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color('sunken')};
    color: ${color('textMuted')};
    font-size: ${text('small')};
    line-height: ${leading('tight')};
    text-decoration: none;
  }
  & a:hover {
    background: ${color('actionSoft')};
  }
  & strong {
    display: block;
    color: ${color('text')};
    font-size: ${text('body')};
    font-weight: 600;
  }
  & svg {
    color: ${color('action')};
  }
`
