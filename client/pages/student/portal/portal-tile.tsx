import type { LucideIcon } from 'lucide-react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { color, radius, space, text } from '#client/theme/theme.ts'

interface PortalTileProps {
  icon: LucideIcon
  label: string
  /** The next event, in a few words. */
  title: ReactNode
  to: string
  children: ReactNode
}

/** One thing to know at a glance; the whole tile leads to more of it. */
export function PortalTile({ icon: Icon, label, title, to, children }: PortalTileProps) {
  return (
    <Tile>
      <Label>
        <Icon size="1.125rem" />
        {label}
      </Label>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      <div>{children}</div>
      <Arrow size="1.25rem" />
    </Tile>
  )
}

const Tile = styled.section`
  position: relative;
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[4]} ${space[12]} ${space[4]} ${space[5]};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  color: ${color('textMuted')};
  font-size: ${text('small')};

  &:hover {
    border-color: ${color('lineStrong')};
  }
  & > h2 {
    font-size: ${text('large')};
    overflow-wrap: anywhere;
  }
  & > h2 > a {
    color: ${color('text')};
    text-decoration: none;
  }
  & > h2 > a:hover {
    text-decoration: underline;
  }
  & > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Label = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  font-weight: 600;
`

const Arrow = styled(ArrowRight)`
  position: absolute;
  right: ${space[4]};
  bottom: ${space[4]};
`
