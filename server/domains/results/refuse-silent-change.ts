import { compareLayer } from '#server/domains/imports/compare-layer.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { conflict } from '#server/graphql/errors.ts'
import { comparison } from './rank-and-preview.ts'
import { visibleFrom } from './revision-of-publication.ts'

/** A million rows are compared in here. */
export const COMPARING = { timeout: 5 * 60_000, maxWait: 2 * 60_000 }

/**
 * A file that is released at another time than it was published for, or put back, must not change results that candidates see by
 * then, nor show results before a file above it that changes them, unless the one that changes them has a reason that candidates
 * read. The file has its place in the order already, and is still withdrawn if it is put back.
 *
 * @param from when it is released.
 * @param refusal the words, with what to do, for the name of a file whose results would change.
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
  if (!own) return
  const fromOf = (file: ExamResultFile) => (file.id === id ? from : visibleFrom(file))
  const below = files.slice(at + 1)
  const changed = await silentlyChanged(tx, own, { files: below, seen: files, fromOf })
  if (changed) throw conflict(refusal(changed.fileName))
  const isPutBack = own.state === 'WITHDRAWN'
  // Those that had the same release, or an earlier one, until now, or were published without regard to this file.
  const unjudged = files
    .slice(0, at)
    .filter((file) => fromOf(file) > from && (isPutBack || fromOf(file) <= visibleFrom(own)))
  for (const later of unjudged) {
    if (await silentlyChanged(tx, later, { files: [own], seen: files, fromOf }))
      throw conflict(
        isPutBack
          ? `“${later.fileName}” would change the results of this file without a reason. Withdraw that file, put this one back, then upload that one again and publish it with a reason.`
          : `“${later.fileName}” would change the results of this file later, without a reason. Withdraw it first. If it is needed, upload it again and publish it with a reason.`,
      )
  }
}

/**
 * A file that is released after a staged one, lies above it and would change its results without a reason that candidates read.
 *
 * @param from when the staged file is released, and `order` its place.
 */
export async function changedLater(
  tx: Transaction,
  staged: ExamResultFile,
  { from, order }: { from: Date; order: number },
): Promise<ExamResultFile | undefined> {
  const published = await tx.examResultFile.findMany({
    where: { examId: staged.examId, state: 'PUBLISHED' },
    orderBy: { publishOrder: 'desc' },
  })
  const above = published.filter(({ publishOrder }) => (publishOrder ?? 0) >= order)
  const seen = [...above, staged, ...published.slice(above.length)]
  const fromOf = (file: ExamResultFile) => (file === staged ? from : visibleFrom(file))
  for (const later of above.filter((file) => fromOf(file) > from))
    if (await silentlyChanged(tx, later, { files: [staged], seen, fromOf })) return later
  return undefined
}

/** The first of some files whose results a file without a reason changes, as candidates see them before its release. */
async function silentlyChanged(
  tx: Transaction,
  file: ExamResultFile,
  o: { files: ExamResultFile[]; seen: ExamResultFile[]; fromOf(file: ExamResultFile): Date },
): Promise<ExamResultFile | undefined> {
  const seen = o.seen.filter((other) => other.id !== file.id && o.fromOf(other) < o.fromOf(file))
  if (file.revisionReason || !o.files.some((other) => seen.includes(other))) return undefined
  const { layer, totalResults: rowCount, subjects, ranksByPercentage: lacksRanks } = file
  const { changedFrom } = await compareLayer(
    tx,
    comparison({ layer, rowCount, subjects, read: { notes: [], lacksRanks } }, seen),
  )
  return o.files.find(
    (other) =>
      !file.replacesEarly.includes(other.layer) &&
      changedFrom.some((changed) => changed.layer === other.layer),
  )
}
