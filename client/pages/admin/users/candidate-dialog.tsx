import { useAttempt } from '#client/data/use-attempt.ts'
import { LinkedCandidates } from '#client/features/account/linked-candidates.tsx'
import type { UserRowFragment } from '#client/gql/graphql.ts'
import { useLinkCandidateToUserMutation } from '#client/gql/hooks/use-link-candidate-to-user-mutation.ts'
import { useUnlinkCandidateFromUserMutation } from '#client/gql/hooks/use-unlink-candidate-from-user-mutation.ts'
import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { codeAttributes } from '#client/ui/code-attributes.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { KEPT_IN_TAB, RestoredDraft } from '#client/ui/restored-draft.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'

interface CandidateDialogProps {
  user: UserRowFragment
  onClose: () => void
}

/** The candidate IDs of an account: shows, adds and removes them. */
export function CandidateDialog({ user, onClose }: CandidateDialogProps) {
  const { toast } = useToast()
  const [link] = useLinkCandidateToUserMutation()
  const [unlink] = useUnlinkCandidateFromUserMutation()
  const { busy, errors, attempt } = useAttempt()
  const { id: userId, email } = user
  const { draft, unsaved, restored, change, drop, settle } = useDraft(`link ${userId}`, { candidateId: '' })

  const add = (candidateId: string) =>
    attempt(async () => {
      const { data } = await link({ variables: { userId, candidateId } })
      if (data?.linkCandidateToUser.__typename === 'InvalidInput') return data.linkCandidateToUser.fields
      settle(draft, {})
      toast({
        title: t('Candidate ID {candidateId} is linked to {email}', { candidateId, email }),
        tone: 'success',
      })
      onClose()
      return []
    })
  const remove = (candidateId: string) =>
    attempt(async () => {
      await unlink({ variables: { userId, candidateId } })
      toast({
        title: t('Candidate ID {candidateId} is removed from {email}', { candidateId, email }),
        tone: 'success',
      })
      return []
    })

  return (
    <FormDialog
      title={t('Link Candidate ID')}
      description={t(
        '{email} sees the results of a linked Candidate ID in all exams, without PIN or date of birth.',
        { email },
      )}
      errors={errors}
      errorTitle={t('Nothing was changed')}
      onSubmit={() => add(draft.candidateId.trim())}
      submitLabel={t('Link Candidate ID')}
      busy={busy}
      busyLabel={t('Saving…')}
      unsaved={unsaved ? KEPT_IN_TAB : undefined}
      onClose={onClose}
    >
      {user.candidateLinks.length > 0 && (
        <LinkedCandidates links={user.candidateLinks} owner="the student" busy={busy} onRemove={remove} />
      )}
      {user.role !== 'STUDENT' && (
        <Callout tone="warning">
          {t(
            'This account is no student’s any more: it does not see these results, and cannot get another Candidate ID.',
          )}
        </Callout>
      )}
      <RestoredDraft restored={restored} onDiscard={drop} />
      <Field
        name="candidateId"
        label={t('Candidate ID')}
        hint={t('Make sure that it is this person’s. It must be in a published result file or student list.')}
        required
      >
        <TextInput
          numeric
          {...codeAttributes}
          value={draft.candidateId}
          onChange={(event) => change({ candidateId: event.currentTarget.value })}
        />
      </Field>
    </FormDialog>
  )
}
