import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useEditConflict } from '#client/data/use-edit-conflict.ts'
import { outcomeNames } from '#client/features/results/outcome-names.ts'
import type { ResultOutcome, ResultValuesInput } from '#client/gql/graphql.ts'
import { useCorrectResultMutation } from '#client/gql/hooks/use-correct-result-mutation.ts'
import { t } from '#client/locales/t.ts'
import { candidatePath, stagedResultsPath } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Card } from '#client/ui/card.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useDraft } from '#client/ui/use-draft.ts'
import { CorrectableResultQuery } from './correction-query.ts'

interface Values {
  outcome?: ResultOutcome | null
  examMark?: string | null
  examRank?: string | null
  ranksByPercentage: boolean
  percentage?: string | null
  subjects: readonly { name: string; mark?: string | null; isAbsent: boolean }[]
}

interface CorrectionFormProps {
  about: { examId: string; candidateId: string }
  /** As the candidate sees it. */
  result: Values
  onReload: () => void
}

interface Draft extends Record<'examMark' | 'examRank' | 'percentage', string> {
  subjects: { name: string; mark: string }[]
}

const draftOf = ({ outcome, examMark, examRank, percentage, subjects }: Values): Draft => ({
  examMark: outcome ? outcomeNames[outcome] : (examMark ?? ''),
  examRank: examRank ?? '',
  percentage: percentage ?? '',
  subjects: subjects.map(({ name, mark, isAbsent }) => ({
    name,
    mark: isAbsent ? outcomeNames.ABSENT : (mark ?? ''),
  })),
})

const inputOf = ({ examMark, examRank, percentage, subjects }: Draft): ResultValuesInput => ({
  examMark: examMark.trim(),
  examRank: examRank.trim() || null,
  percentage: percentage.trim() || null,
  subjects: subjects.map(({ name, mark }) => ({ name, mark: mark.trim() })),
})

/** Changes the values of one candidate, up to the preview of the effects. */
export function CorrectionForm({ about, result, onReload }: CorrectionFormProps) {
  const apollo = useApolloClient()
  const navigate = useNavigate()
  const [correct, { loading }] = useCorrectResultMutation()
  const [offered, setOffered] = useState(() => draftOf(result))
  const form = useDraft(
    `correct ${about.examId} ${about.candidateId}`,
    { values: offered, edited: offered },
    loading,
  )
  const { values: draft, edited } = form.draft
  const { errors, conflict, ...edit } = useEditConflict()
  const change = (part: Partial<Draft>) => form.change({ values: { ...draft, ...part }, edited })

  /** @param previous omit to skip the conflict check. */
  const preview = (previous?: ResultValuesInput) =>
    edit.save(async () => {
      const { data } = await correct({
        variables: { ...about, input: inputOf(draft), ...(previous && { previous }) },
      })
      const answer = data?.correctResult
      if (answer?.__typename === 'InvalidInput') return answer.fields
      if (answer) {
        form.drop()
        await navigate(stagedResultsPath(answer.id))
      }
      return []
    })

  async function readTheirs() {
    const { data } = await apollo.query({
      query: CorrectableResultQuery,
      variables: { candidateId: about.candidateId },
      fetchPolicy: 'network-only',
    })
    const theirs = data?.candidateData?.results.find((one) => one.examId === about.examId && one.isShown)
    if (!theirs) return onReload()
    setOffered(draftOf(theirs))
    form.drop()
  }

  return (
    <Card data-needs-js>
      <Form
        errors={errors}
        errorTitle={t('The result is as it was')}
        onSubmit={() => preview(inputOf(edited))}
      >
        {conflict !== undefined && (
          <EditConflict
            message={conflict}
            onKeepMine={() => preview()}
            onTakeTheirs={() => edit.takeTheirs(readTheirs)}
          />
        )}
        <RestoredDraft restored={form.restored} onDiscard={form.drop} />
        <Grid>
          <Field
            name="examMark"
            label={t('Exam Mark')}
            required
            hint={t('Now {value}. Without a mark: Absent, Withheld or Disqualified.', {
              value: edited.examMark,
            })}
          >
            <TextInput
              numeric
              autoComplete="off"
              value={draft.examMark}
              onChange={(event) =>
                change({
                  examMark: event.currentTarget.value,
                  // That of another mark is wrong.
                  ...(draft.percentage === edited.percentage && { percentage: '' }),
                })
              }
            />
          </Field>
          <Field
            name="percentage"
            label={t('Percentage')}
            hint={t('Now {value}. Left empty: as the full marks of the exam give it.', {
              value: edited.percentage || t('none'),
            })}
          >
            <TextInput
              numeric
              inputMode="decimal"
              autoComplete="off"
              value={draft.percentage}
              onChange={(event) => change({ percentage: event.currentTarget.value })}
            />
          </Field>
          <Field
            name="examRank"
            label={t('Exam Rank (optional)')}
            hint={
              result.ranksByPercentage
                ? t('Left empty: by percentage among all results, as now.')
                : t('Now {value}. Ranks of other candidates stay as they are.', {
                    value: edited.examRank || t('none'),
                  })
            }
          >
            <TextInput
              numeric
              autoComplete="off"
              value={draft.examRank}
              onChange={(event) => change({ examRank: event.currentTarget.value })}
            />
          </Field>
          {draft.subjects.map(({ name, mark }, at) => (
            <Field
              key={name}
              name={`subjects.${at}.mark`}
              label={<Lang>{name}</Lang>}
              hint={t('Now {value}.', { value: edited.subjects[at]?.mark || t('none') })}
            >
              <TextInput
                numeric
                autoComplete="off"
                value={mark}
                onChange={(event) => {
                  const typed = event.currentTarget.value
                  change({ subjects: draft.subjects.with(at, { name, mark: typed }) })
                }}
              />
            </Field>
          ))}
        </Grid>
        <FormActions>
          <Button type="submit" busy={loading} busyLabel={t('Checking…')}>
            {t('Preview the correction')}
          </Button>
          <ButtonLink variant="secondary" to={candidatePath(about.candidateId)}>
            {t('Cancel')}
          </ButtonLink>
        </FormActions>
      </Form>
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
