import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { examPath, paths } from '#client/paths.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { RecheckQuery } from './recheck-query.ts'
import { RecheckView } from './recheck-view.tsx'

const variablesOf = (params: URLSearchParams) => ({ id: params.get('id') ?? '' })

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, RecheckQuery, variablesOf(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const { data, failure, retry, retrying } = usePageQuery(RecheckQuery, variablesOf(params))
  const request = data?.recheckRequest
  return (
    <AdminPage
      title={request ? `Re-check of ${request.candidateId}` : 'Re-check'}
      under={[
        { label: 'Re-checks', to: paths.adminRechecks },
        ...(request
          ? [
              {
                label: request.examTitle ?? request.examId,
                to: examPath(paths.adminRechecks, request.examId),
              },
            ]
          : []),
      ]}
    >
      {failure !== null ? (
        <Failure title="The request could not be read" onRetry={retry} retrying={retrying}>
          {failure} Nothing was changed.
        </Failure>
      ) : !data ? (
        <Loading label="Loading the request">
          <Skeleton width="60%" />
        </Loading>
      ) : request ? (
        <RecheckView request={request} onReload={retry} />
      ) : (
        <EmptyState seed="no-rechecks" title="There is no such request" compact>
          It is kept for half a year after its answer, or was deleted with the candidate’s data.
        </EmptyState>
      )}
    </AdminPage>
  )
}
