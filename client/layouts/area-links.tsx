import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import type { AdminNavigationItem } from './admin-navigation.ts'

type AreaItem = AdminNavigationItem & {
  /** The page's other address: both count as the same place. */
  alias?: string
}

interface AreaLinksProps {
  label: string
  groups: readonly { label: string; items: readonly AreaItem[] }[]
}

/** Whether an entry leads to where one is, by either of its addresses. */
export function useIsHere(): ({ to, alias }: AreaItem) => 'page' | undefined {
  const pathname = useLocation().pathname.replace(/(.)\/+$/, '$1')
  return ({ to, alias }) => (pathname === to || pathname === alias ? 'page' : undefined)
}

/** The entries of students or teachers in their groups; the current one stands on soft ink behind a marigold line. */
export function AreaLinks({ label: area, groups }: AreaLinksProps) {
  const base = useId()
  const isHere = useIsHere()
  return (
    <Groups aria-label={area}>
      {groups.map(({ label, items }, index) => (
        <div key={label}>
          <Label id={`${base}-${index}`}>{label}</Label>
          <List aria-labelledby={`${base}-${index}`}>
            {items.map((item) => (
              <li key={item.to}>
                <Link to={item.to} aria-current={isHere(item)}>
                  <item.icon size="1.25rem" />
                  {item.label}
                </Link>
              </li>
            ))}
          </List>
        </div>
      ))}
    </Groups>
  )
}

const Groups = styled.nav`
  display: grid;
  gap: ${space[4]};
  align-content: start;
`

const Label = styled.p`
  padding-inline: ${space[3]};
  color: ${color('textMuted')};
  font-size: ${text('tiny')};
  font-weight: 600;
`

/** One line of an area's menu: a link, or the summary of a group of them. */
export const areaRow = css`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[3]};
  border-left: 4px solid transparent;
  border-radius: ${radius.small};
`

const List = styled(PlainList)`
  display: grid;
  margin-top: ${space[1]};

  & a {
    ${areaRow}
    color: ${color('text')};
    text-decoration: none;
  }
  & svg {
    flex: none;
    color: ${color('textMuted')};
  }
  & a:hover {
    background: ${color('sunken')};
  }
  & a[aria-current] {
    border-left-color: ${color('accentStrong')};
    background: ${color('actionSoft')};
    color: ${color('action')};
    font-weight: 650;
  }
  & a[aria-current] svg {
    color: inherit;
  }
`
