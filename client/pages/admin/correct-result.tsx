import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { outcomeNames } from '#client/features/results/outcome-names.ts'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import { graphql } from '#client/gql/gql.ts'
import type { CorrectableRowFragment } from '#client/gql/graphql.ts'
import { useCorrectResultMutation } from '#client/gql/hooks/use-correct-result-mutation.ts'
import { useCorrectableResultQuery } from '#client/gql/hooks/use-correctable-result-query.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { candidatePath, paths, stagedResultsPath } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { Loading, Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'

/** Which result the address asks for. */
function resultVariables(params: URLSearchParams) {
  return { examId: params.get('exam') ?? '', candidateId: (params.get('candidate') ?? '').trim() }
}

graphql(`
  fragment CorrectableRow on KeptResult {
    version outcome examMark examRank ranksByPercentage percentage subjects { name mark isAbsent }
  }
`)

const CorrectableResultQuery = graphql(`
  query CorrectableResult($candidateId: String!) {
    candidateData(candidateId: $candidateId) {
      candidateId
      results { examId examTitle isShown ...CorrectableRow }
      listEntries { isPublished isActive studentName }
    }
  }
`)

graphql(`
  mutation CorrectResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {
    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {
      __typename
      ... on StagedExamResults { id }
      ... on InvalidInput { fields { path message } }
      ... on ResultConflict { message current { ...CorrectableRow } }
    }
  }
`)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { candidateId } = resultVariables(new URL(request.url).searchParams)
  return loadPage(context, CorrectableResultQuery, { candidateId })
}

export function Component() {
  const [params] = useSearchParams()
  const { examId, candidateId } = resultVariables(params)
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

interface CorrectionFormProps {
  about: { examId: string; candidateId: string }
  /** As the candidate sees it. */
  result: CorrectableRowFragment
}

/** The values of each subject are at the path of its problems. */
const subjectField = (at: number) => `subjects.${at}.mark` as const

type Values = Record<'examMark' | 'examRank' | 'percentage' | ReturnType<typeof subjectField>, string>

function valuesOf({ outcome, examMark, examRank, percentage, subjects }: CorrectableRowFragment): Values {
  const marks = subjects.map(({ mark, isAbsent }, at) => [
    subjectField(at),
    isAbsent ? outcomeNames.ABSENT : (mark ?? ''),
  ])
  return {
    examMark: outcome ? outcomeNames[outcome] : (examMark ?? ''),
    examRank: examRank ?? '',
    percentage: percentage ?? '',
    ...Object.fromEntries(marks),
  }
}

/** Changes the values of one candidate, up to the preview of the effects. */
function CorrectionForm({ about, result }: CorrectionFormProps) {
  const navigate = useNavigate()
  const [correct] = useCorrectResultMutation()
  const { subjects, ranksByPercentage, version } = result
  const form = useEditForm({
    key: `correct ${about.examId} ${about.candidateId}`,
    values: valuesOf(result),
    version,
    closes: true,
    async send({ examMark, examRank, percentage, ...marks }, version) {
      const input = {
        examMark: examMark.trim(),
        examRank: examRank.trim() || null,
        percentage: percentage.trim() || null,
        subjects: subjects.map(({ name }, at) => ({ name, mark: marks[subjectField(at)]?.trim() ?? '' })),
      }
      const { data } = await correct({ variables: { ...about, input, version } })
      return data?.correctResult
    },
    onSaved: ({ id }) => navigate(stagedResultsPath(id)),
    valuesOf: (current) => valuesOf(current),
  })
  const { values, edited } = form
  const now = (value: string | undefined) => ({ value: value || t('none') })
  // That of another mark is wrong.
  const change = (part: Partial<Values>) =>
    form.change(
      'examMark' in part && values.percentage === edited.values.percentage
        ? { ...part, percentage: '' }
        : part,
    )

  return (
    <Card data-needs-js>
      <EditForm
        form={{ ...form, change }}
        errorTitle={t('The result is as it was')}
        submitLabel={t('Preview the correction')}
        busyLabel={t('Checking…')}
        actions={
          <ButtonLink variant="secondary" to={candidatePath(about.candidateId)}>
            {t('Cancel')}
          </ButtonLink>
        }
        group={Grid}
        fields={[
          {
            name: 'examMark',
            type: 'code',
            label: t('Exam Mark'),
            required: true,
            hint: t(
              'Now {value}. Without a mark: Absent, Withheld or Disqualified.',
              now(edited.values.examMark),
            ),
          },
          {
            name: 'percentage',
            type: 'number',
            label: t('Percentage'),
            hint: t(
              'Now {value}. Left empty: as the full marks of the exam give it.',
              now(edited.values.percentage),
            ),
          },
          {
            name: 'examRank',
            type: 'code',
            label: t('Exam Rank (optional)'),
            hint: ranksByPercentage
              ? t('Left empty: by percentage among all results, as now.')
              : t('Now {value}. Ranks of other candidates stay as they are.', now(edited.values.examRank)),
          },
          ...subjects.map(
            ({ name }, at) =>
              ({
                name: subjectField(at),
                type: 'code',
                label: <Lang>{name}</Lang>,
                hint: t('Now {value}.', now(edited.values[subjectField(at)])),
              }) as const,
          ),
        ]}
      />
    </Card>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
