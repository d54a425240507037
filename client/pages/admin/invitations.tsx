import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { failureMessage } from '#client/data/change-failure.ts'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { useConfirmed } from '#client/data/use-confirmed.ts'
import { LinkDialog, type ShownLink } from '#client/features/account/invitation-link-dialog.tsx'
import { InviteDialog } from '#client/features/account/invite-dialog.tsx'
import { roleNames } from '#client/features/account/role-names.ts'
import { graphql } from '#client/gql/gql.ts'
import type { InvitationDelivery, InvitationRowFragment } from '#client/gql/graphql.ts'
import { useInvitationsQuery } from '#client/gql/hooks/use-invitations-query.ts'
import { useResendInvitationMutation } from '#client/gql/hooks/use-resend-invitation-mutation.ts'
import { useRevokeInvitationMutation } from '#client/gql/hooks/use-revoke-invitation-mutation.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { AdminList } from '#client/lists/admin-list.tsx'
import { rich, t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import type { TableColumn } from '#client/ui/table.tsx'
import { Beside, Lines, Quiet } from '#client/ui/table-cell.ts'
import { useToast } from '#client/ui/toast-context.ts'
import type { Tone } from '#client/ui/tone.ts'

/** Which invitations the address asks for. */
function invitationsVariables(params: URLSearchParams) {
  return { after: params.get('after') }
}

const InvitationsQuery = graphql(`
  query Invitations($after: String) {
    invitations(first: 25, after: $after) {
      totalCount
      nodes { ...InvitationRow }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

graphql(`
  mutation ResendInvitation($id: ID!) {
    resendInvitation(id: $id) {
      __typename
      ... on Invited { link invitation { ...InvitationRow } }
      ... on InvalidInput { message }
    }
  }
`)

graphql(`
  mutation RevokeInvitation($id: ID!) { revokeInvitation(id: $id) }
`)

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadPage(context, InvitationsQuery, invitationsVariables(new URL(request.url).searchParams))
}

export function Component() {
  const { toast } = useToast()
  const [params] = useSearchParams()
  const [inviting, setInviting] = useState(false)
  const [resend] = useResendInvitationMutation({ fetchPolicy: 'no-cache' })
  const [busy, setBusy] = useState<string>()
  const [shown, setShown] = useState<ShownLink>()
  const [revoked, setRevoked] = useState<Row>()
  const page = usePageQuery(useInvitationsQuery, invitationsVariables(params))
  const found = page.latest?.invitations
  const changed = () => void page.refetch()

  async function sendAgain({ id, email }: Row) {
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
    changed()
  }

  return (
    <AdminPage
      title={t('Invitations')}
      intro={t(
        'Who is invited and has no account yet. A link works once, within 7 days; 30 days later its invitation is deleted.',
      )}
      under={[{ label: t('Users'), to: paths.adminUsers }]}
      actions={
        <>
          <span data-needs-js>
            <Button onClick={() => setInviting(true)}>{t('Invite somebody')}</Button>
          </span>
          <ButtonLink variant="secondary" to={paths.adminInviteStudents}>
            {t('Invite students from a list')}
          </ButtonLink>
        </>
      }
    >
      <AdminList
        caption={t('Invitations')}
        wide
        columns={columns}
        rows={found?.nodes}
        loading={t('Loading invitations')}
        failed={t('The invitations could not be read')}
        failure={page.failure}
        stale={page.stale}
        empty={
          <EmptyState seed="invitations" title={t('Nobody is invited')}>
            {t('Whom you invite stands here until they accept.')}
          </EmptyState>
        }
        count={
          found && t('{count, plural, one {# invitation} other {# invitations}}', { count: found.totalCount })
        }
        pageInfo={found?.pageInfo}
        pageLabels={[t('Newest invitations'), t('Older invitations')]}
        subject={({ email }) => email}
        actions={(row) => [
          {
            label: row.delivery === 'SHOWN' ? t('Show a new link') : t('Send again'),
            busy: busy === row.id,
            onPress: () => void sendAgain(row),
          },
          { label: t('Revoke'), onPress: () => setRevoked(row) },
        ]}
      />
      {shown && <LinkDialog shown={shown} onClose={() => setShown(undefined)} />}
      {revoked && (
        <RevokeDialog
          invitation={revoked}
          onClose={() => {
            setRevoked(undefined)
            changed()
          }}
        />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onInvited={changed} />}
    </AdminPage>
  )
}

type Row = InvitationRowFragment

const states: Readonly<Record<InvitationDelivery, { label: string; tone: Tone }>> = {
  WAITING: { label: t('Mail on its way'), tone: 'info' },
  MAILED: { label: t('Mail sent'), tone: 'success' },
  FAILED: { label: t('Mail not delivered'), tone: 'danger' },
  SHOWN: { label: t('Link to hand over'), tone: 'info' },
}

const columns: TableColumn<Row>[] = [
  { key: 'person', header: t('Invited'), rowHeader: true, cell: person },
  { key: 'role', header: t('Role'), cell: ({ role }) => roleNames[role] },
  { key: 'by', header: t('By'), cell: invitedBy },
  { key: 'state', header: t('State'), cell: state },
]

function person({ email, name, candidateId }: Row) {
  return (
    <Lines>
      <Address>{email}</Address>
      {name && (
        <Quiet>
          <Lang>{name}</Lang>
        </Quiet>
      )}
      {candidateId && <Quiet>{t('Candidate ID {candidateId}', { candidateId })}</Quiet>}
    </Lines>
  )
}

function invitedBy({ invitedBy: person, createdAt }: Row) {
  const name = person?.name ?? person?.email
  return (
    <Beside>
      {name !== undefined && <Lang>{name}</Lang>}
      <Quiet>
        <ShownDate at={createdAt} stacked />
      </Quiet>
    </Beside>
  )
}

function state({ isExpired, expiresAt, delivery }: Row) {
  const { label, tone } = states[delivery]
  return (
    <Beside>
      <Badge tone={isExpired ? 'warning' : tone} icon>
        {isExpired ? t('Expired') : label}
      </Badge>
      {!isExpired && delivery !== 'FAILED' && (
        <Quiet>{rich('until {date}', { date: <ShownDate at={expiresAt} withTime stacked /> })}</Quiet>
      )}
    </Beside>
  )
}

const Address = styled.span`
  overflow-wrap: anywhere;
`

interface RevokeDialogProps {
  invitation: InvitationRowFragment
  onClose: () => void
}

/** Asks before an invitation is revoked. */
function RevokeDialog({ invitation: { id, email }, onClose }: RevokeDialogProps) {
  const [revoke] = useRevokeInvitationMutation()
  const confirmed = useConfirmed({
    failed: t('The invitation was not revoked'),
    onClose,
    async run() {
      await revoke({ variables: { id } })
      return { title: t('The invitation of {email} is revoked', { email }), tone: 'success' }
    },
  })

  return (
    <ConfirmDialog
      open
      title={t('Revoke this invitation?')}
      confirmLabel={t('Revoke invitation')}
      {...confirmed}
      busyLabel={t('Revoking…')}
    >
      <p>
        <strong>{email}</strong>
      </p>
      <p>{t('Its link stops working at once. An account that was made with it already stays.')}</p>
    </ConfirmDialog>
  )
}
