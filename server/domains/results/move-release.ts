import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { visibleFrom } from './revision-of-publication.ts'

/** A file of the exam with its place: the highest with a candidate wins. */
export interface PlacedFile {
  id: string
  publishOrder: number
  /** From when on it counts. */
  from: Date
}

/**
 * The exam's files in the order of their places, lowest first, once one of them is released at another time: it passes its
 * neighbours that are released between its former time and that one, up to the first that is not.
 *
 * So a file that wins for good goes on doing so.
 */
export function orderAfterMove(files: readonly PlacedFile[], id: string, to: Date): PlacedFile[] {
  const sorted = files.toSorted((one, other) => one.publishOrder - other.publishOrder)
  const at = sorted.findIndex((file) => file.id === id)
  const moved = sorted[at]
  if (!moved) return sorted
  const isLater = to > moved.from
  const neighbours = isLater ? sorted.slice(at + 1) : sorted.slice(0, at).reverse()
  const isPassed = ({ from }: PlacedFile) =>
    isLater ? from >= moved.from && from <= to : from > to && from <= moved.from
  const end = neighbours.findIndex((file) => !isPassed(file))
  const passed = end === -1 ? neighbours.length : end
  const others = sorted.toSpliced(at, 1)
  return others.toSpliced(isLater ? at + passed : at - passed, 0, { ...moved, from: to })
}

/** Gives a file the place that belongs to another release time. The exam is locked. */
export async function moveInOrder(
  tx: Transaction,
  { id, examId }: { id: string; examId: string },
  to: Date,
): Promise<void> {
  const found = await tx.examResultFile.findMany({ where: { examId, publishOrder: { not: null } } })
  const files = found.map((file) => ({
    id: file.id,
    publishOrder: file.publishOrder ?? 0,
    from: visibleFrom(file),
  }))
  const places = files.map(({ publishOrder }) => publishOrder).toSorted((one, other) => one - other)
  const changed = orderAfterMove(files, id, to)
    .map((file, at) => ({ id: file.id, before: file.publishOrder, publishOrder: places[at] ?? 0 }))
    .filter(({ before, publishOrder }) => before !== publishOrder)
  // Places are unique: first all are given up, then taken.
  await tx.examResultFile.updateMany({
    where: { id: { in: changed.map((file) => file.id) } },
    data: { publishOrder: null },
  })
  for (const { id: of, publishOrder } of changed) {
    await tx.examResultFile.update({ where: { id: of }, data: { publishOrder } })
  }
}
