import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queriesOf } from '#tests/support/database/queries.ts'
import { addAccount } from '#tests/support/people/accounts.ts'
import { CandidateData, Search } from '#tests/support/people/personal-data-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
  await scenario.studentList(
    studentsCsv([
      { candidate: '081001', name: 'Sita Kumari Sharma', groups: 'Morning A' },
      { candidate: '081002', name: 'हरि प्रसाद शर्मा' },
      { candidate: 'CEE-77 12', name: "Ram O'Neil-Thapa" },
      { candidate: '081003', name: 'लक्ष्\u200dमी खड्\u200cका' },
    ]),
  )
  await scenario.studentList(
    studentsCsv([{ candidate: '081001', name: 'Sita Sharma', groups: 'B' }], 'New.csv'),
  )
  await scenario.resultFile(
    resultsCsv(
      [
        { candidate: '081001', exam: 'CEE-8' },
        { candidate: '0099123', exam: 'CEE-8' },
        { candidate: 'ABc-5', exam: 'CEE-8' },
        { candidate: '0000006123', exam: 'CEE-8' },
        { candidate: '00000007123', exam: 'CEE-8' },
      ],
      'CEE Model 8 - results.csv',
    ),
  )
  await app.db.prisma.notice.createMany({
    data: [
      { title: 'Holiday on (Thursday)', description: 'No classes.' },
      { title: 'नतिजा प्रकाशन', description: '', isActive: false },
    ],
  })
  await addAccount(app, { email: 'puja.rai@example.com', name: 'Puja Rai' })
})
afterAll(() => app.close())

const search = async (text: string) => (await app.as('ADMIN').run(Search, { text })).search
const candidates = async (text: string) =>
  (await search(text)).candidates.map(({ candidateId }) => candidateId)

describe('candidates are found', () => {
  test.each([
    ['081001', ['081001']],
    [' 81001 ', ['081001']],
    ['0081 001', ['081001']],
    ['०८१००१', ['081001']],
    ['0810', ['081001', '081002', '081003']],
    ['cee77', ['CEE-77 12']],
    ['CEE 7712', ['CEE-77 12']],
    ['SITA shar', ['081001']],
    ['sharma  sita', ['081001']],
    ['शर्मा', ['081002']],
    ['हरि शर', ['081002']],
    // Joiners change nothing that can be seen.
    ['लक्ष्मी', ['081003']],
    ['खड्\u200dका लक्ष्\u200cमी', ['081003']],
    ["o'neil", ['CEE-77 12']],
    ['thapa', ['CEE-77 12']],
    ['ita', []],
    // In result files only: by the whole ID.
    ['99123', ['0099123']],
    // At most six zeros may be missing.
    ['6123', ['0000006123']],
    ['7123', []],
    ['07123', []],
    ['00000007123', ['00000007123']],
    ['abc 5', ['ABc-5']],
    ['ABc-5', ['ABc-5']],
    ['0000', []],
    [`'; \\ \0 :* & | !`, []],
    ['', []],
  ])('for %j: %j', async (text, ids) => {
    expect(await candidates(text)).toEqual(ids)
  })

  test('with the name of the newest active list, once', async () => {
    expect((await search('kumari')).candidates).toEqual([
      { candidateId: '081001', studentName: 'Sita Sharma', groups: 'B' },
    ])
  })
})

test('exams, notices and users are found by the beginnings of words', async () => {
  expect((await search('model 8')).exams).toMatchObject([{ id: 'CEE-8', title: 'CEE Model 8' }])
  expect((await search('cee-8')).exams).toHaveLength(1)
  expect((await search('model ८')).exams).toHaveLength(1)
  expect((await search('thurs')).notices).toMatchObject([{ title: 'Holiday on (Thursday)' }])
  expect((await search('प्रका')).notices).toMatchObject([{ title: 'नतिजा प्रकाशन' }])
  expect((await search('RAI')).users).toMatchObject([{ email: 'puja.rai@example.com' }])
  expect((await search('puja.rai@example.com')).users).toHaveLength(1)
  expect(await search('nobody')).toEqual({ candidates: [], exams: [], notices: [], users: [] })
})

test('a text that is too long is refused, and told how long it may be', async () => {
  const { errors } = await app.as('ADMIN').send(Search, { text: 'a'.repeat(201) })
  expect(errors).toMatchObject([
    { message: 'Search for at most 200 characters.', extensions: { code: 'BAD_USER_INPUT' } },
  ])
})

test("a candidate's rows tell which one is shown", async () => {
  await scenario.resultFile(
    resultsCsv([{ candidate: '081001', exam: 'CEE-8', percentage: 70 }], 'Second.csv'),
  )
  const { candidateData } = await app.as('ADMIN').run(CandidateData, { candidateId: '081001' })
  expect(candidateData?.results).toMatchObject([
    { fileName: 'Second.csv', isShown: true },
    { fileName: 'CEE Model 8 - results.csv', isShown: false },
  ])
})

describe('the database', () => {
  const INDEXES = [
    'students_bare_id_idx',
    'students_name_words_idx',
    'users_words_idx',
    'notices_title_words_idx',
  ]

  test('reads indexes only, of all that grows', async () => {
    await app.db.pool.query(`
      INSERT INTO students (layer, candidate_id, student_name, groups, row_number)
      SELECT 999, lpad(n::text, 8, '0'), 'Name' || n || ' शर्मा' || n, 'A', n FROM generate_series(1, 5000) AS n`)
    await app.db.pool.query(`
      INSERT INTO users (id, email, password_hash)
      SELECT gen_random_uuid(), 'many' || n || '@example.com', '' FROM generate_series(1, 5000) AS n`)
    await app.db.pool.query(`
      INSERT INTO notices (id, title, description)
      SELECT gen_random_uuid(), 'Title' || n, '' FROM generate_series(1, 5000) AS n`)
    await app.db.pool.query(`
      INSERT INTO exam_results (layer, candidate_id, exam_mark, percentage, row_number)
      SELECT 999, lpad(n::text, 8, '0'), 1, 1, n FROM generate_series(1, 5000) AS n`)
    await app.db.pool.query('VACUUM ANALYZE exam_results')
    await app.db.pool.query('VACUUM ANALYZE students')
    await app.db.pool.query('VACUUM ANALYZE users')
    await app.db.pool.query('VACUUM ANALYZE notices')
    const { queries } = await queriesOf(() => search('title4711 शर्मा4711'))
    const plans: string[] = []
    for (const query of queries.filter((sql) => /array_to_tsvector/.test(sql) && !/FROM exams/.test(sql))) {
      plans.push(await planOf(query))
    }
    expect(plans).toHaveLength(3)
    for (const index of INDEXES) expect(plans.join('\n')).toContain(index)
    expect(plans.join('\n')).not.toMatch(/Seq Scan on (students|users|notices|exam_results)\b/)
  })

  async function planOf(sql: string): Promise<string> {
    const values = sql.includes('$5') ? `'4711', '4711z', $$'4711':*$$, '{4711}', 20` : `$$'4711':*$$, 20`
    const client = await app.db.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SET LOCAL plan_cache_mode = force_generic_plan')
      await client.query(`PREPARE searched AS ${sql}`)
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) EXECUTE searched (${values})`,
      )
      await client.query('DEALLOCATE searched')
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }
})
