import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findExamResults } from '#server/domains/results/find-exam-results.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const ROWS = 2_000

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Total Cost': number
  Plans?: PlanNode[] | undefined
}
const planNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Total Cost': z.number(),
  Plans: z.lazy(() => z.array(planNode)).optional(),
})
const explained = z.tuple([z.object({ Plan: planNode })])

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const rows = Array.from({ length: ROWS }, (_, index) => ({ candidate: String(index), exam: 'EXAM' }))
  await scenarios(app).studentList(studentsCsv(rows.map(({ candidate }) => ({ candidate }))))
  await scenarios(app).resultFile(resultsCsv(rows))
  await app.db.pool.query('ANALYZE')
})
afterAll(() => app.close())

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The plan that the server uses for every look-up, whatever is looked up. */
async function genericPlan(sql: string): Promise<PlanNode[]> {
  const client = await app.db.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL plan_cache_mode = force_generic_plan')
    await client.query(`PREPARE look_up (text[], text[], int) AS ${sql}`)
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) EXECUTE look_up ('{EXAM}', '{1}', 1)`)
    await client.query('DEALLOCATE look_up')
    return nodesOf(explained.parse(rows[0]['QUERY PLAN'])[0].Plan)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

test('a look-up reads results and students by one index scan each, of the primary key', async () => {
  const { queries } = await queriesOf(() => findExamResults(app.db, [{ examId: 'EXAM', candidateId: '1' }]))
  const [sql = ''] = queries
  expect(queries).toHaveLength(1)
  const nodes = await genericPlan(sql)
  const scans = (table: string) =>
    nodes
      .filter((node) => node['Relation Name'] === table)
      .map((node) => `${node['Node Type']} ${node['Index Name']}`)
  expect(scans('exam_results')).toEqual(['Index Scan exam_results_pkey'])
  expect(scans('students')).toEqual(['Index Scan students_pkey'])
})
