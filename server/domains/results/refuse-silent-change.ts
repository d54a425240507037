import { compareLayer } from '#server/domains/imports/compare-layer.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { conflict } from '#server/graphql/errors.ts'
import { comparison } from './preview-results.ts'
import { visibleFrom } from './revision-of-publication.ts'

/** A million rows are compared in here. */
export const COMPARING = { timeout: 5 * 60_000, maxWait: 2 * 60_000 }

/**
 * A file that is released at another time than it was published for must not change results that candidates see by then,
 * unless it has a reason that they read. The file has its place in the order already, and may still be withdrawn.
 *
 * @param o.from when it is released.
 * @param o.refusal the words, with what to do, for the name of a file whose results would change.
 * @throws a conflict with them.
 */
export async function refuseSilentChange(
  tx: Transaction,
  { id, examId }: Pick<ExamResultFile, 'id' | 'examId'>,
  { from, refusal }: { from: Date; refusal: (fileName: string) => string },
): Promise<void> {
  const files = await tx.examResultFile.findMany({
    where: { examId, OR: [{ state: 'PUBLISHED' }, { id }] },
    orderBy: { publishOrder: 'desc' },
  })
  const at = files.findIndex((file) => file.id === id)
  const own = files[at]
  const below = new Map(files.slice(at + 1).map((file) => [file.layer, file]))
  const seen = files.filter((file) => file.id !== id && visibleFrom(file) < from)
  if (!own || own.revisionReason || !seen.some(({ layer }) => below.has(layer))) return
  const { layer, totalResults: rowCount, subjects } = own
  const { changedFrom } = await compareLayer(
    tx,
    comparison({ layer, rowCount, subjects, read: { notes: [] } }, seen),
  )
  const [changed] = changedFrom.flatMap((file) => below.get(file.layer) ?? [])
  if (changed) throw conflict(refusal(changed.fileName))
}
