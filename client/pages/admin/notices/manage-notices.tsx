import { useRef } from 'react'
import type { ManagedNoticesQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { oneOrder } from '#client/ui/list-address.ts'
import { ListColumn, ListTools, NoMatch } from '#client/ui/list-tools.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { LabelledSpinner } from '#client/ui/spinner.tsx'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { ManagedNotices } from './managed-notices.tsx'

interface ManageNoticesProps {
  /** Missing while it is on its way. */
  found: ManagedNoticesQuery['allNotices'] | undefined
  /** The rows are of another search, until this one's answer is here. */
  stale: boolean
  /** Called after something was saved or deleted. */
  onChanged: () => void
}

/** The notices, to find and act on. */
export function ManageNotices({ found, stale, onChanged }: ManageNoticesProps) {
  const { listParams, onSearch, pageAfter } = useListAddress(oneOrder)
  const count = useRef<HTMLParagraphElement>(null)
  const isEmpty = found?.nodes.length === 0
  if (isEmpty && listParams.search === '' && listParams.after === null && !stale) {
    return (
      <EmptyState seed="no-notices" title={t('No notices yet')}>
        {t('Create your first notice to display on the website')}
      </EmptyState>
    )
  }
  return (
    <ListColumn aria-busy={stale}>
      <ListTools
        label={t('Search by title')}
        search={listParams.search}
        onSearch={onSearch}
        count={stale ? t('Searching…') : found && countOf(found)}
        countRef={count}
      />
      {!found || (stale && isEmpty) ? (
        <LabelledSpinner>{t('Loading notices...')}</LabelledSpinner>
      ) : isEmpty ? (
        <NoMatch
          title={t('No matching notices found')}
          sentence={t('No title contains “{search}”.', { search: listParams.search.trim() })}
          onSearch={onSearch}
        />
      ) : (
        <ManagedNotices
          notices={found.nodes}
          onChanged={onChanged}
          onDeleted={() => {
            // The button that had the focus goes with its row.
            count.current?.focus()
            onChanged()
          }}
        />
      )}
      <Pager
        first={listParams.after !== null && { to: pageAfter(), label: t('Newest notices') }}
        next={
          found?.pageInfo.hasNextPage && {
            to: pageAfter(found.pageInfo.endCursor),
            label: t('Older notices'),
          }
        }
      />
    </ListColumn>
  )
}

/** How many stand on this page; of further pages only that they are there. */
function countOf({ nodes, pageInfo }: ManagedNoticesQuery['allNotices']): string {
  const notices = t('{count, plural, one {# notice} other {# notices}}', { count: nodes.length })
  return pageInfo.hasNextPage ? t('{notices}, and older ones', { notices }) : notices
}
