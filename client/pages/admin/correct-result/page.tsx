import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useCorrectableResultQuery } from '#client/gql/hooks/use-correctable-result-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { candidatePath, paths } from '#client/paths.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { CorrectableResultQuery, resultWanted } from './correction-query.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { candidateId } = resultWanted(new URL(request.url).searchParams)
  return loadPage(context, CorrectableResultQuery, { candidateId })
}

export function Component() {
  const [params] = useSearchParams()
  const { examId, candidateId } = resultWanted(params)
  const { data, failure } = usePageQuery(useCorrectableResultQuery, { candidateId })
  const candidate = data?.candidateData
  const result = candidate?.results.find((one) => one.examId === examId && one.isShown)
  const name = candidate?.listEntries.find((one) => one.isPublished && one.isActive)?.studentName
  return (
    <AdminPage
      title={t('Correct a result')}
      intro={
        result && (
          <>
            {name && (
              <>
                <strong>
                  <Lang>{name}</Lang>
                </strong>
                {', '}
              </>
            )}
            {rich(
              '{candidate} in {exam}. You see what changes, and give the reason, before you publish it.',
              {
                candidate: candidate?.candidateId,
                exam: <Lang>{result.examTitle ?? examId}</Lang>,
              },
            )}
          </>
        )
      }
      under={[{ label: t('Candidate {candidateId}', { candidateId }), to: candidatePath(candidateId) }]}
    >
      {failure ? (
        <Failure title={t('The result could not be read')} {...failure} />
      ) : !data ? (
        <Loading label={t('Loading the result')}>
          <Skeleton width="60%" />
        </Loading>
      ) : result ? (
        <CorrectionForm key={`${examId} ${candidateId}`} about={{ examId, candidateId }} result={result} />
      ) : (
        <EmptyState seed="no-result" title={t('There is no result to correct')}>
          {rich(
            'Candidates see no result of {candidate} in the exam {exam}. Results that wait for their release are corrected with a file under <link>Add Result</link>.',
            {
              candidate: candidateId || t('this candidate'),
              exam: examId,
              link: (text) => <TextLink to={paths.adminAddResult}>{text}</TextLink>,
            },
          )}
        </EmptyState>
      )}
    </AdminPage>
  )
}
