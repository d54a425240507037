import type { LucideIcon } from 'lucide-react'
import BookOpen from 'lucide-react/icons/book-open'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Megaphone from 'lucide-react/icons/megaphone'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { DashboardCountsFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { below, color, from, radius, space, text } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { grouped } from '#shared/digits.ts'

interface Count {
  label: string
  to: string
  icon: LucideIcon
  value: (counts: DashboardCountsFragment) => number
  note: (counts: DashboardCountsFragment) => string
}

const counted: readonly Count[] = [
  {
    label: t('Students'),
    to: paths.adminStudents,
    icon: GraduationCap,
    value: ({ students }) => students,
    note: ({ studentUploads: lists }) =>
      lists === 0
        ? t('no active list')
        : t('on {lists, plural, one {# active list} other {# active lists}}', { lists }),
  },
  {
    label: t('Active notices'),
    to: paths.adminNotices,
    icon: Megaphone,
    value: ({ activeNotices }) => activeNotices,
    note: ({ inactiveNotices }) =>
      inactiveNotices === 0 ? t('none inactive') : t('{inactiveNotices} inactive', { inactiveNotices }),
  },
  {
    label: t('Result files'),
    to: paths.adminResults,
    icon: FileSpreadsheet,
    value: ({ resultFiles }) => resultFiles,
    note: ({ exams }) =>
      exams === 0 ? t('no exam yet') : t('of {exams, plural, one {# exam} other {# exams}}', { exams }),
  },
  {
    label: t('Study materials'),
    to: paths.adminMaterials,
    icon: BookOpen,
    value: ({ studyMaterials }) => studyMaterials,
    note: () => t('in the student area'),
  },
]

/** Totals; each count links to its list. Without counts they are still loading. */
export function DashboardCounts({ counts }: { counts: DashboardCountsFragment | undefined }) {
  const strip = (
    <Strip>
      {counted.map(({ label, to, icon: Icon, value, note }) => (
        <li key={label}>
          <Cell to={to}>
            <Icon size="1.25rem" />
            <Label>{label}</Label>
            <Value>{counts ? grouped(value(counts)) : <Skeleton width="4rem" height="1lh" />}</Value>
            <Note>{counts ? note(counts) : <Skeleton width="7rem" />}</Note>
          </Cell>
        </li>
      ))}
    </Strip>
  )
  return counts ? strip : <Loading label={t('Loading counts')}>{strip}</Loading>
}

const Strip = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  & > li {
    display: grid;
  }
  ${from('large')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[4]};
  }
`

const Cell = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[2]};
  align-content: start;
  align-items: center;
  padding: ${space[3]} ${space[4]} ${space[4]};
  border: 1px solid ${color('line')};
  border-top: 3px solid ${color('accent')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  color: ${color('textMuted')};
  text-decoration: none;

  &:hover {
    border-color: ${color('lineStrong')};
    border-top-color: ${color('accent')};
    color: ${color('text')};
  }
  & > svg {
    color: ${color('action')};
  }
  ${below('small')} {
    grid-template-columns: minmax(0, 1fr);

    & > svg {
      display: none;
    }
  }
`

const Label = styled.span`
  font-weight: 600;
`

const Value = styled.span`
  grid-column: 1 / -1;
  color: ${color('text')};
  font-size: ${text('display')};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  line-height: 1.25;
`

const Note = styled.span`
  grid-column: 1 / -1;
  font-size: ${text('small')};
`
