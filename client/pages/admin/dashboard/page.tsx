import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { from, space } from '#client/theme/theme.ts'
import { Failure } from '#client/ui/failure.tsx'
import { TitledSheet } from '#client/ui/sheet.tsx'
import { DashboardCounts } from './dashboard-counts.tsx'
import { DashboardQuery } from './dashboard-query.ts'
import { FileStoreProblems } from './file-store-problems.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity, RecentActivitySkeleton } from './recent-activity.tsx'
import { SystemChecks } from './system-checks.tsx'
import { WaitingTasks } from './waiting-tasks.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, DashboardQuery, {})
}

export function Component() {
  const { data, now, failure, retry, retrying } = usePageQuery(DashboardQuery, {})
  const dashboard = data?.dashboard
  return (
    <AdminPage title="Dashboard" intro="What there is, what waits for somebody, and what was done last.">
      {dashboard?.fileStore && <FileStoreProblems found={dashboard.fileStore} onChanged={retry} />}
      {failure !== null ? (
        <Failure title="The dashboard could not be read" onRetry={retry} retrying={retrying}>
          {failure} Nothing was changed.
        </Failure>
      ) : (
        <DashboardCounts counts={dashboard} />
      )}
      <Board>
        {failure === null && (
          <TitledSheet title="Waiting">
            <WaitingTasks tasks={dashboard} now={now} />
          </TitledSheet>
        )}
        <Aside>
          <TitledSheet title="Quick Actions">
            <QuickActions />
          </TitledSheet>
          {failure === null && (
            <TitledSheet title="System">
              <SystemChecks checks={dashboard?.system} />
            </TitledSheet>
          )}
        </Aside>
        {failure === null && (
          <TitledSheet title="Recent Activity">
            {dashboard ? (
              <RecentActivity activity={dashboard.recentActivity} now={now} />
            ) : (
              <RecentActivitySkeleton />
            )}
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

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${from('wide')} {
    grid-area: 1 / 2 / span 2;
  }
`
