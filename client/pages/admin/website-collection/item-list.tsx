import { useState } from 'react'
import styled from 'styled-components'
import type { Collection } from '#client/features/content-editor/collections-query.ts'
import { NotPublished, PublishedUnseen } from '#client/features/content-editor/incomplete.tsx'
import { whyConcealed } from '#client/features/content-editor/saved-toast.ts'
import { useItemActions } from '#client/features/content-editor/use-item-actions.ts'
import { useItemOrder } from '#client/features/content-editor/use-item-order.ts'
import type { ContentItemRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { KeepsFocusNear } from '#client/ui/keeps-focus-near.tsx'
import { oneOrder } from '#client/ui/list-address.ts'
import { ListColumn, ListTools, NoMatch } from '#client/ui/list-tools.tsx'
import { searchable } from '#client/ui/searchable.ts'
import { Sheet, SheetRows } from '#client/ui/sheet.tsx'
import { Cluster } from '#client/ui/stack.ts'
import { useListAddress } from '#client/ui/use-list-address.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { DeletedItems } from './deleted-items.tsx'
import { ItemRow } from './item-row.tsx'
import { PublishScheduled } from './publish-scheduled.tsx'

interface ItemListProps {
  collection: Collection
  items: readonly ContentItemRowFragment[]
  deleted: readonly { id: string; title: string }[]
  reload: () => Promise<unknown>
}

type PublishedItems = Awaited<ReturnType<ReturnType<typeof useItemActions>['publish']>>

/** The items of a collection: to find, open, put in order, publish, hide and delete. */
export function ItemList({ collection, items, deleted, reload }: ItemListProps) {
  const { listParams, onSearch } = useListAddress(oneOrder)
  const [wanted, setWanted] = useState<readonly string[]>([])
  /** As the last publication of several left them. */
  const [published, setPublished] = useState<PublishedItems>([])
  const [asking, setAsking] = useState(false)
  const actions = useItemActions(collection.key, reload)
  const { ordered, moved, move, dragged, drag } = useItemOrder(items, actions.order)
  const search = searchable(listParams.search)
  const shown = ordered.filter(({ title }) => searchable(title).includes(search))
  const selected = shown.filter(({ id }) => wanted.includes(id)).map(({ id }) => id)
  const scheduled = shown.filter(({ id, state }) => selected.includes(id) && state === 'SCHEDULED')
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
  const toSelected = (action: (ids: string[]) => Promise<unknown>) => () =>
    void action(selected).then(() => setWanted([]))
  const publish = toSelected(async (ids) => setPublished(await actions.publish(ids)))

  if (items.length === 0 && deleted.length === 0) {
    return (
      <EmptyState seed={collection.key} title={t('Nothing here yet')}>
        {t('What you add here appears on the website once it is published.')}
      </EmptyState>
    )
  }
  return (
    <ListColumn>
      <NotPublished collection={collection.key} items={notPublished} />
      <PublishedUnseen collection={collection.key} items={unseen} />
      <PublishScheduled
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          publish()
        }}
        count={selected.length}
        scheduled={scheduled}
      />
      <ListTools
        label={t('Search by title')}
        search={listParams.search}
        onSearch={onSearch}
        count={t('{count, plural, one {# entry} other {# entries}}', { count: shown.length })}
      />
      {shown.length === 0 && search !== '' ? (
        <NoMatch
          title={t('No entry found')}
          sentence={t('No title contains “{search}”.', { search: listParams.search.trim() })}
          onSearch={onSearch}
        />
      ) : (
        <Sheet>
          <Bar>
            <Checkbox
              label={t('Select all')}
              checked={selected.length > 0 && selected.length === shown.length}
              mixed={selected.length > 0 && selected.length < shown.length}
              onChange={(event) => setWanted(event.currentTarget.checked ? shown.map(({ id }) => id) : [])}
            />
            {selected.length > 0 && (
              <KeepsFocusNear>
                <Cluster $gap={2}>
                  <Button size="small" onClick={scheduled.length > 0 ? () => setAsking(true) : publish}>
                    {t('Publish ({count})', { count: selected.length })}
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={toSelected((ids) => actions.setHidden(ids, true))}
                  >
                    {t('Hide')}
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={toSelected((ids) => actions.setHidden(ids, false))}
                  >
                    {t('Show')}
                  </Button>
                  <Button size="small" variant="danger" onClick={toSelected(actions.remove)}>
                    {t('Delete')}
                  </Button>
                </Cluster>
              </KeepsFocusNear>
            )}
          </Bar>
          <VisuallyHidden role="status">{moved}</VisuallyHidden>
          <SheetRows>
            {shown.map((item) => (
              <ItemRow
                key={item.id}
                collection={collection.key}
                item={item}
                nepaliShown={items.some(({ translation }) => translation.hasBegun)}
                selected={selected.includes(item.id)}
                onSelect={(on) =>
                  setWanted(on ? [...selected, item.id] : selected.filter((id) => id !== item.id))
                }
                onMove={(by) => move(item.id, by)}
                isDragged={dragged === item.id}
                drag={search === '' ? drag(item.id) : undefined}
                onHide={() => void actions.setHidden([item.id], item.state !== 'HIDDEN')}
                onDelete={() => void actions.remove([item.id])}
              />
            ))}
          </SheetRows>
        </Sheet>
      )}
      {deleted.length > 0 && <DeletedItems items={deleted} onRestore={(id) => void actions.restore([id])} />}
    </ListColumn>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
  padding: ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color('line')};
  background: ${color('sunken')};
`
