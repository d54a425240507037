import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { contentPath } from '#client/paths.ts'
import { color, space } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'

interface Listed {
  key: string
  label: string
  section: string
  page: string
}

/** Leads to the other content of the same page: from the teachers to their departments. */
export function RelatedLists({ of, all }: { of: Listed; all: readonly Listed[] }) {
  const related = all.filter(({ section, page }) => section === of.section && page === of.page)
  if (related.length < 2) return null
  return (
    <nav aria-label={t('Content of the same page')}>
      <List>
        {related.map(({ key, label }) => (
          <li key={key}>
            <NavLink to={contentPath(key)} end>
              {contentWords(label)}
            </NavLink>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  border-bottom: 1px solid ${color('line')};

  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[3]};
    border-bottom: 3px solid transparent;
    color: ${color('textMuted')};
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    color: ${color('text')};
  }
  & a[aria-current='page'] {
    border-bottom-color: ${color('hue')};
    color: ${color('text')};
  }
`
