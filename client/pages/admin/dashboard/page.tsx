import type { LucideIcon } from 'lucide-react'
import BookOpen from 'lucide-react/icons/book-open'
import ChevronRight from 'lucide-react/icons/chevron-right'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Megaphone from 'lucide-react/icons/megaphone'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { ActivityList, ActivitySkeleton } from '#client/features/activity/activity-list.tsx'
import { graphql } from '#client/gql/gql.ts'
import type { DashboardCountsFragment } from '#client/gql/graphql.ts'
import { useDashboardQuery } from '#client/gql/hooks/use-dashboard-query.ts'
import { quickActions } from '#client/layouts/admin-navigation.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { below, color, from, radius, space, text } from '#client/theme/theme.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { grouped } from '#shared/digits.ts'
import { FileStoreProblems, NightlyBackup, SystemChecks } from './system-checks.tsx'
import { MissingContent, WaitingTasks } from './waiting-tasks.tsx'

graphql(`
  fragment DashboardCounts on Dashboard {
    students
    studentUploads
    studyMaterials
    activeNotices
    inactiveNotices
    resultFiles
    exams
  }
`)

/** Open tasks. */
graphql(`
  fragment DashboardTasks on Dashboard {
    waitingUploads { id kind fileName totalRows uploadedBy expiresAt }
    openRechecks
    upcomingReleases { id title releaseAt }
  }
`)

graphql(`
  fragment FileStoreProblems on FileStoreStatus {
    storedFiles
    namedFiles
    missingFiles
    orphanedFiles
    heldSince
    isAllowed
  }
`)

graphql(`
  fragment SystemChecks on Dashboard {
    system { name state text }
  }
`)

graphql(`
  fragment DashboardMissing on Dashboard {
    missingContent { collection itemId text }
  }
`)

const DashboardQuery = graphql(`
  query Dashboard {
    dashboard {
      ...DashboardCounts
      ...DashboardTasks
      isDemoAccount
      demo { entries }
      fileStore { ...FileStoreProblems }
      ...SystemChecks
      nightlyBackup { at isLocked }
      ...DashboardMissing
      recentActivity(first: 12) { ...ActivityRow }
    }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, DashboardQuery, {})
}

export function Component() {
  const { data, now, failure, retry } = usePageQuery(useDashboardQuery, {})
  const dashboard = data?.dashboard
  return (
    <AdminPage title={t('Dashboard')} intro={t('Totals, open tasks and recent activity.')}>
      {dashboard?.demo && <DemoCallout isDemoAccount={dashboard.isDemoAccount} />}
      {dashboard?.fileStore && <FileStoreProblems found={dashboard.fileStore} onChanged={retry} />}
      {failure ? (
        <Failure title={t('The dashboard could not be read')} {...failure} />
      ) : (
        <DashboardCounts counts={dashboard} />
      )}
      <Board>
        {!failure && (
          <Column>
            <TitledSheet title={t('Waiting')}>
              <WaitingTasks tasks={dashboard} now={now} />
            </TitledSheet>
            <MissingContent missing={dashboard?.missingContent} />
          </Column>
        )}
        <Aside>
          <TitledSheet title={t('Quick Actions')}>
            <QuickActions />
          </TitledSheet>
          {!failure && (
            <TitledSheet title={t('System')}>
              <SystemChecks checks={dashboard?.system} />
              {dashboard && <NightlyBackup backup={dashboard.nightlyBackup} onChanged={retry} />}
            </TitledSheet>
          )}
        </Aside>
        {!failure && (
          <TitledSheet title={t('Recent Activity')}>
            {dashboard ? (
              <ActivityList activity={dashboard.recentActivity} now={now} />
            ) : (
              <ActivitySkeleton />
            )}
            <All>
              <TextLink to={paths.adminActivity}>{t('All activity')}</TextLink>
            </All>
          </TitledSheet>
        )}
      </Board>
    </AdminPage>
  )
}

/** On a phone the quick actions stand before the long list, on a large screen beside it. */
const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${from('wide')} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    grid-template-rows: auto 1fr;
  }
`

const All = styled.p`
  padding: ${space[3]} ${space[4]};
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`

const Aside = styled(Column)`
  ${from('wide')} {
    grid-area: 1 / 2 / span 2;
  }
`

/** Leads from the demo to a website of one's own: to its first account, then to the removal of the demo. */
function DemoCallout({ isDemoAccount }: { isDemoAccount: boolean }) {
  if (!isDemoAccount) {
    return (
      <Callout title={t('This website has sample content of the demo institute.')}>
        <p>
          <TextLink to={paths.adminSetup}>{t('Remove the demo')}</TextLink>
        </p>
      </Callout>
    )
  }
  return (
    <Callout title={t('This is the demo institute: sample content.')}>
      <p>
        <TextLink to={paths.adminSetup}>{t('Make it yours')}</TextLink>
      </p>
    </Callout>
  )
}

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
function DashboardCounts({ counts }: { counts: DashboardCountsFragment | undefined }) {
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

/** Common tasks, one press away. */
function QuickActions() {
  return (
    <SheetRows>
      {quickActions.map(({ label, to, icon: Icon }) => (
        <li key={to}>
          <Action to={to}>
            <Icon size="1.25rem" />
            {label}
            <ChevronRight size="1.1em" />
          </Action>
        </li>
      ))}
    </SheetRows>
  )
}

const Action = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[3]};
  align-items: center;
  min-height: 3.25rem;
  padding: ${space[2]} ${space[4]};
  color: ${color('action')};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: ${color('actionSoft')};
  }
`
