import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { color, layer, motion, radius, space } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { barLinkStyle } from './bar-link-style.ts'
import type { NavigationGroup } from './navigation-items.ts'

/**
 * A menu of links that opens on press, with or without JavaScript. With it, Escape, a press elsewhere, leaving by Tab and
 * following a link close it.
 */
export function NavDropdown({ group }: { group: NavigationGroup }) {
  const box = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const current = group.items.some(({ to }) => to === pathname)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close(box.current)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return
    close(box.current)
    box.current.querySelector('summary')?.focus()
  }

  return (
    <Details ref={box} onKeyDown={closeOnEscape}>
      <summary data-current={current || undefined}>
        {group.label}
        <ChevronDown size="1em" />
      </summary>
      <Panel onClick={() => close(box.current)}>
        {group.items.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </Panel>
    </Details>
  )
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false
}

const Details = styled.details`
  position: relative;

  & > summary {
    ${barLinkStyle}
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    transition: rotate ${motion('fast')};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`

const Panel = styled(PlainList)`
  position: absolute;
  z-index: ${layer('overlay')};
  top: calc(100% + ${space[1]});
  left: ${space[1]};
  width: max-content;
  min-width: 15rem;
  padding: ${space[2]};
  border: 1px solid ${color('line')};
  border-top: 3px solid ${color('accent')};
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  background: ${color('raised')};
  box-shadow: 0 12px 24px -8px ${color('shadow')};

  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.small};
    color: ${color('text')};
    text-decoration: none;
  }
  & a:hover {
    background: ${color('actionSoft')};
    color: ${color('action')};
  }
  & a[aria-current='page'] {
    background: ${color('actionSoft')};
    font-weight: 600;
  }
`
