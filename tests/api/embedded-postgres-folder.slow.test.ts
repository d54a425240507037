import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded-postgres/embedded-postgres.ts'
import { copyOfTemplate } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { bundleProgram } from '#tests/support/server/bundle.ts'
import { quickStart } from '#tests/support/server/quick-start.ts'

let program: string
beforeAll(async () => {
  program = await bundleProgram('tests/support/database/embedded-postgres-program.ts')
})

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await copyOfTemplate()
  folder = join(dataDir, 'postgres')
})
afterEach(() => removeFolder(dataDir))

/** The program that inserts numbers into the database, and its lines as they come. */
function startProgram() {
  const child = spawn(process.execPath, [...quickStart, program, folder])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    pid: child.pid,
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async read(count: number): Promise<string[]> {
      const got: string[] = []
      for (let line = await lines.next(); !line.done; line = await lines.next()) {
        if (got.push(line.value) === count) break
      }
      return got
    },
  }
}

async function countNumbers(postgres: EmbeddedPostgres): Promise<number> {
  const client = new pg.Client(postgres.poolConfig)
  await client.connect()
  const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM numbers')
  await client.end()
  return rows[0]?.n ?? -1
}

describe('the folder of the embedded database', { timeout: 90_000 }, () => {
  test('loses nothing acknowledged when its process is killed, and recovers by itself', async () => {
    for (const count of [50, 100]) {
      const program = startProgram()
      const seen = await program.read(count)
      program.signal('SIGKILL')
      await program.ended
      const acknowledged = Number([...seen, ...(await program.read(Number.POSITIVE_INFINITY))].at(-1))
      const postgres = await startEmbeddedPostgres(folder)
      const found = await countNumbers(postgres)
      await postgres.stop()
      // The one that was on its way may have come on top.
      expect([acknowledged, acknowledged + 1]).toContain(found)
    }
  })

  test('is refused to a second process, and the first goes on', async () => {
    const program = startProgram()
    await program.read(1)
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      `The database in ${folder} is in use by another process`,
    )
    expect(await program.read(5)).toHaveLength(5)
    program.signal('SIGKILL')
    await program.ended
  })

  test('is closed by its program and not by the signal', async () => {
    const program = startProgram()
    await program.read(3)
    program.signal('SIGINT')
    const last = await program.read(Number.POSITIVE_INFINITY)
    expect(last).toContain('interrupted')
    expect(last.at(-1)).toBe('stopped')
    expect(await program.ended).toBe(0)
    expect(await readdir(folder)).toEqual(['cluster'])
  })

  test('is begun again when its making was cut off', async () => {
    const fresh = join(dataDir, 'fresh')
    await cp(join(folder, 'cluster/base'), join(fresh, 'cluster.new/base'), { recursive: true })
    const postgres = await startEmbeddedPostgres(fresh)
    await postgres.stop()
    expect(await readdir(fresh)).toEqual(['cluster'])
  })

  test('is for its user alone', async () => {
    await chmod(folder, 0o755)
    const postgres = await startEmbeddedPostgres(folder)
    expect((await stat(folder)).mode & 0o077).toBe(0)
    await postgres.stop()
  })
})

describe('a folder that cannot be used', () => {
  test('because a file is in the way, is named in one sentence', async () => {
    await writeFile(join(dataDir, 'file'), '')
    const start = startEmbeddedPostgres(join(dataDir, 'file', 'postgres'))
    await expect(start).rejects.toThrow(
      /^The folder .*file\/postgres cannot be written: ENOTDIR.*Set DATA_DIR/,
    )
  })

  test.skipIf(process.getuid?.() === 0)('because it is read-only, is named in one sentence', async () => {
    const readOnly = join(dataDir, 'read-only')
    await mkdir(readOnly, { mode: 0o500 })
    await expect(startEmbeddedPostgres(join(readOnly, 'postgres'))).rejects.toThrow(/^The folder .* EACCES/)
  })

  test('because there is no database in its cluster, is named in one sentence', async () => {
    await removeFolder(join(folder, 'cluster/global'))
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(`The database in ${folder} does not open`)
    expect(await readdir(folder)).toEqual(['cluster'])
  })
})

describe('clients', () => {
  test('reach it through a short path when the folder is too deep for a socket', async () => {
    const deep = join(dataDir, 'd'.repeat(90), 'postgres')
    await mkdir(join(deep, '..'))
    await rename(folder, deep)
    const postgres = await startEmbeddedPostgres(deep)
    const { host } = postgres.poolConfig
    const client = new pg.Client(postgres.poolConfig)
    await client.connect()
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await client.end()
    expect((await stat(String(host))).mode & 0o077).toBe(0)
    await postgres.stop()
    expect(existsSync(String(host))).toBe(false)
  })

  test('need the password where they reach it over TCP', async () => {
    const postgres = await startEmbeddedPostgres(folder, { tcp: true })
    const client = new pg.Client(postgres.poolConfig)
    await client.connect()
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await client.end()
    const stranger = new pg.Client({ ...postgres.poolConfig, password: 'guess' })
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' })
    await postgres.stop()
  })
})
