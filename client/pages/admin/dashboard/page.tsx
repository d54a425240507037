import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { ActivityList, ActivitySkeleton } from '#client/features/activity/activity-list.tsx'
import { useDashboardQuery } from '#client/gql/hooks/use-dashboard-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { Failure } from '#client/ui/failure.tsx'
import { TitledSheet } from '#client/ui/sheet.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { DashboardCounts } from './dashboard-counts.tsx'
import { DashboardQuery } from './dashboard-query.ts'
import { DemoCallout } from './demo-callout.tsx'
import { FileStoreProblems } from './file-store-problems.tsx'
import { MissingContent } from './missing-content.tsx'
import { NightlyBackup } from './nightly-backup.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SystemChecks } from './system-checks.tsx'
import { WaitingTasks } from './waiting-tasks.tsx'

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
