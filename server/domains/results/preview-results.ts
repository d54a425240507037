import { compareLayer, countStanding } from '#server/domains/imports/compare-layer.ts'
import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import type { KnownCount, StandingLayer, Transaction } from '#server/domains/imports/layer-kind.ts'
import { activeStudentLists } from '#server/domains/students/student-layers.ts'
import { describeSample } from './describe-sample.ts'
import { findFindings } from './find-findings.ts'
import type { StagedPreview } from './staged-preview.ts'

/** A preview, and the published layers (newest first) that it holds good for. */
export interface Preview {
  preview: StagedPreview
  basedOn: number[]
  /** How many of the candidates have a student record. */
  totalStudents: number
}

interface Layer {
  layer: number
  rowCount: number
  examId: string
  read: TableFacts
  known?: KnownCount | undefined
}

/**
 * What publishing a layer would do, measured in the database against what stands published for the exam: the newest
 * published layer wins, also while it waits for its release.
 *
 * @param o.read what the reader noticed in the file; what it does not say is measured.
 * @param o.known counted for the student lists of a while ago.
 */
export async function previewResults(
  tx: Transaction,
  { layer, rowCount, examId, read, known }: Layer,
): Promise<Preview> {
  const [standing, studentLists] = await Promise.all([publishedFiles(tx, examId), activeStudentLists(tx)])
  const basedOn = standing.map((file) => file.layer)
  const studentLayers = studentLists.map((list) => list.layer)
  const { sample, ...counts } = await compareLayer(tx, {
    rowTable: 'exam_results',
    values: ['exam_mark', 'exam_rank', 'percentage'],
    ...{ layer, rowCount, read, basedOn, studentLayers },
    known: known && areSame(known.lists, studentLists) ? known.count : undefined,
  })
  const standingRows = await countStanding(tx, 'exam_results', standing)
  const found = await findFindings(tx, {
    ...{ layer, rowCount, examId, read, standing, standingRows, studentLists },
    ...counts,
  })
  return {
    basedOn,
    totalStudents: rowCount - counts.unknownStudents,
    preview: {
      ...counts,
      studentLayers,
      notes: [...read.notes],
      findings: [...found, ...read.notes.map((message) => ({ message, count: null }))],
      sample: await describeSample(tx, { layer, sample, studentLayers }),
    },
  }
}

/** The exam's published layers, newest first, also those that wait for their release. */
export async function publishedLayers(tx: Transaction, examId: string): Promise<number[]> {
  return (await publishedFiles(tx, examId)).map((file) => file.layer)
}

function areSame(one: readonly StandingLayer[], other: readonly StandingLayer[]): boolean {
  const text = (lists: readonly StandingLayer[]) => lists.map(({ layer, rowCount }) => `${layer} ${rowCount}`)
  return text(one).join() === text(other).join()
}

async function publishedFiles(tx: Transaction, examId: string): Promise<StandingLayer[]> {
  const files = await tx.examResultFile.findMany({
    where: { examId, state: 'PUBLISHED' },
    orderBy: { publishOrder: 'desc' },
    select: { layer: true, totalResults: true },
  })
  return files.map(({ layer, totalResults }) => ({ layer, rowCount: totalResults }))
}
