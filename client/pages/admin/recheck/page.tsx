import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useRecheckQuery } from '#client/gql/hooks/use-recheck-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
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
  const { data, failure } = usePageQuery(useRecheckQuery, variablesOf(params))
  const request = data?.recheckRequest
  return (
    <AdminPage
      title={request ? t('Re-check of {candidateId}', { candidateId: request.candidateId }) : t('Re-check')}
      under={[
        { label: t('Re-checks'), to: paths.adminRechecks },
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
      {failure ? (
        <Failure title={t('The request could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading the request')}>
          <Skeleton width="60%" />
        </Loading>
      ) : request ? (
        <RecheckView request={request} />
      ) : (
        <EmptyState seed="no-rechecks" title={t('There is no such request')} compact>
          {t('It is kept for half a year after its answer, or was deleted with the candidate’s data.')}
        </EmptyState>
      )}
    </AdminPage>
  )
}
