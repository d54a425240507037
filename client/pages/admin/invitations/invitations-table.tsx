import styled from 'styled-components'
import { roleNames } from '#client/features/account/role-names.ts'
import type { InvitationDelivery, InvitationRowFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { Beside, CellButtons, Lines, Quiet } from '#client/ui/table-cell.ts'
import { TableSkeleton } from '#client/ui/table-skeleton.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

type Row = InvitationRowFragment

interface InvitationsTableProps {
  invitations: readonly Row[]
  /** Of all pages. */
  total: number
  /** Id of the one that is being sent again. */
  busy: string | undefined
  onResend: (invitation: Row) => void
  onRevoke: (invitation: Row) => void
}

const states: Readonly<Record<InvitationDelivery, { label: string; tone: Tone }>> = {
  WAITING: { label: t('Mail on its way'), tone: 'info' },
  MAILED: { label: t('Mail sent'), tone: 'success' },
  FAILED: { label: t('Mail not delivered'), tone: 'danger' },
  SHOWN: { label: t('Link to hand over'), tone: 'info' },
}

/** The invitations, one row each. */
export function InvitationsTable({ invitations, total, busy, onResend, onRevoke }: InvitationsTableProps) {
  const columns: TableColumn<Row>[] = [
    { key: 'person', header: t('Invited'), rowHeader: true, cell: person },
    { key: 'role', header: t('Role'), cell: ({ role }) => roleNames[role] },
    { key: 'by', header: t('By'), cell: invitedBy },
    { key: 'state', header: t('State'), cell: state },
    {
      key: 'actions',
      header: t('Actions'),
      headerHidden: true,
      cell: (row) => (
        <CellButtons data-needs-js>
          <Button
            variant="quiet"
            size="small"
            busy={busy === row.id}
            busyLabel={t('Sending…')}
            onClick={() => onResend(row)}
          >
            {row.delivery === 'SHOWN' ? t('Show a new link') : t('Send again')}
            <VisuallyHidden> {row.email}</VisuallyHidden>
          </Button>
          <Button variant="quiet" size="small" onClick={() => onRevoke(row)}>
            {t('Revoke')}
            <VisuallyHidden> {row.email}</VisuallyHidden>
          </Button>
        </CellButtons>
      ),
    },
  ]
  return (
    <>
      <Quiet as="p">{t('{count, plural, one {# invitation} other {# invitations}}', { count: total })}</Quiet>
      <Table
        caption={t('Invitations')}
        captionHidden
        wide
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
    </>
  )
}

/** The same table while it is on its way. */
export function InvitationsSkeleton() {
  return (
    <TableSkeleton
      label={t('Loading invitations')}
      wide
      headers={[t('Invited'), t('Role'), t('By'), t('State')]}
    />
  )
}

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
