import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findExamResults } from '#server/domains/results/look-up/find-exam-results.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import { Withdraw } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const ROWS = 2_000

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Total Cost': number
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[] | undefined
}
const planNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Total Cost': z.number(),
  'Actual Loops': z.number(),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  Plans: z.lazy(() => z.array(planNode)).optional(),
})
const explained = z.tuple([z.object({ Plan: planNode })])

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const rows = Array.from({ length: ROWS }, (_, index) => ({ candidate: String(index), exam: 'EXAM' }))
  await scenarios(app).studentList(studentsCsv(rows.map(({ candidate }) => ({ candidate }))))
  await scenarios(app).resultFile(resultsCsv(rows))
  // Neither autovacuum nor its ANALYZE changes the plan or the pages that are read between two measurements.
  await app.db.pool.query(`DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('ALTER TABLE %I SET (autovacuum_enabled = off)', name);
    END LOOP;
  END $$`)
  await app.db.pool.query('ANALYZE')
})
afterAll(() => app.close())

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The nodes that are executed of the plan that the server uses for every look-up. */
async function executedNodes(examId: string, candidateId: string): Promise<PlanNode[]> {
  const { queries } = await queriesOf(() => findExamResults(app.db, [{ examId, candidateId }]))
  const [sql = ''] = queries
  expect(queries).toHaveLength(1)
  const client = await app.db.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL plan_cache_mode = force_generic_plan')
    await client.query(`PREPARE look_up (text[], text[], int) AS ${sql}`)
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE look_up ('{${examId}}', '{${candidateId}}', 1)`,
    )
    await client.query('DEALLOCATE look_up')
    return nodesOf(explained.parse(rows[0]['QUERY PLAN'])[0].Plan).filter((node) => node['Actual Loops'] > 0)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const scansOf = (nodes: readonly PlanNode[], table: string) =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .map((node) => `${node['Node Type']} ${node['Index Name']}`)

test('a look-up reads results and students by one index scan each, of the primary key', async () => {
  const nodes = await executedNodes('EXAM', '1')
  expect(scansOf(nodes, 'exam_results')).toEqual(['Index Scan exam_results_pkey'])
  expect(scansOf(nodes, 'students')).toEqual(['Index Scan students_pkey'])
})

async function buffers(): Promise<number> {
  const [root] = await executedNodes('EXAM', '1')
  return (root?.['Shared Hit Blocks'] ?? 0) + (root?.['Shared Read Blocks'] ?? 0)
}

test('revisions cost a look-up in another exam nothing', async () => {
  const before = await buffers()
  const correct = async (percentage: number) => {
    const rows = [{ candidate: '1', exam: 'REVISED', percentage }]
    const { id } = await scenarios(app).resultFile(resultsCsv(rows))
    if (percentage > 60)
      await app.db.pool.query(`UPDATE exam_result_files SET revision_reason = 'WRONG_KEY' WHERE id = $1`, [
        id,
      ])
  }
  await correct(60)
  await correct(61)
  expect(await buffers()).toBe(before)
  expect(scansOf(await executedNodes('REVISED', '1'), 'exam_results')).toHaveLength(2)
})

test('a withdrawn exam costs a look-up in another exam nothing', async () => {
  const before = await buffers()
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'WITHDRAWN' }]))
  await app.as('ADMIN').run(Withdraw, { examId: 'WITHDRAWN', reason: 'Wrong file' })
  expect(await buffers()).toBe(before)
  const scans = scansOf(await executedNodes('WITHDRAWN', '1'), 'exam_results')
  expect(scans).toEqual(['Index Scan exam_results_pkey'])
})
