import type { Transaction } from '#server/domains/imports/layer-kind.ts'
import { compareLayer } from './compare-layer.ts'
import { findFindings } from './find-findings.ts'
import type { StagedPreview } from './staged-preview.ts'

/** A preview, and the published layers (newest first) that it holds good for. */
export interface Preview {
  preview: StagedPreview
  basedOn: number[]
}

/**
 * What publishing a layer would do, measured in the database against what stands published for the exam: the newest
 * published layer wins, also while it waits for its release.
 *
 * @param o.notes what the reader noticed about the header.
 */
export async function previewResults(
  tx: Transaction,
  o: { layer: number; rowCount: number; examId: string; notes: readonly string[] },
): Promise<Preview> {
  const standing = await publishedFiles(tx, o.examId)
  const basedOn = standing.map((file) => file.layer)
  const studentLayers = await activeStudentLayers(tx)
  // The default would put comparisons of large files on the disk.
  await tx.$executeRaw`SET LOCAL work_mem = '64MB'`
  const { layer, rowCount } = o
  const { sample, ...counts } = await compareLayer(tx, { layer, rowCount, basedOn, studentLayers })
  const standingRows = await countStanding(tx, standing)
  const found = await findFindings(tx, {
    ...{ layer, basedOn, studentLayers },
    ...counts,
    unmentioned: standingRows - counts.changedRows - counts.unchangedRows,
  })
  return {
    basedOn,
    preview: {
      ...counts,
      notes: [...o.notes],
      findings: [...found, ...o.notes.map((message) => ({ message, count: null }))],
      sample,
    },
  }
}

/** The exam's published layers, newest first, also those that wait for their release. */
export async function publishedLayers(tx: Transaction, examId: string): Promise<number[]> {
  return (await publishedFiles(tx, examId)).map((file) => file.layer)
}

interface PublishedFile {
  layer: number
  totalResults: number
}

function publishedFiles(tx: Transaction, examId: string): Promise<PublishedFile[]> {
  return tx.examResultFile.findMany({
    where: { examId, state: 'PUBLISHED' },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true, totalResults: true },
  })
}

async function activeStudentLayers(tx: Transaction): Promise<number[]> {
  const uploads = await tx.studentUpload.findMany({
    where: { state: 'PUBLISHED', isActive: true },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true },
  })
  return uploads.map(({ layer }) => layer)
}

/** How many candidates have a published result. */
async function countStanding(tx: Transaction, standing: readonly PublishedFile[]): Promise<number> {
  if (standing.length < 2) return standing[0]?.totalResults ?? 0
  const layers = standing.map((file) => file.layer)
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT DISTINCT candidate_id FROM exam_results WHERE layer = ANY (${layers}::int[])
    ) AS candidates`
  return row?.count ?? 0
}
