import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'

export interface Crumb {
  label: string
  /** Missing on the last one: the page itself. */
  to?: string
}

/** Where this page is: the way down to it, the page itself last. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t('Breadcrumb')}>
      <Way>
        {crumbs.map(({ label, to }) => (
          <li key={to ?? ''}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
            {to !== undefined && <ChevronRight size="1em" />}
          </li>
        ))}
      </Way>
    </nav>
  )
}

const Way = styled.ol`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  list-style: none;
  color: ${color('textMuted')};
  font-size: ${text('small')};

  & > li {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    min-width: 0;
    margin-right: ${space[1]};
    overflow-wrap: anywhere;
  }
  & a,
  & span {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`
