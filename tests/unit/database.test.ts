import { mkdir, mkdtemp, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { arrayLiteral } from '#server/db/array-literal.ts'
import { DataVersion } from '#server/db/data-version.ts'
import { type Database, databaseClock } from '#server/db/database.ts'
import { packCluster, unpackCluster } from '#server/db/embedded-postgres/cluster-template.ts'
import { type ClientUnit, clientMessages } from '#server/db/embedded-postgres/connection.ts'
import { findEmbeddedPostgres } from '#server/db/embedded-postgres/embedded-postgres.ts'
import { takeTurns } from '#server/db/embedded-postgres/turns.ts'
import { Replica } from '#server/db/replica.ts'
import { watchConnection } from '#server/db/shared-pool.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import fc from '#tests/support/project/fuzz.ts'

/** A database whose answer to "where do we stand" is held back until told. */
function world() {
  const state = { version: '1', nextRelease: null as number | null, now: 0, asked: 0 }
  const held: (() => void)[] = []
  let hold = false
  const pool = {
    query: async () => {
      state.asked++
      const rows = [{ version: state.version, nextRelease: state.nextRelease }]
      if (hold) await new Promise<void>((done) => held.push(done))
      return { rows }
    },
  } as unknown as pg.Pool
  const dataVersion = new DataVersion({ pool }, { now: () => state.now })
  return {
    state,
    dataVersion,
    holdBack: () => {
      hold = true
    },
    release: () => {
      hold = false
      for (const done of held) done()
    },
  }
}

/** Node's property on promises that it follows for AsyncLocalStorage (before Node 24). */
const marks = () => Object.getOwnPropertySymbols(new Promise(() => {}))

test('quotes what PostgreSQL would read otherwise and nothing else', () => {
  expect(arrayLiteral(['081000', null, 'NULL', 'a,b', '{}', 'say "yes"', 'C:\\', ''])).toBe(
    '{081000,NULL,"NULL","a,b","{}","say \\"yes\\"","C:\\\\",""}',
  )
  expect(arrayLiteral([1, 2])).toBe('{1,2}')
  expect(arrayLiteral([])).toBe('{}')
})

test('a slow answer does not put the time ahead of the database', async () => {
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const time = new Date('2027-01-10T08:00:00.100Z')
  const query = async () => {
    monotonic.mockReturnValue(1200)
    return { rows: [{ time }] }
  }
  const now = await databaseClock({ query: query as never })
  expect(now()).toEqual(time)
  monotonic.mockReturnValue(1201)
  expect(now().toISOString()).toBe('2027-01-10T08:00:00.101Z')
})

describe('data version', () => {
  test('asks the database once in half a second, and then again', async () => {
    const { state, dataVersion } = world()
    expect(await Promise.all([dataVersion.version(), dataVersion.version()])).toEqual(['1', '1'])
    state.version = '2'
    state.now = 499
    expect(dataVersion.version()).toBe('1')
    state.now = 500
    expect(await dataVersion.version()).toBe('2')
    expect(state.asked).toBe(2)
  })

  test('asks again after a change of its own process', async () => {
    const { state, dataVersion } = world()
    await dataVersion.version()
    expect(dataVersion.version()).toBe('1')
    dataVersion.invalidate()
    state.version = '2'
    expect(await dataVersion.version()).toBe('2')
    expect(state.asked).toBe(2)
  })

  test('counts the half second from the question, however long the answer took', async () => {
    const { state, dataVersion, holdBack, release } = world()
    holdBack()
    const slow = dataVersion.version()
    state.now = 450
    release()
    expect(await slow).toBe('1')
    state.version = '2'
    state.now = 501
    expect(await dataVersion.version()).toBe('2')
  })

  test('asks again at the moment when results are released', async () => {
    const { state, dataVersion } = world()
    state.nextRelease = 120
    await dataVersion.version()
    state.now = 119
    expect(dataVersion.version()).toBe('1')
    state.now = 120
    state.version = 'released'
    expect(await dataVersion.version()).toBe('released')
  })

  test('trusts no answer from before a change of its own process', async () => {
    const { state, dataVersion, holdBack, release } = world()
    holdBack()
    const before = dataVersion.version()
    state.version = '2'
    dataVersion.invalidate()
    release()
    expect(await before).toBe('1')
    expect(await dataVersion.version()).toBe('2')
  })

  test('asks again after a failure', async () => {
    let failing = true
    const pool = {
      query: async () => {
        if (failing) throw new Error('the database is gone')
        return { rows: [{ version: '1', nextRelease: null }] }
      },
    } as unknown as pg.Pool
    const dataVersion = new DataVersion({ pool })
    await expect(dataVersion.version()).rejects.toThrow('the database is gone')
    failing = false
    expect(await dataVersion.version()).toBe('1')
  })
})

const at = (ms: number) => new Date(Date.UTC(2026, 10, 30) + ms)

/** A replica that has applied all and was asked five times. @param aheadMs of its clock. */
async function replicaWith(aheadMs: number): Promise<Replica> {
  const answers = (time: Date) =>
    ({ query: async () => ({ rows: [{ lsn: '100', time, cluster: 'one' }] }) }) as unknown as pg.Pool
  const replica = new Replica({ pool: answers(at(0)) } as Database, {
    pool: answers(at(aheadMs)),
    log: undefined,
    close: async () => {},
  })
  for (let asked = 0; asked < 5; asked++) await replica.start()
  await replica.close()
  return replica
}

test.each([
  [-10_000, true],
  [0, true],
  [1, false],
])('a replica whose clock is %i ms ahead is used: %s', async (ahead, isUsed) => {
  expect((await replicaWith(ahead)).source() !== undefined).toBe(isUsed)
})

describe('shared pool', () => {
  test('follows no promise once the last connection that was watched is not any more', async () => {
    const before = marks()
    let endFirst = () => {}
    const first = watchConnection(() => new Promise<void>((end) => (endFirst = end)))
    const during = marks()
    await expect(watchConnection(() => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken')
    expect(marks()).toEqual(during)
    endFirst()
    await first
    expect(marks()).toEqual(before)
  })

  test('knows no connection before one is taken', async () => {
    await expect(watchConnection(async (connection) => connection())).rejects.toThrow(
      'No connection was taken',
    )
  })
})

test('a transaction may sit idle for as long as nobody waits', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const idler = { expire: vi.fn() }
  const turns = takeTurns(() => true, 1_000)
  await turns.take(idler, async () => {})
  await vi.advanceTimersByTimeAsync(60_000)
  void turns.take({ expire() {} }, async () => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(idler.expire).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(idler.expire).toHaveBeenCalledOnce()
})

test('an address that a power cut has damaged is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-address-'))
  try {
    for (const content of ['', '{"folder":', 'null']) {
      await writeFile(join(folder, 'address.json'), content)
      expect(await findEmbeddedPostgres(folder)).toBeUndefined()
    }
    const poolConfig = { host: folder }
    await writeFile(join(folder, 'address.json'), JSON.stringify({ folder, poolConfig }))
    expect(await findEmbeddedPostgres(folder)).toEqual(poolConfig)
  } finally {
    await removeFolder(folder)
  }
})

function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(letter), length, body])
}

const encryptionRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])
const startup = message('', Buffer.from([0, 3, 0, 0]), 'user\0postgres\0\0')
const sync = message('S')
const end = message('X')
const parse = (name: string) => message('P', `${name}\0SELECT 1\0`, Buffer.from([0, 0]))
const bind = (portal: string, name: string) => message('B', `${portal}\0${name}\0`, Buffer.alloc(6))
const describeStatement = (name: string) => message('D', `S${name}\0`)
const describePortal = (name: string) => message('D', `P${name}\0`)
const close = (name: string) => message('C', `S${name}\0`)

function read(bytes: Buffer, cuts: number[] = [], prefix = '7:'): ClientUnit[] {
  const reader = clientMessages(prefix)
  const edges = [0, ...cuts.map((cut) => cut % bytes.length).sort((a, b) => a - b), bytes.length]
  return edges.slice(1).flatMap((edge, index) => [...reader(bytes.subarray(edges[index], edge))])
}

describe('what a PostgreSQL client sends', () => {
  const conversation = Buffer.concat([
    ...[encryptionRequest, startup, message('Q', 'SELECT 1\0')],
    ...[parse('a'), bind('', 'a'), describePortal(''), message('E', '\0', Buffer.alloc(4)), sync],
    ...[message('Q', `${'x'.repeat(500)}\0`), parse(''), bind('', ''), sync, end],
  ])

  test('is cut into the same units however it arrives', () => {
    const whole = read(conversation)
    expect(whole.map((unit) => unit.kind)).toEqual([
      ...['encryption request', 'startup', 'batch', 'batch', 'batch', 'batch', 'end'],
    ])
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (cuts) => {
        expect(read(conversation, cuts)).toEqual(whole)
      }),
    )
  })

  test('keeps a batch whole, up to its Sync', () => {
    const bytes = Buffer.concat([startup, parse(''), bind('', ''), sync])
    expect(read(bytes)[1]).toEqual({
      kind: 'batch',
      bytes: Buffer.concat([parse(''), bind('', ''), sync]),
      prepared: [],
    })
  })

  test('has its named statements renamed wherever they are named, and nothing else', () => {
    const named = [parse('a'), bind('p', 'a'), describeStatement('a'), describePortal('p'), close('a')]
    const renamed = [parse('7:a'), bind('p', '7:a'), describeStatement('7:a'), describePortal('p')]
    expect(read(Buffer.concat([startup, ...named, sync]))[1]).toEqual({
      kind: 'batch',
      bytes: Buffer.concat([...renamed, close('7:a'), sync]),
      prepared: ['7:a'],
    })
  })

  test('may ask to cancel, and may hold a password', () => {
    const cancel = Buffer.from([0, 0, 0, 16, 0x04, 0xd2, 0x16, 0x2e, 0, 0, 0, 1, 0, 0, 0, 2])
    expect(read(cancel)).toEqual([{ kind: 'cancel request' }])
    expect(read(Buffer.concat([startup, message('p', 'sécret\0')]))[1]).toEqual({
      kind: 'password',
      password: 'sécret',
    })
  })
})

describe('cluster template', () => {
  let folder: string
  let archive: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pravesh-template-'))
    archive = join(folder, 'database.tar.gz')
    await mkdir(join(folder, 'cluster/base/1'), { recursive: true })
    await mkdir(join(folder, 'cluster/pg_notify'))
    await writeFile(join(folder, 'cluster/PG_VERSION'), '17\n')
    await writeFile(join(folder, 'cluster/base/1/112'), Buffer.alloc(100_000, 'page'))
    await writeFile(join(folder, 'cluster/base/1/113'), '')
    await packCluster(join(folder, 'cluster'), archive)
  })

  afterAll(() => removeFolder(folder))

  test('unpacks every file and empty folder that was packed', async () => {
    const copy = join(folder, 'copy')
    await unpackCluster(archive, copy)
    const names = (await readdir(copy, { recursive: true })).sort()
    expect(names).toEqual((await readdir(join(folder, 'cluster'), { recursive: true })).sort())
    for (const name of ['PG_VERSION', 'base/1/112', 'base/1/113']) {
      const packed = await readFile(join(folder, 'cluster', name))
      expect((await readFile(join(copy, name))).equals(packed), name).toBe(true)
    }
  })

  test('rejects an archive that was cut off', async () => {
    const cut = join(folder, 'cut.tar.gz')
    await writeFile(cut, await readFile(archive))
    await truncate(cut, 200)
    await expect(unpackCluster(cut, join(folder, 'cut'))).rejects.toThrow()
  })
})
