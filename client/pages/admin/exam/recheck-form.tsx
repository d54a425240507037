import styled from 'styled-components'
import { forgetResults } from '#client/data/forget-results.ts'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type { ManagedExamValuesFragment } from '#client/gql/graphql.ts'
import { useUpdateExamMutation } from '#client/gql/hooks/use-update-exam-mutation.ts'
import { t } from '#client/locales/t.ts'
import { examPath, paths } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Card } from '#client/ui/card.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'

/** Whether and until when candidates of an exam may ask for a re-check. */
export function RecheckForm({ exam: { id, version, recheck } }: { exam: ManagedExamValuesFragment }) {
  const { toast } = useToast()
  const [updateExam] = useUpdateExamMutation()
  const form = useEditForm({
    key: `re-checks ${id}`,
    values: { isOn: recheck != null, recheckUntil: recheck?.until ?? '', recheckFee: recheck?.fee ?? '' },
    version,
    check: ({ isOn, recheckUntil }) =>
      isOn && recheckUntil === '' ? [{ path: 'recheckUntil', message: t('Enter the last day') }] : [],
    async send({ isOn, recheckUntil, recheckFee }, version) {
      const input = {
        recheckUntil: (isOn && recheckUntil) || null,
        recheckFee: (isOn && recheckFee.trim()) || null,
      }
      const { data } = await updateExam({ variables: { id, input, version }, update: forgetResults })
      return data?.updateExam
    },
    onSaved: () => toast({ title: t('Re-checks saved'), tone: 'success' }),
  })
  return (
    <Narrow>
      <EditForm
        form={form}
        errorTitle={t('Nothing was changed')}
        submitLabel={t('Save re-checks')}
        variant="secondary"
        fields={[
          {
            name: 'isOn',
            type: 'check box',
            label: t('Candidates may ask for a re-check on their result'),
          },
          ...(form.values.isOn
            ? ([
                {
                  name: 'recheckUntil',
                  type: 'day',
                  label: t('Last day'),
                  required: true,
                  hint: t('In A.D. or B.S.; until midnight in Nepal.'),
                },
                {
                  name: 'recheckFee',
                  label: t('About the fee (optional)'),
                  hint: t('Candidates read it above the form. For example: ₹500, at the desk.'),
                  maxLength: 200,
                },
              ] as const)
            : []),
        ]}
      />
      <p>
        <TextLink to={examPath(paths.adminRechecks, id)}>{t('Requests of this exam')}</TextLink>
      </p>
    </Narrow>
  )
}

const Narrow = styled(Card)`
  display: grid;
  gap: ${space[4]};
  max-width: 30rem;

  & form {
    gap: ${space[4]};
  }
`
