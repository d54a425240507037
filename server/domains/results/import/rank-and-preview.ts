import { type ComparisonInput, compareLayer, countStanding } from '#server/domains/imports/compare-layer.ts'
import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import {
  byGravity,
  correctedFindings,
  noteFinding,
  outcomeCounts,
} from '#server/domains/imports/staged-preview.ts'
import type { SubjectColumn } from '#server/domains/imports/subject-column.ts'
import { activeStudentLists } from '#server/domains/students/student-layers.ts'
import { describeSample } from './describe-sample.ts'
import { findFindings } from './find-findings.ts'
import { impliedFullMarks, judgeMarks } from './findings/judge-marks.ts'
import { knownFullMarks } from './findings/known-full-marks.ts'
import { type PublishedFile, publishedFiles } from './published-files.ts'
import { rankByPercentage } from './rank-by-percentage.ts'
import type { StagedPreview } from './staged-results-preview.ts'

/** A preview with the published layers (newest first) it is based on. */
export interface Preview {
  preview: StagedPreview
  basedOn: number[]
  /** Number of candidates on a student list. */
  totalStudents: number
  /** What all its marks and percentages imply. */
  fullMarks: string | null
}

interface Layer {
  layer: number
  rowCount: number
  examId: string
  read: TableFacts
  /** Names of the subjects of its rows, and the columns they were chosen from. */
  subjects?: readonly string[]
  subjectColumns?: readonly SubjectColumn[]
}

/**
 * Writes the ranks of a file that states none into its rows, then computes the effects of publishing the layer by comparing it
 * with the exam's published layers.
 *
 * @param read facts collected while the file was read; missing facts are computed in the database.
 */
export async function rankAndPreview(
  tx: Transaction,
  { layer, rowCount, examId, read, subjects = [], subjectColumns = [] }: Layer,
): Promise<Preview> {
  const [standing, studentLists] = await Promise.all([publishedFiles(tx, examId), activeStudentLists(tx)])
  const basedOn = standing.map((file) => file.layer)
  const studentLayers = studentLists.map((list) => list.layer)
  if (read.lacksRanks) await rankByPercentage(tx, { layer, rowCount }, standing)
  const compare = { ...comparison({ layer, rowCount, read, subjects }, standing), studentLayers }
  const { sample, ...counts } = await compareLayer(tx, compare)
  const standingRows = await countStanding(tx, 'exam_results', standing)
  const known = await knownFullMarks(tx, examId)
  const marks = await judgeMarks(tx, { layer, rowCount, gathered: read.marks, known })
  const found = await findFindings(tx, {
    ...{ layer, rowCount, examId, read, marks, standing, standingRows, subjects, studentLists },
    ...counts,
  })
  return {
    basedOn,
    totalStudents: rowCount - counts.unknownStudents,
    fullMarks: impliedFullMarks(marks),
    preview: {
      ...counts,
      studentLayers,
      lacksRanks: read.lacksRanks ?? false,
      outcomes: read.outcomes ?? outcomeCounts.parse({}),
      notes: [...read.notes],
      corrected: read.corrected ?? null,
      findings: byGravity([...correctedFindings(read.corrected), ...found, ...read.notes.map(noteFinding)]),
      subjectColumns: [...subjectColumns],
      sample: await describeSample(tx, {
        ...{ layer, sample, studentLayers, subjects },
        unranked: compare.unstated.layers,
      }),
    },
  }
}

/** How the rows of a layer are compared with those of published files, newest first. */
export function comparison(
  { layer, rowCount, read, subjects = [] }: Pick<Layer, 'layer' | 'rowCount' | 'read' | 'subjects'>,
  standing: readonly Pick<PublishedFile, 'layer' | 'subjects' | 'ranksByPercentage'>[],
): ComparisonInput & Required<Pick<ComparisonInput, 'unstated'>> {
  // Ranks that follow from the percentages change with every file, whatever it says.
  const unstated = standing
    .filter((file) => read.lacksRanks && file.ranksByPercentage)
    .map((file) => file.layer)
  return {
    rowTable: 'exam_results',
    values: ['exam_mark', 'exam_rank', 'percentage', 'outcome', 'subject_marks'],
    renamed: standing
      .filter((file) => file.subjects.join('\n') !== subjects.join('\n'))
      .map((file) => file.layer),
    unstated: { column: 'exam_rank', layers: unstated },
    basedOn: standing.map((file) => file.layer),
    studentLayers: [],
    ...{ layer, rowCount, read },
  }
}
