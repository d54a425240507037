import { outageMessage } from '#server/cli/outage-message.ts'
import { RequestLog } from '#server/http/access-log.ts'
import { startScheduledBackups } from '#server/jobs/scheduled-backups.ts'
import { FileStoreFailed } from '#server/lib/availability-error.ts'
import { backgroundSettled, inBackground, stopBackground } from '#server/lib/background.ts'
import { createLog, loggableError, requestLine } from '#server/lib/log.ts'
import '#server/metrics/backups.ts'
import '#server/metrics/files.ts'
import { measureDatabase } from '#server/metrics/from-database.ts'
import '#server/metrics/mails.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { register } from 'prom-client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { smallDisk } from '#tests/support/faults/small-disk.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { testCommand } from '#tests/support/server/command.ts'

const log = createLog({ level: 'silent', pretty: false })

describe('background', () => {
  test('waits for what runs, and for what that begins', async () => {
    const done: string[] = []
    inBackground(log, 'one', async () => {
      await Promise.resolve()
      inBackground(log, 'two', async () => void done.push('two'))
      done.push('one')
    })
    await backgroundSettled()
    expect(done.sort()).toEqual(['one', 'two'])
  })

  test('tells what runs that the server stops, and lets later work run', async () => {
    const signals: AbortSignal[] = []
    const untilStopped = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    }
    inBackground(log, 'long work', untilStopped)
    await stopBackground()
    expect(signals[0]?.aborted).toBe(true)
    inBackground(log, 'later work', async (signal) => void signals.push(signal))
    await backgroundSettled()
    expect(signals[1]?.aborted).toBe(false)
  })

  test('logs a failure', async () => {
    const error = vi.spyOn(log, 'error')
    const err = new Error('no')
    inBackground(log, 'work', async () => Promise.reject(err))
    await backgroundSettled()
    expect(error).toHaveBeenCalledWith({ err }, 'work failed, the next clean-up retries it')
  })
})

describe('log', () => {
  describe('an error in the log', () => {
    test('says what happened and where', () => {
      const logged = loggableError(new TypeError('no such thing'))
      expect(logged).toMatchObject({ type: 'TypeError', message: 'no such thing' })
      expect(logged.stack).toMatch(/^TypeError: no such thing\n\s+at .*operations\.test\.ts/)
    })

    test("leaves out the values that PostgreSQL puts into an error's fields", () => {
      const error = Object.assign(
        new Error('duplicate key value violates unique constraint "users_email_key"'),
        {
          code: '23505',
          detail: 'Key (email)=(kamala@example.com) already exists.',
          where: 'unnamed portal parameter $1 = kamala@example.com',
        },
      )
      expect(loggableError(error)).toMatchObject({ code: '23505' })
      expect(JSON.stringify(loggableError(error))).not.toContain('kamala')
    })

    test('leaves out the arguments that Prisma prints, from message and stack', () => {
      const error = new Error(
        'Invalid `user.create()` invocation:\n{ email: "kamala@example.com" }\nArgument `id` is missing.',
      )
      error.name = 'PrismaClientValidationError'
      expect(loggableError(error).message).toBe('Argument `id` is missing.')
      expect(JSON.stringify(loggableError(error))).not.toContain('kamala')
    })

    test('keeps its cause, by the same rule', () => {
      const cause = Object.assign(new Error('connection lost'), { detail: 'kamala' })
      const logged = loggableError(new Error('the database does not answer', { cause }))
      expect(logged.cause?.message).toBe('connection lost')
      expect(JSON.stringify(logged)).not.toContain('kamala')
    })

    test('need not be an error', () => {
      expect(loggableError('stop')).toEqual({ type: 'string', message: 'stop' })
    })
  })

  test('the line of a request leaves out what was asked for', () => {
    const url = '/results?candidate=081000'
    const line = requestLine({ id: '1', method: 'GET', url, status: 200, took: 1, isRoutine: true })
    expect(line).toMatchObject({ path: '/results' })
    expect(JSON.stringify(line)).not.toContain('081000')
  })
})

describe('log full disk', () => {
  const disk = smallDisk(1)
  afterAll(() => disk.remove())

  test.skipIf(!disk.mounted)('a process whose log has no room left ends all the same', async () => {
    const log = join(disk.folder, 'log')
    disk.fill(8_192)
    const program = spawn(process.execPath, ['--import', 'tsx', 'tests/support/server/log-program.ts'], {
      cwd: projectRoot,
      env: { ...process.env, LOG_WORKER: '' },
      stdio: ['ignore', openSync(log, 'a'), 'inherit'],
    })
    onTestFinished(() => void program.kill('SIGKILL'))
    expect(await once(program, 'exit')).toEqual([1, null])
    expect(readFileSync(log, 'utf8')).toMatch(/^\{"level":30/)
  })
})

describe('log order', () => {
  test('every line comes, in order until the process ends', async () => {
    const run = await testCommand('tests/support/server/log-program.ts')
    for (const worker of ['', '3']) {
      const { out, code } = await run([], { LOG_WORKER: worker })
      const numbers = out
        .trim()
        .split('\n')
        .map((line) => Number(JSON.parse(line).reqId))
      expect(code).toBe(1)
      const all = Array.from({ length: 40 * 60 + 14 + 10 + 1 + 3 }, (_, at) => at)
      // A write that is under way at the end may come behind the last lines.
      expect(numbers.slice(0, -14)).toEqual(all.slice(0, -14))
      expect(numbers.toSorted((a, b) => a - b)).toEqual(all)
    }
  })

  test('of many routine requests some are logged and the others counted, all others are logged', async () => {
    const run = await testCommand('tests/support/server/routine-log-program.ts')
    const linesAt = async (level: string) => {
      const { out } = await run([], { LOG_LEVEL: level })
      return out
        .trim()
        .split('\n')
        .map((line): { reqId?: string; omitted?: number } => JSON.parse(line))
    }
    const lines = await linesAt('info')
    const count = (id: string) => lines.filter(({ reqId }) => reqId === id).length
    expect([count('of staff'), count('slow')]).toEqual([10, 10])
    expect(count('routine')).toBeGreaterThanOrEqual(10)
    expect(lines.reduce((sum, { omitted = 0 }) => sum + omitted, count('routine'))).toBe(1000)
    expect(count('routine')).toBeLessThan(500)
    expect(await linesAt('debug')).toHaveLength(1020)
  })
})

test('built files are counted together, whatever their names', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pravesh-built-'))
  onTestFinished(() => removeFolder(root))
  await mkdir(join(root, 'assets'))
  const files = ['assets/a-1.js', 'assets/b-2.css', 'favicon.ico', 'logo.svg']
  for (const name of files) await writeFile(join(root, name), '')
  const log = createLog({ level: 'silent', pretty: false })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLog(log, { metrics: true }),
  })
  await app.register(fastifyStatic, { root, wildcard: false, index: false })
  app.get('/notices/:id', async () => '')
  for (const url of [...files, 'notices/1', 'notices/2']) {
    expect((await app.inject(`/${url}`)).statusCode).toBe(200)
  }
  await app.close()
  const text = await register.getSingleMetricAsString('pravesh_http_request_duration_seconds')
  const counts = [...text.matchAll(/_count\{route="([^"]*)".*\} (\d+)$/gm)].map(([, route, count]) => [
    route,
    count,
  ])
  expect(counts).toEqual([
    ['/assets/*', '2'],
    ['other-built-files', '2'],
    ['/notices/:id', '2'],
  ])
})

describe('silent database', () => {
  type Db = Parameters<typeof measureDatabase>[0]

  const withQuery = (query: () => Promise<unknown>) => measureDatabase({ pool: { query } } as unknown as Db)
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterAll(() => {
    vi.useRealTimers()
    withQuery(() => Promise.reject(new Error('away')))
  })

  interface Asked {
    answer(value: unknown): void
    fail(error: Error): void
  }

  /** Collects the metrics while each question of them to the database waits. */
  async function collect(during: () => void = () => {}): Promise<{ text: string; asked: Asked[] }> {
    const asked: Asked[] = []
    withQuery(() => new Promise((answer, fail) => asked.push({ answer, fail })))
    const text = register.metrics()
    during()
    await vi.advanceTimersByTimeAsync(2_000)
    return { text: await text, asked }
  }

  test('metrics are served while the database does not answer, without what it answered too late', async () => {
    const { text, asked } = await collect()
    expect(asked).toHaveLength(4)
    expect(text).toContain('\npravesh_database_answers 0\n')
    expect(text).toContain('\npravesh_backup_bytes 0\n')
    const status = { succeededAt: new Date(), bytes: 5, failedAt: null, fresh: 7, late: 7 }
    const next = await collect(() => {
      for (const { answer } of asked) answer({ rows: [status] })
    })
    expect(next.text).toContain('\npravesh_backup_bytes 0\n')
    // None is an unhandled rejection.
    for (const { fail } of next.asked) fail(new Error('too late'))
  })
})

test('while the database does not tell when a backup was made, no day is claimed', async () => {
  const logged: string[] = []
  const log = createLog({ level: 'warn', pretty: false, to: { write: (line) => void logged.push(line) } })
  const asked: string[] = []
  const query = async ({ text = '' }: { text?: string }) => {
    asked.push(text)
    throw new Error('The database is away')
  }
  const db = { pool: { query }, now: () => new Date('2026-11-24T12:00:00Z') }
  const stop = startScheduledBackups({
    env: { backup: { at: '03:15', keep: 14 } },
    db: db as unknown as Parameters<typeof startScheduledBackups>[0]['db'],
    log,
  })
  await expect.poll(() => logged.join()).toContain('the scheduled backup could not be started')
  await stop()
  expect(asked).toEqual([expect.stringContaining('succeeded_at')])
})

const failed = (code: string, message: string) =>
  outageMessage(new FileStoreFailed(Object.assign(new Error(message), { code })))

test('files of another user are told by what they need, and no bucket is named', () => {
  expect(failed('EACCES', "EACCES: permission denied, open '/srv/files/installation.json'")).toMatch(
    /^The file store cannot be used \(EACCES: permission denied, open '\S+'\)\. Everything in the data folder has to belong to (\S+), the user that this runs as: chown -R \1 <DATA_DIR>\.$/,
  )
  expect(failed('NoSuchBucket', 'There is no such bucket')).toMatch(/Check S3_ENDPOINT, S3_BUCKET/)
})
