import { type DragEvent, useRef, useState } from 'react'
import { t } from '#client/locales/t.ts'

export interface DragHandlers {
  draggable: true
  onDragStart: (event: DragEvent) => void
  onDragOver: (event: DragEvent) => void
  onDragEnd: () => void
  onDrop: (event: DragEvent) => void
}

/**
 * The order of items while it is changed, by buttons or by dragging.
 *
 * @param save stores the ids in their new order, unless somebody else has changed the order `before`, and reads the items again.
 */
export function useItemOrder<Item extends { id: string; title: string }>(
  items: readonly Item[],
  save: (ids: string[], before: string[]) => Promise<void>,
) {
  /** The order that was asked for, until the items come in it. */
  const [pendingOrder, setPendingOrder] = useState<readonly string[]>()
  /** One after the other: each changes the order that the one before made. */
  const saving = useRef(Promise.resolve())
  const [dragged, setDragged] = useState<string>()
  const [moved, setMoved] = useState('')
  const place = new Map(pendingOrder?.map((id, index) => [id, index]))
  const ordered = items.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))

  function put(id: string, target: number): void {
    const ids = ordered.map((item) => item.id)
    const from = ids.indexOf(id)
    if (from < 0 || target < 0 || target >= ids.length || target === from) return
    const changed = ids.toSpliced(from, 1).toSpliced(target, 0, id)
    setPendingOrder(changed)
    setMoved(newPlace(ordered[from]?.title ?? '', target, ids.length))
    saving.current = saving.current
      .then(() => save(changed, ids))
      .then(() => setPendingOrder((current) => (current === changed ? undefined : current)))
  }
  const indexOf = (id: string) => ordered.findIndex((item) => item.id === id)

  return {
    ordered,
    dragged,
    /** The last move in words, for screen readers. */
    moved,
    /** @param by -1 for up, 1 for down. */
    move: (id: string, by: 1 | -1) => put(id, indexOf(id) + by),
    drag: (id: string): DragHandlers => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        setDragged(id)
      },
      onDragOver: (event) => dragged !== undefined && event.preventDefault(),
      onDragEnd: () => setDragged(undefined),
      onDrop: (event) => {
        event.preventDefault()
        if (dragged !== undefined) put(dragged, indexOf(id))
        setDragged(undefined)
      },
    }),
  }
}

/** @param index from 0. */
export const newPlace = (title: string, index: number, count: number) =>
  t('{title}: now place {place} of {count}', { title, place: index + 1, count })
