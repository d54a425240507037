import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import { examplesOf } from '#server/domains/imports/examples.ts'
import type { StandingLayer, Transaction } from '#server/domains/imports/import-definition.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import { datesAsIds, otherSpelling } from '#server/domains/students/similar-ids.ts'
import { looksLikeDate, textsBefore } from '#server/lib/spreadsheet/looks-like-date.ts'
import type { MarksJudged } from './findings/judge-marks.ts'
import { missingStudents, oddIds, similarExamId } from './findings/odd-candidates.ts'
import { oddPercentages, oddRanks, otherSubjects, wrongSums } from './findings/odd-marks.ts'
import { oddMean } from './findings/odd-mean.ts'
import { outcomeFindings } from './findings/outcome-findings.ts'
import type { PublishedFile } from './published-files.ts'

interface Circumstances {
  layer: number
  rowCount: number
  /** Observations of the reader. */
  read: TableFacts
  marks: MarksJudged
  examId: string
  /** The exam's published layers, newest first, and how many candidates have a result in them. */
  standing: readonly PublishedFile[]
  /** Names of the layer's subjects. */
  subjects: readonly string[]
  standingRows: number
  /** The active student lists, newest first. */
  studentLists: readonly StandingLayer[]
  unknownStudents: number
  newRows: number
  changedRows: number
  unchangedRows: number
}

/** Findings to review before a layer is published: valid data that is often a mistake. */
export async function findFindings(tx: Transaction, facts: Circumstances): Promise<FindingShape[]> {
  const { layer, rowCount, marks, studentLists, unknownStudents, newRows, changedRows, unchangedRows } = facts
  const unmentioned = facts.standingRows - changedRows - unchangedRows
  const rows = { rowCount, byKey: facts.read.ids?.ascending }
  const ids = { rowTable: 'exam_results', layer, rowCount, read: facts.read } as const
  const students = { rowTable: 'students', layers: studentLists.map((list) => list.layer) } as const
  const published = { rowTable: 'exam_results', layers: facts.standing.map((file) => file.layer) } as const
  const found: (FindingShape | false)[] = [
    ...outcomeFindings(facts.read.outcomes),
    otherSubjects(facts),
    await wrongSums(tx, facts),
    await oddPercentages(tx, { layer, rowCount, marks }),
    await oddRanks(tx, { layer, rowCount, marks }),
    await oddMean(tx, facts),
    await similarExamId(tx, facts),
    facts.standing.length === 0 &&
      looksLikeDate(facts.examId) && {
        code: 'DATE_AS_EXAM_ID',
        severity: 'BLOCKING',
        message: `The Exam ID ${facts.examId} looks like a date, which may have been one of these: ${textsBefore(facts.examId).join(', ')}. If a spreadsheet program changed it, format the column as text, enter it again, and upload the spreadsheet (.xlsx) itself.`,
        count: null,
      },
    facts.standing.length === 0 &&
      facts.examId.includes('?') && {
        code: 'QUESTION_MARK_IN_EXAM_ID',
        severity: 'BLOCKING',
        message: `The Exam ID ${facts.examId} has a question mark, which programs write for a lost letter. If a letter was lost, enter the Exam ID again: results of another exam may have the same one.`,
        count: null,
      },
    unknownStudents > 0 && {
      code: 'NO_STUDENT',
      // Without any list, nobody could be on one.
      severity: studentLists.length > 0 && unknownStudents * 2 > rowCount ? 'BLOCKING' : 'WARNING',
      message: 'Candidates without a student record: their results show without a name.',
      count: unknownStudents,
      examples: await examplesOf(tx, rows, {
        present: { rowTable: 'exam_results', layers: [layer] },
        absent: students,
      }),
    },
    unknownStudents > 0 && (await otherSpelling(tx, { ...ids, known: students })),
    newRows > 0 && (await otherSpelling(tx, { ...ids, known: published })),
    newRows > 0 && datesAsIds(facts),
    facts.standing.length + studentLists.length === 0 && (await oddIds(tx, { layer, rowCount })),
    await missingStudents(tx, facts),
    // A correction of a single candidate is deliberate.
    unmentioned > 0 &&
      rowCount > 1 && {
        code: 'NOT_IN_FILE',
        severity: 'INFORMATION',
        message: 'Candidates of this exam who are not in this file: they keep the results they have.',
        count: unmentioned,
        examples: await examplesOf(
          tx,
          { rowCount: facts.standingRows },
          {
            present: published,
            absent: { rowTable: 'exam_results', layers: [layer] },
          },
        ),
      },
    unchangedRows > 0 &&
      newRows + changedRows === 0 && {
        code: 'NO_CHANGE',
        severity: 'WARNING',
        message: 'Every row is the same as what is published already.',
        count: null,
      },
  ]
  return found.filter((finding) => finding !== false)
}
