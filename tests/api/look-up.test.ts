import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findExamResults } from '#server/domains/results/look-up/find-exam-results.ts'
import { withSecret } from '#server/domains/results/look-up/limited-look-up.ts'
import { costs } from '#server/graphql/costs.ts'
import { ClientBudgets, Limits, type TooManyAttempts } from '#server/limits.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import {
  ChangePassword,
  RequestPasswordReset,
  ResetPassword,
} from '#tests/support/people/account-operations.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { LiftSecretLimit, Withdraw } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { lookUpWith, NOTHING } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

describe('look up plan', () => {
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
      return nodesOf(explained.parse(rows[0]['QUERY PLAN'])[0].Plan).filter(
        (node) => node['Actual Loops'] > 0,
      )
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
})

describe('limit windows', () => {
  const email = 'gita@example.com'

  let app: TestApp
  let own: ApiClient
  beforeAll(async () => {
    app = await testApp()
    await addAccount(app, { email })
    own = await signedInBrowser(app, email)
  })
  afterAll(() => app.close())
  beforeEach(() => app.db.prisma.rateLimit.deleteMany())

  const signInText =
    'mutation($email:String!,$password:String!){signIn(email:$email,password:$password){__typename}}'
  const signIn = (client: ApiClient) => client.send(signInText, { email, password: 'not this' })

  /** Minutes of each limit, and an attempt that counts for it. */
  const limits: [name: string, minutes: number, attempt: () => ReturnType<ApiClient['send']>][] = [
    ['sign-in-address', 15, () => signIn(app.newClient())],
    ['sign-in-account-address', 15, () => signIn(app.newClient())],
    ['sign-in-account', 60, () => signIn(app.newClient())],
    ['sign-in-device', 15, () => signIn(own)],
    ['mail-address', 60, () => app.newClient().send(RequestPasswordReset, { email })],
    [
      'link-address',
      60,
      () => app.newClient().send(ResetPassword, { token: randomUUID(), password: 'a longer, better one' }),
    ],
    [
      'password-account',
      15,
      () => own.send(ChangePassword, { currentPassword: 'not this', newPassword: 'a longer, better one' }),
    ],
  ]

  test.each(limits)(
    'the limit %s counts for %i minutes from the first attempt',
    async (name, minutes, attempt) => {
      await attempt()
      const { rowCount } = await app.db.pool.query(
        "UPDATE rate_limits SET points = 10000 WHERE key LIKE $1 || ':%'",
        [name],
      )
      expect(rowCount).toBe(1)
      const { errors } = await attempt()
      const [refusal] = (errors ?? []).map(
        ({ extensions }) => extensions as { code: string; retryAfterSeconds: number },
      )
      expect(refusal?.code).toBe('RATE_LIMITED')
      expect(Math.ceil((refusal?.retryAfterSeconds ?? 0) / 60)).toBe(minutes)
    },
  )
})

describe('wrong secrets', () => {
  let app: TestApp
  let lookUp: ReturnType<typeof lookUpWith>
  const ids = ['081001', '081002', '081003', '081004', '081005', '081006']

  beforeAll(async () => {
    app = await testApp({ settings: { TRUST_PROXY: 'on' } })
    lookUp = lookUpWith(app)
    await scenarios(app).studentList(
      studentsCsv(ids.map((candidate) => ({ candidate, pin: `12${candidate}` }))),
    )
    await scenarios(app).resultFile(resultsCsv(ids.map((candidate) => ({ candidate, exam: 'PIN' }))), {
      secondSecret: 'PIN',
    })
  })
  afterAll(() => app.close())

  const right = (candidateId: string) => ({ candidateId, secret: `12${candidateId}` })
  const guess = (candidateId: string, number: number) => ({ candidateId, secret: `00000${number}` })
  const isRefused = ({ text }: { text: string }) => text.includes('RATE_LIMITED')

  async function guessFiveTimes(candidateId: string) {
    for (let number = 0; number < 5; number++)
      expect((await lookUp(guess(candidateId, number))).text).toBe(NOTHING)
  }

  test('five wrong ones are answered, whatever address they come from; then the right one waits, too, and is told how long', async () => {
    await guessFiveTimes('081001')
    const { text } = await lookUp(right('081001'))
    const [error] = JSON.parse(text).errors
    expect(error.message).toMatch(
      /^A wrong PIN or date of birth was entered several times for this Candidate ID, by you or by others\. The institute can let you try again at once\. Please wait 15 minutes and try again\.$/,
    )
    expect(error.extensions).toMatchObject({ code: 'RATE_LIMITED' })
    expect(error.extensions.retryAfterSeconds).toBeGreaterThan(14 * 60)
    // Spaces and dashes do not make another candidate.
    expect(isRefused(await lookUp({ ...right('081001'), candidateId: '081-001' }))).toBe(true)
    expect(isRefused(await lookUp(right('081002')))).toBe(false)
  })

  test('a candidate that there is not is refused in the same words', async () => {
    await guessFiveTimes('081003')
    await guessFiveTimes('999999')
    const [known, unknown, elsewhere] = [
      await lookUp(guess('081003', 9)),
      await lookUp(guess('999999', 9)),
      await lookUp({ ...guess('999999', 9), examId: 'UNKNOWN' }),
    ].map(({ text }) => text.replace(/\d+/g, 'N'))
    expect(unknown).toBe(known)
    expect(elsewhere).toBe(known)
  })

  test('fifty guesses of the same moment are no way around it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => lookUp(guess('081004', number))),
    )
    expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(5)
  })

  test('right ones do not use it up', async () => {
    for (let time = 0; time < 12; time++)
      expect((await lookUp(right('081005'))).text).toContain('"candidateId":"081005"')
  })

  test('staff let the candidate try again, which is logged without the whole ID', async () => {
    await guessFiveTimes('081006')
    expect(isRefused(await lookUp(right('081006')))).toBe(true)
    await app.as('ADMIN').run(LiftSecretLimit, { candidateId: ' 081-006 ' })
    expect((await lookUp(right('081006'))).text).toContain('"candidateId":"081006"')
    const [logged] = await app.db.prisma.activity.findMany({
      where: { action: 'candidate.secret-limit-lifted' },
    })
    expect(logged?.subject).toBe('ending in 06')
    expect(logged?.actorId).not.toBeNull()
  })

  test('nobody is let try again by an ID that there is not', async () => {
    const { errors } = await app.as('ADMIN').send(LiftSecretLimit, { candidateId: '99999x' })
    expect(errors?.[0]?.message).toBe(
      'No published result file and no student list has the Candidate ID 99999x',
    )
    expect(
      await app.db.prisma.activity.count({
        where: { action: 'candidate.secret-limit-lifted', subject: 'ending in 9x' },
      }),
    ).toBe(0)
  })

  test('the wait ends after a quarter of an hour by the database’s clock', async () => {
    await guessFiveTimes('081002')
    expect(isRefused(await lookUp(right('081002')))).toBe(true)
    await app.db.pool.query(
      `UPDATE rate_limits SET expire = expire - 15 * 60 * 1000 WHERE key LIKE 'look-up-secret:%'`,
    )
    expect(isRefused(await lookUp(right('081002')))).toBe(false)
  })

  test('what cannot be the secret of the exam is no wrong one', async () => {
    await scenarios(app).studentList(
      studentsCsv([{ candidate: '091001', birthDate: '2063-04-21' }], 'Dates.csv'),
    )
    await scenarios(app).resultFile(resultsCsv([{ candidate: '091001', exam: 'DAY' }]), {
      secondSecret: 'BIRTH_DATE',
    })
    const asked = { examId: 'DAY', candidateId: '091001' }
    for (const secret of ['2063-13-04', '21/04/2063', '20630421', 'x'.repeat(99), '?', '2063'])
      expect((await lookUp({ ...asked, secret })).text).toBe(NOTHING)
    for (const secret of ['२०६३।०४।२१', '2063–04–21', '2063,04,21'])
      expect((await lookUp({ ...asked, secret })).text).toContain('"candidateId":"091001"')
  })

  test('what cannot be the secret is paid from the client’s budget, what finds something is not', async () => {
    const budgets = new ClientBudgets(2, { now: () => 0 })
    const budget = budgets.of({ ip: '198.51.100.1', userId: undefined })
    const context = { limits: new Limits(app.db.pool), budget }
    const ask = (found: string | null) =>
      withSecret(context, '091002', { find: async () => found, isAttempt: async () => false })
    const saved = 60 / costs.wrongSecret
    for (let time = 0; time < saved; time++) expect(await ask('091002')).toBe('091002')
    for (let time = 0; time < saved; time++) expect(await ask(null)).toBeNull()
    const refused = await ask(null).catch((error: unknown) => error)
    expect((refused as TooManyAttempts).limit).toBe('budget')
  })

  test('capital and small letters of an ID share the limit', async () => {
    await guessFiveTimes('cee-1')
    expect(isRefused(await lookUp(guess('CEE 1', 9)))).toBe(true)
  })
})
