import type { Transaction } from '#server/domains/imports/import-definition.ts'

/** A file of the exam with its place: the highest with a candidate wins. */
export interface PlacedFile {
  id: string
  publishOrder: number
  /** From when on it counts. */
  from: Date
}

/**
 * The exam's files in the order of their places, lowest first, once one of them is released at another time: above those
 * released by then that it stood below, and below those released between that time and its former one.
 *
 * Files that it does not pass keep their place, so that one which wins for good goes on doing so.
 */
export function orderAfterMove(files: readonly PlacedFile[], id: string, to: Date): PlacedFile[] {
  const sorted = files.toSorted((one, other) => one.publishOrder - other.publishOrder)
  const at = sorted.findIndex((file) => file.id === id)
  const moved = sorted[at]
  if (!moved) return sorted
  const isPassed = ({ from }: PlacedFile, place: number) =>
    to > moved.from
      ? place > at && from >= moved.from && from <= to
      : place < at && from > to && from <= moved.from
  const passed = sorted.flatMap((file, place) => (isPassed(file, place) ? [place] : []))
  if (passed.length === 0) return sorted
  const target = to > moved.from ? Math.max(...passed) : Math.min(...passed)
  const others = sorted.toSpliced(at, 1)
  return others.toSpliced(target, 0, { ...moved, from: to })
}

/** Gives a file the place that belongs to another release time. The exam is locked. */
export async function moveInOrder(
  tx: Transaction,
  { id, examId }: { id: string; examId: string },
  to: Date,
): Promise<void> {
  const found = await tx.examResultFile.findMany({ where: { examId, publishOrder: { not: null } } })
  const files = found.map(({ id: of, publishOrder, releaseAt, uploadedAt, stagedAt }) => ({
    id: of,
    publishOrder: publishOrder ?? 0,
    from: releaseAt ?? uploadedAt ?? stagedAt,
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
