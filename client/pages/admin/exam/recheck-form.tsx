import styled from 'styled-components'
import { forgetResults } from '#client/data/forget-results.ts'
import type { ExamInput, ManagedExamValuesFragment } from '#client/gql/graphql.ts'
import { useUpdateExamMutation } from '#client/gql/hooks/use-update-exam-mutation.ts'
import { t } from '#client/locales/t.ts'
import { examPath, paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { DateInput } from '#client/ui/date-input.tsx'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import type { FormError } from '#client/ui/form-errors.ts'
import { inputProblems } from '#client/ui/input-problems.ts'
import { RestoredDraft } from '#client/ui/restored-draft.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useExamEdit } from './use-exam-edit.ts'

interface Draft {
  isOn: boolean
  until: string
  fee: string
}

const draftOf = ({ recheck }: ManagedExamValuesFragment): Draft => ({
  isOn: recheck != null,
  until: recheck?.until ?? '',
  fee: recheck?.fee ?? '',
})

const inputOf = ({ isOn, until, fee }: Draft): ExamInput => ({
  recheckUntil: isOn && until !== '' ? until : null,
  recheckFee: isOn ? fee.trim() || null : null,
})

interface RecheckFormProps {
  exam: ManagedExamValuesFragment
  /** Reads the exam again. */
  onReload: () => void
}

/** Whether and until when candidates of an exam may ask for a re-check. */
export function RecheckForm({ exam, onReload }: RecheckFormProps) {
  const [updateExam] = useUpdateExamMutation()
  const edit = useExamEdit({
    key: `re-checks ${exam.id}`,
    exam,
    draftOf,
    saved: t('Re-checks saved'),
    onReload,
  })
  const { draft, change, conflict } = edit

  const missingDay =
    draft.isOn && draft.until === '' ? [{ path: 'recheckUntil', message: t('Enter the last day') }] : []

  /** @param version null saves over any other change. */
  const save = (version: number | null, problems: readonly FormError[] = []) =>
    edit.save(async () => {
      const { data } = await updateExam({
        variables: { id: exam.id, input: inputOf(draft), version },
        update: forgetResults,
      })
      return data?.updateExam
    }, [...problems, ...missingDay])

  return (
    <Narrow>
      <Form
        errors={edit.errors}
        errorTitle={t('Nothing was changed')}
        onSubmit={(_, form) => save(edit.version, inputProblems(form))}
      >
        {conflict !== undefined && (
          <EditConflict message={conflict} onKeepMine={() => save(null)} onTakeTheirs={edit.takeTheirs} />
        )}
        <RestoredDraft restored={edit.restored} onDiscard={edit.drop} />
        <Checkbox
          name="isOn"
          label={t('Candidates may ask for a re-check on their result')}
          checked={draft.isOn}
          onChange={(event) => change({ isOn: event.currentTarget.checked })}
        />
        {draft.isOn && (
          <>
            <Field
              name="recheckUntil"
              label={t('Last day')}
              required
              hint={t('In A.D. or B.S.; until midnight in Nepal.')}
            >
              <DateInput value={draft.until} onChange={(until) => change({ until })} />
            </Field>
            <Field
              name="recheckFee"
              label={t('About the fee (optional)')}
              hint={t('Candidates read it above the form. For example: ₹500, at the desk.')}
            >
              <TextInput
                autoComplete="off"
                maxLength={200}
                value={draft.fee}
                onChange={(event) => change({ fee: event.currentTarget.value })}
              />
            </Field>
          </>
        )}
        <FormActions>
          <Button type="submit" variant="secondary" busy={edit.busy} busyLabel={t('Saving…')}>
            {t('Save re-checks')}
          </Button>
        </FormActions>
        <p>
          <TextLink to={examPath(paths.adminRechecks, exam.id)}>{t('Requests of this exam')}</TextLink>
        </p>
      </Form>
    </Narrow>
  )
}

const Narrow = styled(Card)`
  max-width: 30rem;

  & form {
    gap: ${space[4]};
  }
`
