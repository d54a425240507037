import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useCandidateQuery } from '#client/gql/hooks/use-candidate-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { paths, personalDataPath } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { type Candidate, CandidateQuery, candidateWanted } from './candidate-query.ts'
import { CandidateView } from './candidate-view.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, CandidateQuery, candidateWanted(new URL(request.url).searchParams))
}

export function Component() {
  const [params] = useSearchParams()
  const wanted = candidateWanted(params)
  const { data, now, failure } = usePageQuery(useCandidateQuery, wanted)
  const candidate = data?.candidateData
  return (
    <AdminPage
      title={t('Candidate {candidateId}', {
        candidateId: candidate?.candidateId ?? wanted.candidateId,
      }).trim()}
      intro={candidate && <WhoItIs candidate={candidate} />}
      under={[{ label: t('Search'), to: paths.adminSearch }]}
      actions={
        candidate && (
          <ButtonLink variant="secondary" to={personalDataPath(candidate.candidateId)}>
            {t('Export or delete')}
          </ButtonLink>
        )
      }
    >
      {failure ? (
        <Failure title={t('The candidate could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading candidate')}>
          <Skeleton width="60%" />
        </Loading>
      ) : candidate ? (
        <CandidateView candidate={candidate} now={now} />
      ) : (
        <EmptyState
          seed="no-candidate"
          title={wanted.candidateId ? t('Nothing is kept') : t('No candidate')}
          compact
        >
          {wanted.candidateId
            ? t('No result file and no student list has the Candidate ID {candidateId}.', {
                candidateId: wanted.candidateId,
              })
            : t('The address names no candidate. Search for a Candidate ID or a name above.')}
        </EmptyState>
      )}
    </AdminPage>
  )
}

/** Name and groups, by the newest list that is published and active. */
function WhoItIs({ candidate: { listEntries } }: { candidate: Candidate }) {
  const published = listEntries.filter(({ isPublished }) => isPublished)
  const entry = published.find(({ isActive }) => isActive) ?? published[0]
  if (!entry) return null
  return (
    <>
      <strong>
        <Lang>{entry.studentName}</Lang>
      </strong>{' '}
      · <Lang>{entry.groups}</Lang>
    </>
  )
}
