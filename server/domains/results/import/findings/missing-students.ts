import { countStanding } from '#server/domains/imports/compare-layer.ts'
import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import { examplesOf } from '#server/domains/imports/examples.ts'
import type { StandingLayer, Transaction } from '#server/domains/imports/import-definition.ts'
import { plannerSettingsFor, singly } from '#server/domains/imports/planner-settings.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'

interface Facts {
  layer: number
  rowCount: number
  /** What the reader noticed in the file. */
  read: TableFacts
  unknownStudents: number
  /** The exam's published layers. */
  standing: readonly StandingLayer[]
  /** The active student lists. */
  studentLists: readonly StandingLayer[]
}

/** Students who have no result, neither in this file nor in what is published. */
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
