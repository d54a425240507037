import { countPublished, examplesOf } from '#server/domains/imports/compare-layer.ts'
import type { PublishedLayer, Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor, singly } from '#server/domains/imports/planner-settings.ts'
import type { FindingShape, OutcomeCounts } from '#server/domains/imports/staged-preview.ts'
import { datesAsIds, otherSpelling } from '#server/domains/students/similar-ids.ts'
import { looksLikeDate, textsBefore } from '#server/lib/spreadsheet/looks-like-date.ts'
import { listed } from '#server/lib/wording.ts'
import { say } from '#server/locales/say.ts'
import { type LayerFacts, oddMean, oddPercentages, oddRanks, otherSubjects, wrongSums } from './odd-marks.ts'

interface Circumstances extends LayerFacts {
  /** The active student lists, newest first. */
  studentLists: readonly PublishedLayer[]
  unknownStudents: number
  newRows: number
  changedRows: number
  unchangedRows: number
}

/** Findings to review before a layer is published: valid data that is often a mistake. */
export async function findFindings(tx: Transaction, facts: Circumstances): Promise<(FindingShape | false)[]> {
  const { layer, rowCount, studentLists, unknownStudents, newRows, changedRows, unchangedRows } = facts
  const unmentioned = facts.publishedRows - changedRows - unchangedRows
  const rows = { rowCount, byKey: facts.read.ids?.ascending }
  const ids = { rowTable: 'exam_results', layer, rowCount, read: facts.read } as const
  const students = { rowTable: 'students', layers: studentLists.map((list) => list.layer) } as const
  const results = { rowTable: 'exam_results', layers: facts.published.map((file) => file.layer) } as const
  return [
    ...outcomeFindings(facts.read.outcomes),
    otherSubjects(facts),
    await wrongSums(tx, facts),
    await oddPercentages(tx, facts),
    await oddRanks(tx, facts),
    await oddMean(tx, facts),
    await similarExamId(tx, facts),
    facts.published.length === 0 &&
      looksLikeDate(facts.examId) && {
        code: 'DATE_AS_EXAM_ID',
        severity: 'BLOCKING',
        message: say`The Exam ID ${facts.examId} looks like a date, which may have been one of these: ${textsBefore(facts.examId).join(', ')}. If a spreadsheet program changed it, format the column as text, enter it again, and upload the spreadsheet (.xlsx) itself.`,
        count: null,
      },
    facts.published.length === 0 &&
      facts.examId.includes('?') && {
        code: 'QUESTION_MARK_IN_EXAM_ID',
        severity: 'BLOCKING',
        message: say`The Exam ID ${facts.examId} has a question mark, which programs write for a lost letter. If a letter was lost, enter the Exam ID again: results of another exam may have the same one.`,
        count: null,
      },
    unknownStudents > 0 && {
      code: 'NO_STUDENT',
      // Without any list, nobody could be on one.
      severity: studentLists.length > 0 && unknownStudents * 2 > rowCount ? 'BLOCKING' : 'WARNING',
      message: say`Candidates without a student record: their results show without a name.`,
      count: unknownStudents,
      examples: await examplesOf(tx, rows, {
        present: { rowTable: 'exam_results', layers: [layer] },
        absent: students,
      }),
    },
    unknownStudents > 0 && (await otherSpelling(tx, { ...ids, known: students })),
    newRows > 0 && (await otherSpelling(tx, { ...ids, known: results })),
    newRows > 0 && datesAsIds(facts),
    facts.published.length + studentLists.length === 0 && (await oddIds(tx, facts)),
    await missingStudents(tx, facts),
    // A correction of a single candidate is deliberate.
    unmentioned > 0 &&
      rowCount > 1 && {
        code: 'NOT_IN_FILE',
        severity: 'INFORMATION',
        message: say`Candidates of this exam who are not in this file: they keep the results they have.`,
        count: unmentioned,
        examples: await examplesOf(
          tx,
          { rowCount: facts.publishedRows },
          {
            present: results,
            absent: { rowTable: 'exam_results', layers: [layer] },
          },
        ),
      },
    unchangedRows > 0 &&
      newRows + changedRows === 0 && {
        code: 'NO_CHANGE',
        severity: 'WARNING',
        message: say`Every row is the same as what is published already.`,
        count: null,
      },
  ]
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
      message: say`A dash stands in place of the mark: these candidates are shown as absent.`,
      count: dashes,
    },
    unclear > 0 && {
      code: 'UNCLEAR_OUTCOMES',
      severity: 'BLOCKING',
      message: say`Candidates without a mark for a word that may mean something else: ${unclearWords.join(', ')}. They are shown as it says here: for something else, write AB, Withheld or DQ in its place.`,
      count: unclear,
    },
    droppedSubjects > 0 && {
      code: 'DROPPED_SUBJECTS',
      severity: 'WARNING',
      message: say`Withheld or disqualified candidates with marks in subjects: these marks are not published.`,
      count: droppedSubjects,
    },
    takenRemarks > 0 && {
      code: 'TAKEN_REMARKS',
      severity: 'WARNING',
      message: say`Candidates whose mark is left out, as you chose, because a column that is ignored speaks against it: ${listed(ignoredColumns, NAMED)}.`,
      count: takenRemarks,
    },
    absentInSubjects > 0 && {
      code: 'ABSENT_IN_SUBJECTS',
      severity: 'BLOCKING',
      message: say`Candidates with 0 marks who are absent in all subjects. They are shown with 0 marks, not as absent: for that, write AB in place of the mark.`,
      count: absentInSubjects,
    },
    ranksAsWords > 0 && {
      code: 'RANKS_AS_WORDS',
      severity: 'BLOCKING',
      message: say`Candidates with a mark whose rank is a word such as AB or Withheld. They are shown with their mark: if they have none, write the word in its place.`,
      count: ranksAsWords,
    },
    ignoredOutcomes > 0 && {
      code: 'IGNORED_OUTCOMES',
      severity: 'BLOCKING',
      message: say`Candidates with a mark, for whom a column that is ignored has a word such as AB or Withheld: ${listed(ignoredColumns, NAMED)}. They are shown with their mark: if they have none, read the file again without these marks.`,
      count: ignoredOutcomes,
    },
  ]
  return found.filter((finding) => finding !== false)
}

function withoutMark({ ABSENT, WITHHELD, DISQUALIFIED, words }: OutcomeCounts): FindingShape | false {
  const kinds = [
    ABSENT > 0 && say`${ABSENT} absent`,
    WITHHELD > 0 && say`${WITHHELD} withheld`,
    DISQUALIFIED > 0 && say`${DISQUALIFIED} disqualified`,
  ].filter(Boolean)
  if (kinds.length === 0) return false
  const named = kinds.join(', ')
  return {
    code: 'WITHOUT_MARK',
    severity: 'INFORMATION',
    message: say`Candidates without a mark: ${
      words.length === 0 ? named : say`${named} (${words.map((word) => `“${word}”`).join(', ')} in the file)`
    }. They have no rank and count in no average.`,
    count: ABSENT + WITHHELD + DISQUALIFIED,
  }
}

/** IDs of another length than most are worth a look up to this part of the rows; beyond, lengths may differ by design. */
const FEW = 0.2

/** IDs of several lengths, where there is nothing to compare them with: zeros in front may be lost. */
async function oddIds(tx: Transaction, { layer, rowCount }: Circumstances): Promise<FindingShape | false> {
  const lengths = await tx.$queryRaw<{ length: number; count: number; example: string }[]>`
    SELECT length(candidate_id) AS length, count(*)::int AS count, min(candidate_id) AS example
    FROM exam_results WHERE layer = ${layer} GROUP BY 1 ORDER BY count DESC, length DESC LIMIT 20`
  const usual = lengths[0]
  if (usual === undefined || lengths.length === 1) return false
  const shorter = lengths.filter(({ length }) => length < usual.length)
  const count = shorter.reduce((sum, one) => sum + one.count, 0)
  if (count === 0 || count > rowCount * FEW) return mixed(lengths)
  return {
    code: 'ID_LENGTHS',
    severity: 'WARNING',
    message: say`Candidate IDs shorter than the usual ${usual.length} characters. Did a spreadsheet program drop zeros in front?`,
    count,
    examples: shorter.slice(0, 3).map(({ example }) => example),
  }
}

function mixed(lengths: readonly { length: number; example: string }[]): FindingShape {
  const sorted = lengths.toSorted((one, other) => one.length - other.length)
  return {
    code: 'ID_LENGTHS',
    severity: 'INFORMATION',
    message: say`Candidate IDs have ${sorted[0]?.length ?? 0} to ${sorted.at(-1)?.length ?? 0} characters. Is that so, or did a spreadsheet program drop zeros in front?`,
    count: null,
    examples: sorted.slice(0, 3).map(({ example }) => example),
  }
}

/** An Exam ID that was probably meant to be that of an exam with published results: its file would be a second exam. */
async function similarExamId(
  tx: Transaction,
  { examId, published }: Circumstances,
): Promise<FindingShape | false> {
  if (published.length > 0) return false
  const exams = await tx.examResultFile.groupBy({ by: ['examId'], where: { state: 'PUBLISHED' } })
  const similar = exams.find((exam) => exam.examId !== examId && likened(exam.examId) === likened(examId))
  if (!similar) return false
  return {
    code: 'EXAM_ID',
    severity: 'BLOCKING',
    message: say`There are no results of ${examId} yet, but there are of ${similar.examId}. Is it the same exam?`,
    count: null,
  }
}

/** Equal for IDs that people mistake for each other: case, spaces and dashes, and the letters O, I and L for digits. */
function likened(examId: string): string {
  return examId
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}_.]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** Students without a result in this file and in the published ones. */
async function missingStudents(tx: Transaction, facts: Circumstances): Promise<FindingShape | false> {
  const rowCount = [...facts.studentLists, ...facts.published].reduce(
    (sum, { rowCount }) => sum + rowCount,
    0,
  )
  const byKey = facts.published.length === 0 && facts.read.ids?.ascending
  // The comparison has counted the file's own candidates already; only those of other files are to be looked for.
  const count =
    facts.published.length === 0
      ? await countWithoutPublished(tx, facts)
      : await plannerSettingsFor(tx, { rowCount }, () => countWithPublished(tx, facts, rowCount))
  return (
    count > 0 && {
      code: 'NO_RESULT',
      severity: 'INFORMATION',
      message: say`Students of the active lists without a result in this exam.`,
      count,
      examples: await examplesOf(
        tx,
        { rowCount, byKey },
        {
          present: { rowTable: 'students', layers: facts.studentLists.map(({ layer }) => layer) },
          absent: { rowTable: 'exam_results', layers: allLayers(facts) },
        },
      ),
    }
  )
}

async function countWithoutPublished(tx: Transaction, facts: Circumstances): Promise<number> {
  const students = await countPublished(tx, 'students', facts.studentLists)
  return students - (facts.rowCount - facts.unknownStudents)
}

function allLayers(facts: Circumstances): number[] {
  return [facts.layer, ...facts.published.map(({ layer }) => layer)]
}

async function countWithPublished(tx: Transaction, facts: Circumstances, rowCount: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT candidate_id)::int AS count FROM students
    WHERE layer = ANY (${facts.studentLists.map(({ layer }) => layer)}::int[]) AND NOT EXISTS (
      SELECT FROM exam_results
      WHERE exam_results.layer = ANY (${allLayers(facts)}::int[]) AND exam_results.candidate_id = students.candidate_id
      ${singly(rowCount)}
    )`
  return row?.count ?? 0
}
