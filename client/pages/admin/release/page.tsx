import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useResultReleaseQuery } from '#client/gql/hooks/use-result-release-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'
import { RehearsalLink } from './rehearsal-link.tsx'
import { ReleaseChecks } from './release-checks.tsx'
import { ReleaseFacts } from './release-facts.tsx'
import { ReleaseForm } from './release-form.tsx'
import { ResultReleaseQuery } from './release-query.ts'
import { Reinstatement, Withdrawal } from './withdrawal.tsx'

const variablesOf = (params: URLSearchParams) => ({ id: params.get('file') ?? '' })

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, ResultReleaseQuery, variablesOf(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const { data, now, failure, refetch } = usePageQuery(useResultReleaseQuery, variablesOf(params))
  const [changed, setChanged] = useState(false)
  const again = () => {
    setChanged(true)
    void refetch()
  }
  const release = data?.resultRelease
  const isUnreleased = release?.state === 'STAGED' || release?.state === 'SCHEDULED'
  return (
    <AdminPage
      title={t('Release')}
      intro={t('When candidates see the results of a file, and what to look at before.')}
      under={[{ label: t('Results'), to: paths.adminResults }]}
    >
      {failure ? (
        <Failure title={t('The release could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading the release')}>
          <Skeleton width="60%" />
        </Loading>
      ) : !release ? (
        <EmptyState
          seed="no-release"
          title={t('There is no such file')}
          actions={<ButtonLink to={paths.adminResults}>{t('All result files')}</ButtonLink>}
        >
          {t('It was deleted, or its upload has expired.')}
        </EmptyState>
      ) : (
        <Column>
          {/* The button that was pressed has gone with the state. */}
          <TakesFocus key={release.state} when={changed}>
            <ReleaseFacts release={release} now={now} />
          </TakesFocus>
          {isUnreleased && <ReleaseChecks fileId={release.file.id} checks={release.checks} />}
          {isUnreleased && <RehearsalLink fileId={release.file.id} />}
          {release.state === 'SCHEDULED' && <ReleaseForm file={release.file} onChanged={again} />}
          {(release.state === 'SCHEDULED' || release.state === 'RELEASED') && (
            <Withdrawal file={release.file} isReleased={release.state === 'RELEASED'} onChanged={again} />
          )}
          {release.state === 'WITHDRAWN' && <Reinstatement file={release.file} now={now} onChanged={again} />}
        </Column>
      )}
    </AdminPage>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 46rem;
`
