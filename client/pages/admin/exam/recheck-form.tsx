import styled from 'styled-components'
import { forgetResults } from '#client/data/forget-results.ts'
import type { ManagedExamValuesFragment, RecheckRulesInput } from '#client/gql/graphql.ts'
import { useSetRecheckRulesOfExamMutation } from '#client/gql/hooks/use-set-recheck-rules-of-exam-mutation.ts'
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

const inputOf = ({ isOn, until, fee }: Draft): RecheckRulesInput => ({
  until: isOn && until !== '' ? until : null,
  fee: isOn ? fee.trim() || null : null,
})

interface RecheckFormProps {
  exam: ManagedExamValuesFragment
  /** Reads the exam anew. */
  onReload: () => void
}

/** Whether and until when candidates of an exam may ask for a re-check. */
export function RecheckForm({ exam, onReload }: RecheckFormProps) {
  const [setRules] = useSetRecheckRulesOfExamMutation()
  const edit = useExamEdit({
    key: `re-checks ${exam.id}`,
    exam,
    draftOf,
    saved: t('Re-checks saved'),
    onReload,
  })
  const { draft, edited, change, conflict } = edit

  const missingDay =
    draft.isOn && draft.until === '' ? [{ path: 'until', message: t('Enter the last day') }] : []

  /** @param previous absent: whichever they are. */
  const save = (previous?: RecheckRulesInput, problems: readonly FormError[] = []) =>
    edit.save(async () => {
      const { data } = await setRules({
        variables: { examId: exam.id, input: inputOf(draft), ...(previous && { previous }) },
        update: forgetResults,
      })
      return data?.setRecheckRules
    }, [...problems, ...missingDay])

  return (
    <Narrow>
      <Form
        errors={edit.errors}
        errorTitle={t('Nothing was changed')}
        onSubmit={(_, form) => save(inputOf(edited), inputProblems(form))}
      >
        {conflict !== undefined && (
          <EditConflict message={conflict} onKeepMine={() => save()} onTakeTheirs={edit.takeTheirs} />
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
              name="until"
              label={t('Last day')}
              required
              hint={t('In A.D. or B.S.; until midnight in Nepal.')}
            >
              <DateInput value={draft.until} onChange={(until) => change({ until })} />
            </Field>
            <Field
              name="fee"
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
