import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { openDatabase } from '#server/db/database.ts'
import { findChecks } from '#server/doctor/checks.ts'
import { createLog } from '#server/lib/log.ts'
import { newServerDatabase } from '#tests/support/database/database.ts'
import { testCommand } from '#tests/support/server/command.ts'
import { type Installation, makeOlder, newInstallation } from '#tests/support/server/installation.ts'
import { startOnce } from '#tests/support/server/server-start.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(!serverUrl)('a database on a PostgreSQL server', () => {
  let at: Installation
  let admin: pg.Client
  /** The sentence with which a server refuses it. */
  const refusal = (databaseUrl = at.databaseUrl ?? '') =>
    startOnce({ DATA_DIR: at.dataDir, DATABASE_URL: databaseUrl })
  /** The doctor's findings about its schema. */
  const diagnosis = async (databaseUrl = at.databaseUrl ?? '') => {
    const checks = await findChecks(readEnv({ DATA_DIR: at.dataDir, DATABASE_URL: databaseUrl }))
    return checks.find(({ name }) => name === 'Schema')
  }
  const tables = async () =>
    (await admin.query("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace")).rows

  beforeEach(async () => {
    at = await newInstallation(serverUrl, { isMigrated: false })
    admin = new pg.Client({ connectionString: at.databaseUrl })
    await admin.connect()
  })
  afterEach(async () => {
    await admin.end()
    await at.remove()
  })

  test('gets its tables from the server or from its first account only', async () => {
    const user = await testCommand('server/cli/user.ts')
    const settings = { DATA_DIR: at.dataDir, DATABASE_URL: at.databaseUrl ?? '' }
    expect((await user(['list'], settings)).err).toMatch(/^The database is empty; /)
    expect(await tables()).toEqual([])
    const added = await user(['add', 'a@example.com'], settings)
    expect(added.out).toMatch(/^New database in PostgreSQL at .*\na@example\.com {2}student\n/)
  })

  test.each(['LATIN1', 'SQL_ASCII'])('is refused when its encoding is %s', async (encoding) => {
    const { databaseUrl, remove } = await newServerDatabase(
      serverUrl,
      `ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`,
    )
    const sentence = `has the encoding ${encoding}, which cannot keep Nepali`
    expect(await refusal(databaseUrl)).toMatch(sentence)
    expect(await diagnosis(databaseUrl)).toMatchObject({
      state: 'problem',
      text: expect.stringContaining(sentence),
    })
    await remove()
  })

  test('is refused when another program keeps its tables there, whatever made them', async () => {
    await admin.query('CREATE TABLE theirs (n int)')
    expect(await refusal()).toMatch(/belongs to another program: it has tables already/)
    await admin.query(
      `CREATE TABLE _prisma_migrations (id text PRIMARY KEY, checksum text NOT NULL, finished_at timestamptz,
         migration_name text NOT NULL, logs text, rolled_back_at timestamptz,
         started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count int NOT NULL DEFAULT 0);
       INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
       VALUES ('1', '', now(), '20240101000000_their_init')`,
    )
    const before = await tables()
    const sentence = await refusal()
    expect(sentence).toMatch(/belongs to another program: it has the migration 20240101000000_their_init/)
    expect(sentence).not.toMatch('newer version')
    expect(await diagnosis()).toEqual({ name: 'Schema', state: 'problem', text: sentence })
    expect(await tables()).toEqual(before)
  })

  test('of a newer version is said to be one', async () => {
    expect(await diagnosis()).toMatchObject({ state: 'ok', text: 'the next start brings it up to date' })
    expect(await refusal()).toBeUndefined()
    expect(await diagnosis()).toMatchObject({ state: 'ok', text: 'up to date' })
    await admin.query(
      "UPDATE _prisma_migrations SET migration_name = '20990101000000_next' WHERE migration_name LIKE '%_accounts'",
    )
    expect(await refusal()).toMatch(/newer version of Pravesh .* 20990101000000_next/)
  })

  describe('with a role that is not its owner', () => {
    let role: string
    let url: string
    beforeEach(async () => {
      role = `pravesh_test_${randomUUID().replaceAll('-', '')}`
      await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'tested'`)
      const own = new URL(at.databaseUrl ?? '')
      own.username = role
      own.password = 'tested'
      url = own.href
    })
    afterEach(() => admin.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`))

    test('names the grant that is missing, and starts with it', async () => {
      // The default of PostgreSQL 15.
      await admin.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC')
      expect(await refusal(url)).toMatch('GRANT USAGE, CREATE ON SCHEMA public TO <the role>')
      expect(await tables()).toEqual([])
      await admin.query('REVOKE USAGE ON SCHEMA public FROM PUBLIC')
      const sentence = await refusal(url)
      expect(sentence).toMatch('GRANT USAGE, CREATE ON SCHEMA public TO <the role>')
      expect(await diagnosis(url)).toEqual({ name: 'Schema', state: 'problem', text: sentence })
      await admin.query(`GRANT USAGE, CREATE ON SCHEMA public TO ${role}`)
      expect(await refusal(url)).toBeUndefined()
    })

    test('says when the tables are those of another role', async () => {
      await makeOlder(at)
      await admin.query(`GRANT ALL ON SCHEMA public TO ${role}`)
      expect(await refusal(url)).toMatch('All tables must belong to that role.')
      await admin.query(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`)
      expect(await refusal(url)).toMatch('All tables must belong to that role.')
    })
  })

  test.each([
    ['the migration of another server', 'SELECT pg_advisory_xact_lock(72707369)'],
    ['a transaction that uses a table', 'LOCK TABLE users IN ACCESS SHARE MODE'],
  ])('is waited for during %s, and the log says for whom', async (_name, sql) => {
    await makeOlder(at)
    await admin.query("SET application_name = 'holder'; BEGIN")
    await admin.query(sql)
    const lines: string[] = []
    const log = createLog({ level: 'warn', pretty: false, to: { write: (line) => void lines.push(line) } })
    const opening = openDatabase({ ...at, dataDir: tmpdir(), log })
    await expect
      .poll(() => lines.map((line) => JSON.parse(line)), { timeout: 30_000 })
      .toMatchObject([
        {
          msg: 'the migration of the database waits until other connections have ended',
          blockers: [{ application: 'holder', state: 'idle in transaction' }],
        },
      ])
    await admin.query('COMMIT')
    await (await opening).close()
  })
})
