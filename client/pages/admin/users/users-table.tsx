import styled from 'styled-components'
import { roleNames } from '#client/features/account/role-names.ts'
import type { UserRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { accountDataPath } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Table, type TableColumn } from '#client/ui/table.tsx'
import { Beside, CellButtons, Lines, Quiet } from '#client/ui/table-cell.ts'
import { TableSkeleton } from '#client/ui/table-skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

/** Actions on an account. */
export type UserAction = 'role' | 'candidate' | 'disable' | 'enable' | 'sign-out'

interface UsersTableProps {
  users: readonly UserRowFragment[]
  /** Id of the viewer. */
  viewerId: string | undefined
  onAction: (action: UserAction, user: UserRowFragment) => void
}

/** The accounts, one row each, with their actions. */
export function UsersTable({ users, viewerId, onAction }: UsersTableProps) {
  const columns: TableColumn<UserRowFragment>[] = [
    { key: 'account', header: t('Account'), rowHeader: true, cell: (user) => account(user, viewerId) },
    { key: 'role', header: t('Role'), cell: ({ role }) => roleNames[role] },
    { key: 'created', header: t('Signed up'), cell: ({ createdAt }) => <ShownDate at={createdAt} stacked /> },
    { key: 'seen', header: t('Last seen'), cell: lastSeen },
    {
      key: 'actions',
      header: t('Actions'),
      headerHidden: true,
      cell: (user) => <Actions user={user} onAction={onAction} />,
    },
  ]
  return (
    <Table
      caption={t('Accounts')}
      captionHidden
      wide
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
    />
  )
}

/** The same table while it is on its way. */
export function UsersSkeleton() {
  return (
    <TableSkeleton
      label={t('Loading accounts')}
      wide
      headers={[t('Account'), t('Role'), t('Signed up'), t('Last seen')]}
    />
  )
}

function account(user: UserRowFragment, viewerId: string | undefined) {
  return (
    <Lines>
      <Address>{user.email}</Address>
      {user.name && (
        <Quiet>
          <Lang>{user.name}</Lang>
        </Quiet>
      )}
      {user.candidateLinks.length > 0 && (
        <Quiet>
          {t('Candidate ID {candidateId}', {
            candidateId: user.candidateLinks.map(({ candidateId }) => candidateId).join(', '),
          })}
        </Quiet>
      )}
      <Badges>
        {user.id === viewerId && <Badge tone="info">{t('You')}</Badge>}
        {user.disabledAt && (
          <Badge tone="danger" icon>
            {t('Disabled')}
          </Badge>
        )}
        {!user.emailVerifiedAt && (
          <Badge tone="warning" icon>
            {t('Address not confirmed')}
          </Badge>
        )}
      </Badges>
    </Lines>
  )
}

function lastSeen({ lastSeenAt, openSessions }: UserRowFragment) {
  if (!lastSeenAt) return <Quiet>{t('Never')}</Quiet>
  return (
    <Beside>
      <ShownDate at={lastSeenAt} withTime stacked />
      <Quiet>
        {openSessions === 0
          ? t('not signed in')
          : t('signed in on {count, plural, one {# device} other {# devices}}', { count: openSessions })}
      </Quiet>
    </Beside>
  )
}

function Actions({ user, onAction }: { user: UserRowFragment; onAction: UsersTableProps['onAction'] }) {
  const button = (label: string, action: UserAction) => (
    <Button variant="quiet" size="small" onClick={() => onAction(action, user)}>
      {label}
      <VisuallyHidden> {user.email}</VisuallyHidden>
    </Button>
  )
  return (
    <CellButtons data-needs-js>
      {button(t('Change role'), 'role')}
      {(user.role === 'STUDENT' || user.candidateLinks.length > 0) && button(t('Candidate ID'), 'candidate')}
      {user.openSessions > 0 && button(t('Sign out'), 'sign-out')}
      {user.disabledAt ? button(t('Enable'), 'enable') : button(t('Disable'), 'disable')}
      <ButtonLink variant="quiet" size="small" to={accountDataPath(user.id)}>
        {t('Personal data')}
        <VisuallyHidden> {user.email}</VisuallyHidden>
      </ButtonLink>
    </CellButtons>
  )
}

const Address = styled.span`
  overflow-wrap: anywhere;

  ${from('wide')} {
    min-width: 12rem;
  }
`

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  &:empty {
    display: none;
  }
`
