import { useState } from 'react'
import styled from 'styled-components'
import { NotPublished, type NotPublishedProps } from '#client/features/content-editor/incomplete.tsx'
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

interface ItemListProps {
  /** Key of the collection. */
  collection: string
  items: readonly ContentItemRowFragment[]
  deleted: readonly { id: string; title: string }[]
  reload: () => Promise<unknown>
}

/** The items of a collection: to find, open, put in order, publish, hide and delete. */
export function ItemList({ collection, items, deleted, reload }: ItemListProps) {
  const { listParams, onSearch } = useListAddress(oneOrder)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<NotPublishedProps['items']>([])
  const actions = useItemActions(collection, reload)
  const { ordered, moved, move, dragged, drag } = useItemOrder(items, actions.order)
  const search = searchable(listParams.search)
  const shown = ordered.filter(({ title }) => searchable(title).includes(search))
  const selected = shown.filter(({ id }) => wanted.includes(id)).map(({ id }) => id)
  const notPublished = refused.filter(({ id }) =>
    items.some((item) => item.id === id && item.problemCount > 0),
  )
  const toSelected = (action: (ids: string[]) => Promise<unknown>) => () =>
    void action(selected).then(() => setWanted([]))

  if (items.length === 0 && deleted.length === 0) {
    return (
      <EmptyState seed={collection} title={t('Nothing here yet')}>
        {t('What you add here appears on the website once it is published.')}
      </EmptyState>
    )
  }
  return (
    <ListColumn>
      <NotPublished collection={collection} items={notPublished} />
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
                  <Button
                    size="small"
                    onClick={toSelected(async (ids) => setRefused(await actions.publish(ids)))}
                  >
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
                collection={collection}
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
