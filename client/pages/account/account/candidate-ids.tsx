import { useState } from 'react'
import { forgetResults } from '#client/data/forget-results.ts'
import { useAttempt } from '#client/data/use-attempt.ts'
import { LinkedCandidates } from '#client/features/account/linked-candidates.tsx'
import { graphql } from '#client/gql/gql.ts'
import { useUnlinkCandidateMutation } from '#client/gql/hooks/use-unlink-candidate-mutation.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { LinkForm } from './link-form.tsx'

graphql(`
  mutation UnlinkCandidate($candidateId: String!) {
    unlinkCandidate(candidateId: $candidateId) { id candidateLinks { candidateId linkedAt byStaff } }
  }
`)

interface CandidateIdsProps {
  links: readonly { candidateId: string; linkedAt: string; byStaff: boolean }[]
}

/** The candidate IDs of a student's own account: what is linked, and one more. */
export function CandidateIds({ links }: CandidateIdsProps) {
  const { toast } = useToast()
  const [asked, setAsked] = useState<string>()
  const [unlink] = useUnlinkCandidateMutation()
  const { busy, errors, attempt } = useAttempt()

  const remove = (candidateId: string) =>
    attempt(async () => {
      setAsked(undefined)
      await unlink({ variables: { candidateId }, update: forgetResults })
      toast({ title: t('Candidate ID {candidateId} is removed', { candidateId }), tone: 'success' })
      return []
    })

  return (
    <>
      <p>
        {links.length === 0
          ? t(
              'Link your Candidate ID once, and this account shows your results of all exams without PIN or date of birth.',
            )
          : t('This account shows the results of:')}
      </p>
      <ErrorSummary errors={errors} title={t('Not removed')} />
      {links.length > 0 && (
        <>
          <LinkedCandidates links={links} owner="you" busy={busy} onRemove={setAsked} />
          <p>
            <TextLink to={paths.studentResults}>{t('See your results')}</TextLink>
          </p>
        </>
      )}
      <LinkForm another={links.length > 0} />
      {asked !== undefined && (
        <ConfirmDialog
          open
          title={t('Remove Candidate ID {candidateId}?', { candidateId: asked })}
          confirmLabel={t('Remove')}
          tone="danger"
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {t(
              'This account no longer shows its results. The results stay. To link it again, you need its PIN or date of birth, or somebody of the staff.',
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
