import { useState } from 'react'
import type { UserRowFragment, UsersQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { oneOrder } from '#client/ui/list-address.ts'
import { ListColumn, ListTools, NoMatch } from '#client/ui/list-tools.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { ActionDialog } from './action-dialog.tsx'
import { CandidateDialog } from './candidate-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { type UserAction, UsersSkeleton, UsersTable } from './users-table.tsx'

interface UsersProps {
  /** Missing while it is on its way. */
  found: UsersQuery | undefined
  /** The rows are of another search, until this one's answer is here. */
  stale: boolean
}

/** The accounts, to find and act on. */
export function Users({ found, stale }: UsersProps) {
  const { listParams, onSearch, pageAfter } = useListAddress(oneOrder)
  const [asked, setAsked] = useState<{ action: UserAction; user: UserRowFragment }>()
  const close = () => setAsked(undefined)
  const users = found?.users
  // As it is now: a conflict answers with another one.
  const user = users?.nodes.find(({ id }) => id === asked?.user.id) ?? asked?.user

  return (
    <ListColumn aria-busy={stale}>
      <ListTools
        label={t('Search by address or name')}
        search={listParams.search}
        onSearch={onSearch}
        count={stale ? t('Searching…') : users && countOf(users.totalCount)}
      />
      {!users || (stale && users.totalCount === 0) ? (
        <UsersSkeleton />
      ) : users.totalCount === 0 ? (
        <NoMatch
          title={t('No matching accounts found')}
          sentence={t('No address or name contains “{search}”.', { search: listParams.search.trim() })}
          onSearch={onSearch}
        />
      ) : (
        <UsersTable
          users={users.nodes}
          viewerId={found?.viewer.user?.id}
          onAction={(action, user) => setAsked({ action, user })}
        />
      )}
      <Pager
        first={listParams.after !== null && { to: pageAfter(), label: t('Newest accounts') }}
        next={
          users?.pageInfo.hasNextPage && {
            to: pageAfter(users.pageInfo.endCursor),
            label: t('Older accounts'),
          }
        }
      />
      {user && asked?.action === 'role' && <RoleDialog user={user} onClose={close} />}
      {user && asked?.action === 'candidate' && <CandidateDialog user={user} onClose={close} />}
      {user && asked && asked.action !== 'role' && asked.action !== 'candidate' && (
        <ActionDialog action={asked.action} user={user} onClose={close} />
      )}
    </ListColumn>
  )
}

function countOf(accounts: number): string {
  return t('{count, plural, one {# account} other {# accounts}}', { count: accounts })
}
