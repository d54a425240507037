import { useQuery } from '@apollo/client/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { errorMessage } from '#client/apollo/error-message.ts'
import { loadForServer } from '#client/features/notices/load-notices.ts'
import { ManagedNotices } from '#client/features/notices/managed-notices.tsx'
import { MANAGED_PAGE_SIZE, ManagedNoticesQuery } from '#client/features/notices/managed-notices-query.ts'
import { NoticeDialog } from '#client/features/notices/notice-dialog.tsx'
import { paths } from '#client/paths.ts'
import { PageHead } from '#client/shell/page-head.tsx'
import { color, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { SearchField } from '#client/ui/search-field.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

/** Which notices the address asks for. */
function wish(params: URLSearchParams) {
  return { first: MANAGED_PAGE_SIZE, after: params.get('after'), search: params.get('search') }
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  await loadForServer(context, ManagedNoticesQuery, wish(new URL(request.url).searchParams))
  return null
}

export function Component() {
  const [params, setParams] = useSearchParams()
  const [adding, setAdding] = useState(false)
  const { after, search } = wish(params)
  const { data, error, loading, refetch } = useQuery(ManagedNoticesQuery, {
    variables: wish(params),
    // Colleagues write notices too: every visit asks anew, showing meanwhile what is known.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const found = data?.allNotices
  const add = (
    <Button icon={<Plus />} onClick={() => setAdding(true)}>
      Add Notice
    </Button>
  )
  return (
    <Page
      title="Manage Notices"
      width="wide"
      dense
      intro="Create, edit and manage notices that appear on the website"
      actions={add}
    >
      <PageHead title="Manage Notices" noIndex />
      <Search role="search">
        <SearchField
          label="Search by title"
          value={search ?? ''}
          onSearch={(text) =>
            setParams(text === '' ? {} : { search: text }, { replace: true, preventScrollReset: true })
          }
        />
      </Search>
      {error && !loading ? (
        <Callout tone="danger" title="Error" role="alert">
          <p>{errorMessage(error)}</p>
          <div>
            <Button variant="secondary" size="small" onClick={() => refetch()}>
              Try again
            </Button>
          </div>
        </Callout>
      ) : !found ? (
        <Waiting role="status">
          <Spinner /> Loading notices...
        </Waiting>
      ) : found.nodes.length === 0 ? (
        <Nothing search={search ?? ''} onClear={() => setParams({}, { replace: true })} />
      ) : (
        <ManagedNotices notices={found.nodes} onChanged={() => void refetch()} />
      )}
      {(after !== null || found?.pageInfo.hasNextPage) && (
        <Pages aria-label="Pages">
          {after !== null && (
            <ButtonLink variant="secondary" size="small" to={addressOf({ search })}>
              Newest notices
            </ButtonLink>
          )}
          {found?.pageInfo.hasNextPage && (
            <ButtonLink
              variant="secondary"
              size="small"
              rel="next"
              to={addressOf({ search, after: found.pageInfo.endCursor ?? null })}
            >
              Older notices
            </ButtonLink>
          )}
        </Pages>
      )}
      {adding && <NoticeDialog onClose={() => setAdding(false)} onSaved={() => void refetch()} />}
    </Page>
  )
}

function addressOf({ search, after }: { search: string | null; after?: string | null }): string {
  const params = new URLSearchParams({ ...(search && { search }), ...(after && { after }) })
  return `${paths.adminNotices}?${params}`
}

function Nothing({ search, onClear }: { search: string; onClear: () => void }) {
  if (search === '') {
    return (
      <EmptyState seed="no-notices" title="No notices yet">
        Create your first notice to display on the website
      </EmptyState>
    )
  }
  return (
    <EmptyState
      seed="no-match"
      title="No matching notices found"
      compact
      actions={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    >
      No title contains “{search}”.
    </EmptyState>
  )
}

const Search = styled.div`
  max-width: 28rem;
`

const Waiting = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding-block: ${space[8]};
  color: ${color('textMuted')};
`

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
