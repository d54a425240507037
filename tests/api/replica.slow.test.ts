import { execFile, spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { withReplica } from '#server/db/replica.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { ExamResult, TopPerformers } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const run = promisify(execFile)

/** The folder of PostgreSQL's programs, the newest where there are several. */
const programs = (await readdir('/usr/lib/postgresql').catch(() => [] as string[]))
  .toSorted((one, other) => Number(one) - Number(other))
  .map((version) => join('/usr/lib/postgresql', version, 'bin'))
  .at(-1)

/** PostgreSQL refuses to run as root. */
const asRoot = process.getuid?.() === 0
const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout)
const identity = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}

const hasPostgres = programs !== undefined && !Number.isNaN(identity.uid)

/** Servers with a socket in their own folder instead of a port. */
describe.skipIf(!hasPostgres)('with a streaming replica', () => {
  const program = (name: string, args: string[]) => run(join(programs ?? '', name), args, identity)
  let folder: string
  let db: Database
  let app: TestApp
  let onReplica: pg.Client

  const place = (name: string) => join(folder, name)
  const urlOf = (name: string) => `postgresql://postgres@/postgres?host=${place(`${name}-socket`)}`
  const logOf = (name: string) => readFile(place(`${name}.log`), 'utf8')
  async function start(name: string): Promise<void> {
    const socket = place(`${name}-socket`)
    await mkdir(socket)
    if (asRoot) await chown(socket, identity.uid ?? 0, identity.gid ?? 0)
    const settings = `-c listen_addresses= -c unix_socket_directories=${socket} -c log_statement=all -c fsync=off`
    await program('pg_ctl', ['start', '-w', '-D', place(name), '-l', place(`${name}.log`), '-o', settings])
  }

  async function open(replica: string): Promise<Database> {
    const opened = await openDatabase({ databaseUrl: urlOf('primary'), dataDir: folder })
    return withReplica(opened, urlOf(replica), {}).catch(async (error: unknown) => {
      await opened.close()
      throw error
    })
  }
  const stop = (name: string) => program('pg_ctl', ['stop', '-D', place(name), '-m', 'immediate'])

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pravesh-replica-'))
    await chmod(folder, 0o777)
    await program('initdb', ['-D', place('primary'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'])
    await start('primary')
    await program('pg_basebackup', ['-d', urlOf('primary'), '-D', place('replica'), '-R', '-X', 'stream'])
    await start('replica')
    db = await open('replica')
    app = await testApp({ db })
    onReplica = new pg.Client(urlOf('replica'))
    onReplica.on('error', () => {})
    await onReplica.connect()
  })
  afterAll(async () => {
    await onReplica?.end()
    await app?.close()
    for (const name of ['replica', 'primary']) await stop(name).catch(() => {})
    await removeFolder(folder)
  })

  const isUsed = () => db.replica?.() !== undefined
  const untilUsed = (used: boolean) =>
    vi.waitUntil(() => isUsed() === used, { timeout: 30_000, interval: 50 })
  const percentageOf = async (candidateId: string) => {
    const { examResult } = await app.as('VISITOR').run(ExamResult, { examId: 'MODEL-1', candidateId })
    return examResult?.percentage
  }
  const best = async () => {
    const { topPerformers } = await app.as('VISITOR').run(TopPerformers, { examId: 'MODEL-1' })
    return topPerformers.map(({ result }) => result.percentage)
  }
  const publish = (candidate: string, percentage: number) =>
    scenarios(app).resultFile(resultsCsv([{ candidate, percentage }]))

  test('look-ups and lists are answered by it', async () => {
    await publish('1', 71)
    await untilUsed(true)
    await vi.waitUntil(async () => (await percentageOf('1')) === '71', { timeout: 30_000 })
    await best()
    // The first request of a document goes another way.
    await percentageOf('1')
    expect(await best()).toEqual(['71'])
    expect(await logOf('replica')).toMatch(/FROM exam_results|exam_results r/)
  })

  test('one that lags is left out, and what it answered before stays in no cache', async () => {
    await onReplica.query('SELECT pg_wal_replay_pause()')
    await publish('2', 82)
    // May be answered by the replica, which does not know the second candidate yet.
    await Promise.all([best(), percentageOf('2')])
    await untilUsed(false)
    expect(await percentageOf('2')).toBe('82')
    expect(await best()).toEqual(['82', '71'])
    await onReplica.query('SELECT pg_wal_replay_resume()')
    await untilUsed(true)
    expect(await percentageOf('2')).toBe('82')
    expect(await best()).toEqual(['82', '71'])
  })

  test('one that stops is no failure for anybody', async () => {
    await untilUsed(true)
    await stop('replica')
    expect(await Promise.all([percentageOf('1'), percentageOf('2')])).toEqual(['71', '82'])
    expect(await best()).toEqual(['82', '71'])
    expect(isUsed()).toBe(false)
  })

  test('another database is refused', async () => {
    await expect(open('primary')).rejects.toThrow(
      'DATABASE_REPLICA_URL leads to no streaming replica of the database in DATABASE_URL.',
    )
  })
})
