import { countStanding } from '#server/domains/imports/compare-layer.ts'
import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import { examplesOf } from '#server/domains/imports/examples.ts'
import type { StandingLayer, Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor, singly } from '#server/domains/imports/planner-settings.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'

/** IDs of another length than most are worth a look up to this part of the rows; beyond, lengths may differ by design. */
const FEW = 0.2

/** IDs of several lengths, where there is nothing to compare them with: zeros in front may be lost. */
export async function oddIds(
  tx: Transaction,
  { layer, rowCount }: { layer: number; rowCount: number },
): Promise<FindingShape | false> {
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
    message: `Candidate IDs shorter than the usual ${usual.length} characters. Did a spreadsheet program drop zeros in front?`,
    count,
    examples: shorter.slice(0, 3).map(({ example }) => example),
  }
}

function mixed(lengths: readonly { length: number; example: string }[]): FindingShape {
  const sorted = lengths.toSorted((one, other) => one.length - other.length)
  return {
    code: 'ID_LENGTHS',
    severity: 'INFORMATION',
    message: `Candidate IDs have ${sorted[0]?.length} to ${sorted.at(-1)?.length} characters. Is that so, or did a spreadsheet program drop zeros in front?`,
    count: null,
    examples: sorted.slice(0, 3).map(({ example }) => example),
  }
}

/** An Exam ID that was probably meant to be that of an exam with published results: its file would be a second exam. */
export async function similarExamId(
  tx: Transaction,
  { examId, standing }: { examId: string; standing: readonly unknown[] },
): Promise<FindingShape | false> {
  if (standing.length > 0) return false
  const exams = await tx.examResultFile.groupBy({ by: ['examId'], where: { state: 'PUBLISHED' } })
  const similar = exams.find((exam) => exam.examId !== examId && likened(exam.examId) === likened(examId))
  if (!similar) return false
  return {
    code: 'EXAM_ID',
    severity: 'BLOCKING',
    message: `There are no results of ${examId} yet, but there are of ${similar.examId}. Is it the same exam?`,
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

interface Facts {
  layer: number
  rowCount: number
  /** Observations of the reader. */
  read: TableFacts
  unknownStudents: number
  /** The exam's published layers. */
  standing: readonly StandingLayer[]
  /** The active student lists. */
  studentLists: readonly StandingLayer[]
}

/** Students without a result in this file and in the published ones. */
export async function missingStudents(tx: Transaction, facts: Facts): Promise<FindingShape | false> {
  const rowCount = [...facts.studentLists, ...facts.standing].reduce((sum, { rowCount }) => sum + rowCount, 0)
  const byKey = facts.standing.length === 0 && facts.read.ids?.ascending
  // The comparison has counted the file's own candidates already; only those of other files are to be looked for.
  const count =
    facts.standing.length === 0
      ? await countWithoutStanding(tx, facts)
      : await plannerSettingsFor(tx, { rowCount }, () => countWithStanding(tx, facts, rowCount))
  return (
    count > 0 && {
      code: 'NO_RESULT',
      severity: 'INFORMATION',
      message: 'Students of the active lists without a result in this exam.',
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

async function countWithoutStanding(tx: Transaction, facts: Facts): Promise<number> {
  const students = await countStanding(tx, 'students', facts.studentLists)
  return students - (facts.rowCount - facts.unknownStudents)
}

/** This file and what is published of its exam. */
function allLayers(facts: Facts): number[] {
  return [facts.layer, ...facts.standing.map(({ layer }) => layer)]
}

async function countWithStanding(tx: Transaction, facts: Facts, rowCount: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT candidate_id)::int AS count FROM students
    WHERE layer = ANY (${facts.studentLists.map(({ layer }) => layer)}::int[]) AND NOT EXISTS (
      SELECT FROM exam_results
      WHERE exam_results.layer = ANY (${allLayers(facts)}::int[]) AND exam_results.candidate_id = students.candidate_id
      ${singly(rowCount)}
    )`
  return row?.count ?? 0
}
