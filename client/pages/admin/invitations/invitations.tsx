import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureMessage } from '#client/data/change-failure.ts'
import { LinkDialog, type ShownLink } from '#client/features/account/invitation-link-dialog.tsx'
import type { InvitationRowFragment, InvitationsQuery } from '#client/gql/graphql.ts'
import { useResendInvitationMutation } from '#client/gql/hooks/use-resend-invitation-mutation.ts'
import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ListColumn } from '#client/ui/list-tools.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { InvitationsSkeleton, InvitationsTable } from './invitations-table.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

interface InvitationsProps {
  /** Missing while it is on its way. */
  found: InvitationsQuery['invitations'] | undefined
  stale: boolean
  onChanged: () => void
}

/** The invitations, to send again and to revoke. */
export function Invitations({ found, stale, onChanged }: InvitationsProps) {
  const { toast } = useToast()
  const [params] = useSearchParams()
  const [resend] = useResendInvitationMutation({ fetchPolicy: 'no-cache' })
  const [busy, setBusy] = useState<string>()
  const [shown, setShown] = useState<ShownLink>()
  const [revoked, setRevoked] = useState<InvitationRowFragment>()
  const pageAfter = (after: string) => `${paths.adminInvitations}?${new URLSearchParams({ after })}`

  async function sendAgain({ id, email }: InvitationRowFragment) {
    setBusy(id)
    try {
      const { data } = await resend({ variables: { id } })
      const answer = data?.resendInvitation
      if (answer?.__typename === 'InvalidInput')
        toast({ title: t('The invitation was not sent'), description: answer.message, tone: 'destructive' })
      else if (typeof answer?.link === 'string') setShown({ email, link: answer.link })
      else toast({ title: t('The invitation of {email} is on its way again', { email }), tone: 'success' })
    } catch (error) {
      toast(failureMessage(error, t('The invitation was not sent')))
    }
    setBusy(undefined)
    onChanged()
  }

  return (
    <ListColumn aria-busy={stale}>
      {!found ? (
        <InvitationsSkeleton />
      ) : found.totalCount === 0 ? (
        <EmptyState seed="invitations" title={t('Nobody is invited')}>
          {t('Whom you invite stands here until they accept.')}
        </EmptyState>
      ) : (
        <InvitationsTable
          invitations={found.nodes}
          total={found.totalCount}
          busy={busy}
          onResend={(invitation) => void sendAgain(invitation)}
          onRevoke={setRevoked}
        />
      )}
      <Pager
        first={params.has('after') && { to: paths.adminInvitations, label: t('Newest invitations') }}
        next={
          found?.pageInfo.hasNextPage === true &&
          typeof found.pageInfo.endCursor === 'string' && {
            to: pageAfter(found.pageInfo.endCursor),
            label: t('Older invitations'),
          }
        }
      />
      {shown && <LinkDialog shown={shown} onClose={() => setShown(undefined)} />}
      {revoked && (
        <RevokeDialog
          invitation={revoked}
          onClose={() => {
            setRevoked(undefined)
            onChanged()
          }}
        />
      )}
    </ListColumn>
  )
}
