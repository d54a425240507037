import styled from 'styled-components'
import type { ManagedNoticesQuery } from '#client/gql/graphql.ts'
import { color, space } from '#client/theme/theme.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { oneOrder } from '#client/ui/list-address.ts'
import { ListColumn, ListTools, NoMatch } from '#client/ui/list-tools.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { ManagedNotices } from './managed-notices.tsx'

interface ManageNoticesProps {
  /** Missing while it is on its way. */
  found: ManagedNoticesQuery['allNotices'] | undefined
  /** What is shown is of another search, until this one's answer is here. */
  stale: boolean
  /** Told after something was saved or deleted. */
  onChanged: () => void
}

/** The notices, to find and act on. */
export function ManageNotices({ found, stale, onChanged }: ManageNoticesProps) {
  const { wish, onSearch, pageAfter } = useListAddress(oneOrder)
  const isEmpty = found?.nodes.length === 0
  if (isEmpty && wish.search === '' && wish.after === null && !stale) {
    return (
      <EmptyState seed="no-notices" title="No notices yet">
        Create your first notice to display on the website
      </EmptyState>
    )
  }
  return (
    <ListColumn aria-busy={stale}>
      <ListTools
        label="Search by title"
        search={wish.search}
        onSearch={onSearch}
        count={stale ? 'Searching…' : ''}
      />
      {!found ? (
        <Waiting role="status">
          <Spinner /> Loading notices...
        </Waiting>
      ) : isEmpty ? (
        <NoMatch
          title="No matching notices found"
          sentence="No title contains"
          search={wish.search}
          onSearch={onSearch}
        />
      ) : (
        <ManagedNotices notices={found.nodes} onChanged={onChanged} />
      )}
      <Pager
        first={wish.after !== null && { to: pageAfter(), label: 'Newest notices' }}
        next={
          found?.pageInfo.hasNextPage && { to: pageAfter(found.pageInfo.endCursor), label: 'Older notices' }
        }
      />
    </ListColumn>
  )
}

const Waiting = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding-block: ${space[8]};
  color: ${color('textMuted')};
`
