import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '#server/db/database.ts'
import { graphql } from '#tests/gql/gql.ts'
import { Notices } from '#tests/support/content/notice-operations.ts'
import { migratedServerDatabase } from '#tests/support/database/database.ts'
import { Search } from '#tests/support/people/personal-data-operations.ts'
import { ForeseeDeletion, StageResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// Without the total, which has to be counted.
const NewestUsers = graphql(`
  query NewestUsers { users(first: 20) { nodes { id email } } }
`)

const SearchUsers = graphql(`
  query SearchUsers($search: String) { users(first: 20, search: $search) { totalCount nodes { id email } } }
`)

/** How many times as many pages the same request may read of fifty times as many rows: indexes are a level deeper. */
const MOST_GROWTH = 2
const SIZES = { small: 2_000, large: 100_000 }
const CORRECTED = 100

/** Equally long, so that a search by its beginning finds equally many at each size. */
const idOf = (number: number) => String(FIRST_ID + number)
const FIRST_ID = 10_000_000

interface Installation extends MeasuredDatabase {
  app: TestApp
  fileId: string
  correctionId: string
  middleCursor: string
}

/** An installation with as many results, students, accounts and notices. */
async function installation(url: string, size: number): Promise<Installation> {
  const database = await measuredDatabase(url)
  const app = await testApp({ db: database.db })
  await database.admin.query("INSERT INTO exams (id, title, release_at) VALUES ('GROWTH', 'Growth', now())")
  const { rows } = await database.admin.query<{ id: string }>(
    `INSERT INTO exam_result_files (id, layer, state, filename, file_path, exam_id, total_results, preview, based_on,
       publish_order, uploaded_at)
     VALUES (gen_random_uuid(), 1000, 'PUBLISHED', 'a.csv', 'exam_results/a.csv', 'GROWTH', $1, '{}', '{}', 1, now())
     RETURNING id`,
    [size],
  )
  await database.admin.query(
    `INSERT INTO exam_results (layer, candidate_id, exam_mark, exam_rank, percentage, row_number)
     SELECT 1000, (${FIRST_ID} + n)::text, n % 200, n, n % 100, n FROM generate_series(1, $1::int) AS n`,
    [size],
  )
  await database.admin.query(
    `WITH list AS (
       INSERT INTO student_uploads (id, layer, state, file_name, file_path, total_students, preview, based_on, publish_order,
         uploaded_at)
       VALUES (gen_random_uuid(), 1000, 'PUBLISHED', 'a', 'student-uploads/a.csv', $1, '{}', '{}', 1, now()) RETURNING layer)
     INSERT INTO students (layer, candidate_id, student_name, groups, row_number)
     SELECT layer, (${FIRST_ID} + n)::text, 'राम बहादुर थापा' || lpad(n::text, 6, '0'), 'A', n FROM list, generate_series(1, $1::int) AS n`,
    [size],
  )
  await database.admin.query(
    `INSERT INTO users (id, email, name, password_hash, created_at)
     SELECT gen_random_uuid(), n || '@example.com', 'Name' || lpad(n::text, 6, '0'), '', now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) AS n`,
    [size],
  )
  await database.admin.query(
    `INSERT INTO notices (id, title, description, published_at)
     SELECT gen_random_uuid(), 'Notice ' || n, '', now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) AS n`,
    [size],
  )
  await database.admin.query('VACUUM ANALYZE')
  const correction = await scenarios(app).resultFile(correctionCsv())
  return {
    ...database,
    app,
    fileId: rows[0]?.id ?? '',
    correctionId: correction.id,
    middleCursor: await middleCursor(app, size),
  }
}

/** The cursor of the middle notice: its sort key. */
async function middleCursor(app: TestApp, size: number): Promise<string> {
  const { publishedAt, id } = await app.db.prisma.notice.findFirstOrThrow({
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    skip: size / 2,
  })
  return Buffer.from(JSON.stringify([publishedAt, id])).toString('base64url')
}

const correctionCsv = () =>
  resultsCsv(
    Array.from({ length: CORRECTED }, (_, at) => ({ candidate: idOf(at * 3 + 1), exam: 'GROWTH' })),
    'correction.csv',
  )

const requests: Record<string, (one: Installation) => Promise<unknown>> = {
  'the preview of the deletion of a large file': ({ app, fileId }) =>
    app.as('ADMIN').run(ForeseeDeletion, { id: fileId }),
  'the preview of the deletion of a correction': ({ app, correctionId }) =>
    app.as('ADMIN').run(ForeseeDeletion, { id: correctionId }),
  'staging a correction': ({ app }) => app.as('ADMIN').run(StageResults, { file: correctionCsv() }),
  'the list of users': ({ app }) => app.as('ADMIN').run(NewestUsers),
  'a search of users': ({ app }) => app.as('ADMIN').run(SearchUsers, { search: 'NAME001234' }),
  'a search of candidates by ID': ({ app }) => app.as('ADMIN').run(Search, { text: ` ${idOf(1234)}` }),
  'a search of candidates by name': ({ app }) => app.as('ADMIN').run(Search, { text: 'थापा001234' }),
  // Not as a visitor, for whom it is cached.
  'a page in the middle of the notices': ({ app, middleCursor: after }) =>
    app.as('ADMIN').run(Notices, { first: 20, after }),
}

const url = process.env.TEST_DATABASE_URL

// The embedded database runs the same statements, but does not send their plans.
describe.skipIf(!url)('pages of the database that are read', () => {
  const installations = new Map<keyof typeof SIZES, Installation>()

  beforeAll(async () => {
    for (const name of ['small', 'large'] as const)
      installations.set(name, await installation(url ?? '', SIZES[name]))
  })
  afterAll(async () => {
    for (const { app, close } of installations.values()) {
      await app.close()
      await close()
    }
  })

  async function buffersOf(name: keyof typeof SIZES, action: (one: Installation) => Promise<unknown>) {
    const one = installations.get(name)
    if (!one) throw new Error(`There is no ${name} installation`)
    // The first time also reads what is cached afterwards.
    await action(one)
    return one.buffersOf(() => action(one))
  }

  test.each(Object.entries(requests))('%s does not grow with the tables', async (_what, action) => {
    const small = await buffersOf('small', action)
    const large = await buffersOf('large', action)
    const sum = (statements: readonly { buffers: number }[]) =>
      statements.reduce((total, { buffers }) => total + buffers, 0)
    expect(sum(small)).toBeGreaterThan(0)
    const most = Math.ceil(sum(small) * MOST_GROWTH)
    expect(sum(large), JSON.stringify(large, null, 2)).toBeLessThanOrEqual(most)
  })
})

/** auto_explain comes with PostgreSQL; it sends the plan of each statement to the client as a notice. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  client_min_messages: 'notice',
}

const explained = z.object({
  'Query Text': z.string(),
  Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }),
})

interface MeasuredDatabase {
  db: Database
  /** A connection of a superuser, which is not measured. */
  admin: pg.Client
  /** @returns how many pages of 8 kB each statement of `action` read, by its text. */
  buffersOf(action: () => Promise<unknown>): Promise<{ sql: string; buffers: number }[]>
  close(): Promise<void>
}

/** @param url of a PostgreSQL server, as its superuser. */
async function measuredDatabase(url: string): Promise<MeasuredDatabase> {
  const { databaseUrl, remove } = await migratedServerDatabase(url)
  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  const name = admin.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))
  for (const [setting, value] of Object.entries(SETTINGS))
    await admin.query(`ALTER DATABASE ${name} SET ${setting} = ${admin.escapeLiteral(value)}`)
  const db = await openDatabase({ databaseUrl, dataDir: '' })
  let statements: { sql: string; buffers: number }[] = []
  const seen = new WeakSet<pg.ClientBase>()
  const listen = (client: pg.ClientBase) => {
    if (seen.has(client)) return
    seen.add(client)
    client.on('notice', ({ message = '' }) => {
      const plan = /^duration: .* plan:\n([\s\S]*)$/.exec(message)?.[1]
      if (plan === undefined) return
      const { Plan, 'Query Text': sql } = explained.parse(JSON.parse(plan))
      statements.push({ sql, buffers: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'] })
    })
  }
  // Connections that are open already are seen when they are taken.
  for (const pool of db.pools) pool.on('connect', listen).on('acquire', listen)
  return {
    db,
    admin,
    async buffersOf(action) {
      statements = []
      await action()
      return statements
    },
    async close() {
      await db.close()
      await admin.end()
      await remove()
    },
  }
}
