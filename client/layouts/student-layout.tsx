import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useEmptyPages } from '#client/data/root-data.ts'
import { t } from '#client/locales/t.ts'
import { color, from, layer, space, text } from '#client/theme/theme.ts'
import { AreaLinks, useIsHere } from './area-links.tsx'
import { type DeskProps, SidebarLayout } from './sidebar-layout.tsx'
import { hasContent, studentNavigationWithout, studentTabs } from './student-navigation.ts'

interface StudentLayoutProps extends DeskProps {
  /** Paths of the pages for students alone on which there is nothing. */
  emptyStudentPages?: readonly string[]
}

/** The layout of the student area: paper, and on a phone with the most used pages under the thumb. */
export function StudentLayout({ emptyStudentPages = [], ...props }: StudentLayoutProps) {
  const emptyPages = [...useEmptyPages(), ...emptyStudentPages]
  return (
    <SidebarLayout
      {...props}
      ground="paper"
      links={<AreaLinks label={t('Student area')} groups={studentNavigationWithout(emptyPages)} />}
      tabs={<StudentTabs emptyPages={emptyPages} />}
    />
  )
}

/** The pages that students open most, along the lower edge of a phone. */
function StudentTabs({ emptyPages }: { emptyPages: readonly string[] }) {
  const isHere = useIsHere()
  return (
    <Bar aria-label={t('Most used')} data-no-print>
      {studentTabs.filter(hasContent(emptyPages)).map((item) => (
        <Link key={item.to} to={item.to} aria-current={isHere(item)}>
          <item.icon size="1.375rem" />
          {item.short}
        </Link>
      ))}
    </Bar>
  )
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer('bar')};
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color('line')};
  background: ${color('surface')};

  /* It would cover a focused element at the lower edge. */
  html:has(&) {
    scroll-padding-bottom: calc(4.5rem + env(safe-area-inset-bottom));
  }
  ${from('large')} {
    display: none;

    html:has(&) {
      scroll-padding-bottom: 0;
    }
  }
  & > a {
    display: grid;
    gap: 0.125rem;
    align-content: center;
    justify-items: center;
    min-height: 3.5rem;
    padding-inline: ${space[1]};
    border-top: 3px solid transparent;
    color: ${color('textMuted')};
    font-size: ${text('tiny')};
    line-height: 1.2;
    text-decoration: none;
  }
  & > a[aria-current] {
    border-top-color: ${color('accentStrong')};
    color: ${color('action')};
    font-weight: 650;
  }
  & > a:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`
