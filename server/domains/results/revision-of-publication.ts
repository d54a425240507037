import type { Transaction } from '#server/domains/imports/import-definition.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import type { RevisionReason } from '#server/generated/prisma/enums.ts'
import type { PublishExamResultsInput } from './publish-exam-results-input.ts'
import { EARLY_MINUTES } from './revisions.ts'
import { stagedPreview } from './staged-results-preview.ts'

// Publishing a file over results that candidates can see, or will see before it, is a revision: it needs a reason. A file that
// was visible for less than ten minutes may be replaced without one.

/** A published file with results that a staged file changes. */
export interface RevisedFile {
  layer: number
  fileName: string
  candidates: number
  /** Since when candidates see it, or from when on. */
  visibleFrom: Date
  reason: RevisionReason | null
  words: string | null
}

/** The files whose results a staged file changes, the first to be seen first. */
export async function revisedFiles(
  tx: Pick<Transaction, 'examResultFile'>,
  { preview, basedOn }: Pick<ExamResultFile, 'preview' | 'basedOn'>,
): Promise<RevisedFile[]> {
  const { changedRows, changedFrom } = stagedPreview.parse(preview)
  const unknown = changedRows > 0 ? basedOn.map((layer) => ({ layer, candidates: changedRows })) : []
  const counts = new Map((changedFrom ?? unknown).map(({ layer, candidates }) => [layer, candidates]))
  const files = await tx.examResultFile.findMany({
    where: { layer: { in: [...counts.keys()] }, state: 'PUBLISHED' },
  })
  return files
    .map((file) => ({
      layer: file.layer,
      fileName: file.fileName,
      candidates: counts.get(file.layer) ?? 0,
      visibleFrom: visibleFrom(file),
      reason: file.revisionReason,
      words: file.revisionWords,
    }))
    .sort((one, other) => one.visibleFrom.getTime() - other.visibleFrom.getTime())
}

/** The same as `visibleFromSql`, of a file that was read. */
export function visibleFrom({
  publishedAt,
  stagedAt,
  releaseAt,
}: Pick<ExamResultFile, 'publishedAt' | 'stagedAt' | 'releaseAt'>): Date {
  return latest(publishedAt ?? stagedAt, releaseAt)
}

function latest(one: Date, other: Date | null): Date {
  return other && other > one ? other : one
}

/** What a publication writes about a revision, or what is wrong with it. */
export type RevisionVerdict =
  | { outcome: 'fits'; reason: RevisionReason | null; words: string | null; replaced: RevisedFile[] }
  | { outcome: 'no reason' }
  /** One of the files has been visible for too long. */
  | { outcome: 'late' }

/** @param now by the database's clock. */
export function judgeRevision(
  files: readonly RevisedFile[],
  input: PublishExamResultsInput,
  now: Date,
): RevisionVerdict {
  const release = latest(now, input.releaseAt)
  // One with the same release is covered from then on.
  const seen = files.filter(({ visibleFrom }) => visibleFrom <= now || visibleFrom < release)
  if (seen.length === 0) return { outcome: 'fits', reason: null, words: null, replaced: [] }
  if (input.replacesEarly) {
    const earliest = now.getTime() - EARLY_MINUTES * 60_000
    const isLate = release > now || seen.some(({ visibleFrom }) => visibleFrom.getTime() <= earliest)
    if (isLate) return { outcome: 'late' }
    // A file that takes another one's place is a revision where that was one.
    const { reason = null, words = null } = seen.findLast((file) => file.reason !== null) ?? {}
    return { outcome: 'fits', reason, words, replaced: seen }
  }
  const { revisionReason: reason, revisionWords } = input
  if (!reason || (reason === 'OTHER' && !revisionWords)) return { outcome: 'no reason' }
  return { outcome: 'fits', reason, words: revisionWords ?? null, replaced: [] }
}
