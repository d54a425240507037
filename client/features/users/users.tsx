import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { UserRowFragment, UsersQuery } from '#client/gql/graphql.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SearchField } from '#client/ui/search-field.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { type UserDeed, UsersTable } from './users-table.tsx'

interface UsersProps {
  found: UsersQuery
  onMore: () => void
  loadingMore: boolean
}

/** The accounts, to find and act on. The search lives in the page's address. */
export function Users({ found: { users, viewer }, onMore, loadingMore }: UsersProps) {
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<{ deed: UserDeed; user: UserRowFragment }>()
  const search = params.get('search') ?? ''
  const close = () => setAsked(undefined)

  function find(wanted: string) {
    setParams(wanted === '' ? {} : { search: wanted }, { replace: true, preventScrollReset: true })
  }

  return (
    <List>
      <Tools role="search">
        <SearchField label="Search by address or name" value={search} onSearch={find} />
        <Count role="status">
          {users.totalCount === 1 ? '1 account' : `${users.totalCount.toLocaleString('en-IN')} accounts`}
        </Count>
      </Tools>
      {users.nodes.length === 0 ? (
        <EmptyState
          seed="no-users"
          title="No matching accounts found"
          compact
          actions={
            <Button variant="secondary" onClick={() => find('')}>
              Clear search
            </Button>
          }
        >
          No address or name contains “{search.trim()}”.
        </EmptyState>
      ) : (
        <UsersTable
          users={users.nodes}
          viewerId={viewer.user?.id}
          onDeed={(deed, user) => setAsked({ deed, user })}
        />
      )}
      {users.pageInfo.hasNextPage && (
        <div>
          <Button variant="secondary" busy={loadingMore} busyLabel="Loading…" onClick={onMore}>
            Show more
          </Button>
        </div>
      )}
      {asked?.deed === 'role' && <RoleDialog user={asked.user} onClose={close} />}
      {asked && asked.deed !== 'role' && <DeedDialog deed={asked.deed} user={asked.user} onClose={close} />}
    </List>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`

const Tools = styled.search`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: end;
  justify-content: space-between;

  & > :first-child {
    flex: 1 1 18rem;
    max-width: 28rem;
  }
`

const Count = styled.p`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
`
