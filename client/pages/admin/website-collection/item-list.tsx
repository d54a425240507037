import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { keptLogoProblem } from '#client/features/account/set-up-logo.ts'
import type { Collection } from '#client/features/content-editor/collections-query.ts'
import {
  ConcealedBadge,
  IncompleteBadge,
  NotPublished,
  PublishedUnseen,
} from '#client/features/content-editor/incomplete.tsx'
import { missingNepali } from '#client/features/content-editor/nepali-switch.tsx'
import { whyConcealed } from '#client/features/content-editor/saved-toast.ts'
import { StateBadge } from '#client/features/content-editor/state-badge.tsx'
import { useItemActions } from '#client/features/content-editor/use-item-actions.ts'
import { useItemOrder } from '#client/features/content-editor/use-item-order.ts'
import type { ContentItemRowFragment } from '#client/gql/graphql.ts'
import { AdminList } from '#client/lists/admin-list.tsx'
import { contentWords } from '#client/locales/content-words.ts'
import { t } from '#client/locales/t.ts'
import { contentPath } from '#client/paths.ts'
import { color, from, space } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { oneOrder } from '#client/ui/list-address.ts'
import { ListColumn } from '#client/ui/list-tools.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { searchable } from '#client/ui/searchable.ts'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { sayInstant } from '#shared/calendar/show-dates.ts'

type Row = ContentItemRowFragment

interface ItemListProps {
  collection: Collection
  items: readonly Row[]
  deleted: readonly { id: string; title: string }[]
  reload: () => Promise<unknown>
}

type PublishedItems = Awaited<ReturnType<ReturnType<typeof useItemActions>['publish']>>

/** The items of a collection: to find, open, put in order, publish, hide and delete. */
export function ItemList({ collection, items, deleted, reload }: ItemListProps) {
  const { listParams } = useListAddress(oneOrder)
  /** As the last publication of several left them. */
  const [published, setPublished] = useState<PublishedItems>([])
  const [asking, setAsking] = useState<{ count: number; scheduled: Row[]; publish: () => void }>()
  const actions = useItemActions(collection.key, reload)
  const { ordered, moved, move, dragged, drag } = useItemOrder(items, actions.order)
  const search = searchable(listParams.search)
  const shown = ordered.filter(({ title }) => searchable(title).includes(search))
  const canMove = search === ''
  const nepaliShown = items.some(({ translation }) => translation.hasBegun)
  const stillOf = ({ id }: { id: string }) => items.find((item) => item.id === id)
  const notPublished = published
    .filter((item) => item.problems.length > 0 && (stillOf(item)?.problemCount ?? 0) > 0)
    .map(({ id, title, problems }) => ({ id, title, why: problems.map(({ message }) => message).join('. ') }))
  // Later hiding is intended.
  const unseen = published
    .filter((item) => item.problems.length === 0 && whyConcealed(collection, item) !== undefined)
    .flatMap(({ id, title }) => {
      const item = stillOf({ id })
      const why = item && whyConcealed(collection, item)
      return why === undefined ? [] : [{ id, title, why }]
    })
  return (
    <ListColumn>
      <NotPublished collection={collection.key} items={notPublished} />
      <PublishedUnseen collection={collection.key} items={unseen} />
      {asking && (
        <PublishScheduled
          {...asking}
          onClose={() => setAsking(undefined)}
          onConfirm={() => {
            setAsking(undefined)
            asking.publish()
          }}
        />
      )}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <AdminList
        caption={contentWords(collection.label)}
        columns={[
          {
            key: 'title',
            header: t('Title'),
            rowHeader: true,
            cell: (item) => (
              <Name>
                {canMove && <GripVertical size="1.25rem" aria-hidden="true" />}
                <Link to={contentPath(collection.key, item.id)}>
                  <Lang>{item.title}</Lang>
                </Link>
                <StateBadge state={item.state} publishAt={item.publishAt} />
                <ConcealedBadge item={item} />
                <IncompleteBadge count={item.problemCount} />
                {nepaliShown && item.translation.missing > 0 && (
                  <Badge>{missingNepali(item.translation)}</Badge>
                )}
              </Name>
            ),
          },
        ]}
        rows={shown}
        rowProps={({ id }) => ({
          ...(canMove && drag(id)),
          'data-sunken': dragged === id || undefined,
        })}
        loading={t('Loading the content')}
        empty={
          <EmptyState seed={collection.key} title={t('Nothing here yet')}>
            {t('What you add here appears on the website once it is published.')}
          </EmptyState>
        }
        search={{
          label: t('Search by title'),
          noMatch: t('No entry found'),
          noMatchOf: (text) => t('No title contains “{search}”.', { search: text }),
        }}
        count={t('{count, plural, one {# entry} other {# entries}}', { count: shown.length })}
        subject={({ title }) => title}
        actions={({ id, state }) => {
          const hide = () => void actions.setHidden([id], state !== 'HIDDEN')
          return [
            ...(canMove
              ? [
                  { label: t('Move up'), icon: ArrowUp, onPress: () => move(id, -1) },
                  { label: t('Move down'), icon: ArrowDown, onPress: () => move(id, 1) },
                ]
              : []),
            state === 'HIDDEN'
              ? { label: t('Show'), icon: Eye, onPress: hide }
              : { label: t('Hide'), icon: EyeOff, onPress: hide },
            { label: t('Delete'), icon: Trash2, onPress: () => void actions.remove([id]) },
          ]
        }}
        selectionActions={(selected, clear) => {
          const ids = selected.map(({ id }) => id)
          const count = ids.length
          const scheduled = selected.filter(({ state }) => state === 'SCHEDULED')
          const publish = () => void actions.publish(ids).then(setPublished).then(clear)
          return (
            <>
              <Button
                size="small"
                onClick={scheduled.length > 0 ? () => setAsking({ count, scheduled, publish }) : publish}
              >
                {t('Publish ({count})', { count })}
              </Button>
              <Button
                size="small"
                variant="secondary"
                onClick={() => void actions.setHidden(ids, true).then(clear)}
              >
                {t('Hide')}
              </Button>
              <Button
                size="small"
                variant="secondary"
                onClick={() => void actions.setHidden(ids, false).then(clear)}
              >
                {t('Show')}
              </Button>
              <Button size="small" variant="danger" onClick={() => void actions.remove(ids).then(clear)}>
                {t('Delete')}
              </Button>
            </>
          )
        }}
      />
      {deleted.length > 0 && <DeletedItems items={deleted} onRestore={(id) => void actions.restore([id])} />}
    </ListColumn>
  )
}

interface PublishScheduledProps {
  onClose: () => void
  onConfirm: () => void
  /** Of all entries to publish. */
  count: number
  scheduled: readonly Row[]
}

/** Asks before entries are published ahead of their time. */
function PublishScheduled({ count, scheduled, ...dialog }: PublishScheduledProps) {
  const label = t('Publish {count, plural, one {# entry} other {# entries}} now', { count })
  return (
    <ConfirmDialog
      open
      {...dialog}
      title={t('Publish before the scheduled time?')}
      confirmLabel={label}
      tone="primary"
    >
      <p>{t('These are scheduled for later. If you publish them now, they are shown at once:')}</p>
      <PlainList>
        {scheduled.map(({ id, title, publishAt }) => (
          <li key={id}>{publishAt ? `${title}: ${sayInstant(publishAt)}` : title}</li>
        ))}
      </PlainList>
    </ConfirmDialog>
  )
}

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  /* “Scheduled for”, day and time in both calendars, on a phone. */
  & > span {
    white-space: normal;
  }
  & > svg {
    display: none;
    color: ${color('textMuted')};
    cursor: grab;
  }
  ${from('medium')} {
    & > svg {
      display: block;
    }
  }
`

interface DeletedItemsProps {
  items: readonly { id: string; title: string }[]
  onRestore: (id: string) => void
}

/** Items deleted in the last two weeks. */
export function DeletedItems({ items, onRestore }: DeletedItemsProps) {
  return (
    <TitledSheet title={t('Deleted in the last 14 days')}>
      <SheetRows>
        {items.map(({ id, title }) => (
          <DeletedRow key={id}>
            <Lang>{title}</Lang>
            <KeepsFocusNear>
              <Button variant="secondary" size="small" data-needs-js onClick={() => onRestore(id)}>
                {t('Bring back')}
                <VisuallyHidden> {title}</VisuallyHidden>
              </Button>
            </KeepsFocusNear>
          </DeletedRow>
        ))}
      </SheetRows>
    </TitledSheet>
  )
}

const DeletedRow = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[4]};
`

/** After a set-up whose logo was refused. */
export function LogoNotTaken() {
  const [params] = useSearchParams()
  const isInBrowser = useHydrated()
  if (params.get('logo') !== 'refused') return null
  const reason = isInBrowser ? keptLogoProblem().replace(/[.।]$/, '') : ''
  return (
    <Callout tone="warning" title={t('The website is set up')}>
      <p>
        {reason === ''
          ? t('The logo was not taken; choose it again here.')
          : t('The logo was not taken: {reason}. Choose it again here.', { reason })}
      </p>
    </Callout>
  )
}
