import type { ReactNode } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { TextLink } from './text-link.tsx'

interface PageIndexProps {
  /** Anchors of this page, or paths. */
  links: readonly { to: string; label: string }[]
  /** Before the links. */
  children?: ReactNode
  /** Whether phones show the links, too: above a long text they would only stand in the way. */
  onPhones?: boolean
}

/** Links to the parts of a page, which stay in view on wide screens. */
export function PageIndex({ links, children, onPhones = false }: PageIndexProps) {
  return (
    <Contents aria-label={t('On this page')}>
      {children}
      <List $onPhones={onPhones}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </List>
    </Contents>
  )
}

const Contents = styled.nav`
  align-self: start;
  font-size: ${text('small')};

  & > p {
    color: ${color('textMuted')};
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color('text')};
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${from('large')} {
    position: sticky;
    top: calc(var(--bar-height) + ${space[6]});
  }
`

const List = styled.ol<{ $onPhones: boolean }>`
  display: ${({ $onPhones }) => ($onPhones ? 'flex' : 'none')};
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  padding: 0;
  list-style: none;

  ${from('large')} {
    display: block;
    border-left: 3px solid ${color('accent')};

    & a {
      min-height: 2.25rem;
      padding-left: ${space[4]};
    }
  }
  p + & {
    margin-top: ${space[3]};
  }
`
