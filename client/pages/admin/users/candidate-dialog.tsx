import { failureMessage } from '#client/data/change-failure.ts'
import { LinkedCandidates } from '#client/features/account/linked-candidates.tsx'
import { EditDialog } from '#client/forms/edit-dialog.tsx'
import { FormFields } from '#client/forms/form-fields.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type { UserRowFragment } from '#client/gql/graphql.ts'
import { useLinkCandidateToUserMutation } from '#client/gql/hooks/use-link-candidate-to-user-mutation.ts'
import { useUnlinkCandidateFromUserMutation } from '#client/gql/hooks/use-unlink-candidate-from-user-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { useToast } from '#client/ui/toast-context.ts'

interface CandidateDialogProps {
  user: UserRowFragment
  onClose: () => void
}

/** The candidate IDs of an account: shows, adds and removes them. */
export function CandidateDialog({
  user: { id: userId, email, role, candidateLinks },
  onClose,
}: CandidateDialogProps) {
  const { toast } = useToast()
  const [link] = useLinkCandidateToUserMutation()
  const [unlink, removing] = useUnlinkCandidateFromUserMutation()
  const form = useEditForm({
    key: `link ${userId}`,
    values: { candidateId: '' },
    async send(values) {
      const candidateId = values.candidateId.trim()
      const { data } = await link({ variables: { userId, candidateId } })
      if (data?.linkCandidateToUser.__typename === 'User')
        toast({
          title: t('Candidate ID {candidateId} is linked to {email}', { candidateId, email }),
          tone: 'success',
        })
      return data?.linkCandidateToUser
    },
    onSaved: onClose,
  })

  async function remove(candidateId: string) {
    try {
      await unlink({ variables: { userId, candidateId } })
      toast({
        title: t('Candidate ID {candidateId} is removed from {email}', { candidateId, email }),
        tone: 'success',
      })
    } catch (error) {
      toast(failureMessage(error, t('Nothing was changed')))
    }
  }

  return (
    <EditDialog
      form={form}
      title={t('Link Candidate ID')}
      description={t(
        '{email} sees the results of a linked Candidate ID in all exams, without PIN or date of birth.',
        { email },
      )}
      errorTitle={t('Nothing was changed')}
      submitLabel={t('Link Candidate ID')}
      onClose={onClose}
    >
      {candidateLinks.length > 0 && (
        <LinkedCandidates
          links={candidateLinks}
          owner="the student"
          busy={removing.loading}
          onRemove={remove}
        />
      )}
      {role !== 'STUDENT' && (
        <Callout tone="warning">
          {t(
            'This account is no student’s any more: it does not see these results, and cannot get another Candidate ID.',
          )}
        </Callout>
      )}
      <FormFields
        form={form}
        fields={[
          {
            name: 'candidateId',
            type: 'code',
            label: t('Candidate ID'),
            hint: t(
              'Make sure that it is this person’s. It must be in a published result file or student list.',
            ),
            required: true,
          },
        ]}
      />
    </EditDialog>
  )
}
