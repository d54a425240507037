import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import { examplesOf } from '#server/domains/imports/examples.ts'
import type { StandingLayer, Transaction } from '#server/domains/imports/import-definition.ts'
import type { FindingShape, OutcomeCounts } from '#server/domains/imports/staged-preview.ts'
import { oddMean } from '#server/domains/results/import/findings/odd-marks.ts'
import { datesAsIds, otherSpelling } from '#server/domains/students/similar-ids.ts'
import { looksLikeDate, textsBefore } from '#server/lib/spreadsheet/looks-like-date.ts'
import { listed } from '#server/lib/wording.ts'
import type { MarksJudged } from './findings/judge-marks.ts'
import { missingStudents, oddIds, similarExamId } from './findings/odd-candidates.ts'
import { oddPercentages, oddRanks, otherSubjects, wrongSums } from './findings/odd-marks.ts'
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

/** Columns that are named. */
const NAMED = 5

/** How the candidates without a mark were read, and who has one although something speaks against it. */
export function outcomeFindings(outcomes: OutcomeCounts | undefined): FindingShape[] {
  if (!outcomes) return []
  const { dashes, absentInSubjects, ranksAsWords, ignoredOutcomes, ignoredColumns } = outcomes
  const { unclear, unclearWords, takenRemarks, droppedSubjects } = outcomes
  const found: (FindingShape | false)[] = [
    withoutMark(outcomes),
    dashes > 0 && {
      code: 'DASHES',
      severity: 'WARNING',
      message: 'A dash stands in place of the mark: these candidates are shown as absent.',
      count: dashes,
    },
    unclear > 0 && {
      code: 'UNCLEAR_OUTCOMES',
      severity: 'BLOCKING',
      message: `Candidates without a mark for a word that may mean something else: ${unclearWords.join(', ')}. They are shown as it says here: for something else, write AB, Withheld or DQ in its place.`,
      count: unclear,
    },
    droppedSubjects > 0 && {
      code: 'DROPPED_SUBJECTS',
      severity: 'WARNING',
      message: 'Withheld or disqualified candidates with marks in subjects: these marks are not published.',
      count: droppedSubjects,
    },
    takenRemarks > 0 && {
      code: 'TAKEN_REMARKS',
      severity: 'WARNING',
      message: `Candidates whose mark is left out, as you chose, because a column that is ignored speaks against it: ${listed(ignoredColumns, NAMED)}.`,
      count: takenRemarks,
    },
    absentInSubjects > 0 && {
      code: 'ABSENT_IN_SUBJECTS',
      severity: 'BLOCKING',
      message:
        'Candidates with 0 marks who are absent in all subjects. They are shown with 0 marks, not as absent: for that, write AB in place of the mark.',
      count: absentInSubjects,
    },
    ranksAsWords > 0 && {
      code: 'RANKS_AS_WORDS',
      severity: 'BLOCKING',
      message:
        'Candidates with a mark whose rank is a word such as AB or Withheld. They are shown with their mark: if they have none, write the word in its place.',
      count: ranksAsWords,
    },
    ignoredOutcomes > 0 && {
      code: 'IGNORED_OUTCOMES',
      severity: 'BLOCKING',
      message: `Candidates with a mark, for whom a column that is ignored has a word such as AB or Withheld: ${listed(ignoredColumns, NAMED)}. They are shown with their mark: if they have none, read the file again without these marks.`,
      count: ignoredOutcomes,
    },
  ]
  return found.filter((finding) => finding !== false)
}

function withoutMark({ ABSENT, WITHHELD, DISQUALIFIED, words }: OutcomeCounts): FindingShape | false {
  const kinds = [
    ABSENT > 0 && `${ABSENT} absent`,
    WITHHELD > 0 && `${WITHHELD} withheld`,
    DISQUALIFIED > 0 && `${DISQUALIFIED} disqualified`,
  ].filter(Boolean)
  if (kinds.length === 0) return false
  const said = words.map((word) => `“${word}”`).join(', ')
  return {
    code: 'WITHOUT_MARK',
    severity: 'INFORMATION',
    message: `Candidates without a mark: ${kinds.join(', ')}${said && ` (${said} in the file)`}. They have no rank and count in no average.`,
    count: ABSENT + WITHHELD + DISQUALIFIED,
  }
}
