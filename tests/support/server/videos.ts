import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { readSite } from '#server/config/site.ts'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/graphql/context.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { createLog } from '#server/lib/log.ts'
import { type FileStore, localFileStore } from '#server/storage/file-store.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { apiKey, channelId, startVideoPlatform, uploads, type VideoPlatformPeer } from './video-platform.ts'

/** When every test begins: three hours and a half after midnight in California. */
export const start = new Date('2026-11-21T11:30:00Z')

export interface VideoWorld {
  db: Database
  files: FileStore
  peer: VideoPlatformPeer
  /** Resources of one server process; each call is another process on the same database and files. */
  process(): Pick<Services, 'db' | 'env' | 'files' | 'log' | 'site'>
  /** Forgets what was kept. */
  forget(): Promise<void>
}

/**
 * For a test file below HTTP: a platform, a database and files. Only the clock is not real; every test begins with
 * an empty cache, thirty recorded classes, and a platform that works.
 */
export function videoWorld(): VideoWorld {
  const world = {} as VideoWorld
  let dataDir = ''

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pravesh-videos-'))
    const peer = await startVideoPlatform()
    const db = await testDatabase()
    const files = localFileStore(join(dataDir, 'files'))
    const env = readEnv({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      YOUTUBE_API_KEY: apiKey,
      YOUTUBE_API_URL: peer.url,
    })
    const site = { ...(await readSite(undefined)), youTubeChannelId: channelId }
    const log = createLog({ level: 'silent', pretty: false })
    Object.assign(world, {
      db,
      files,
      peer,
      // A process's caches belong to its database object.
      process: () => ({ db: { ...db, now: () => new Date() }, env, files, log, site }),
      async forget() {
        await backgroundSettled()
        await db.prisma.videoChannel.deleteMany()
        await db.prisma.video.deleteMany()
        await removeFolder(join(dataDir, 'files'))
        peer.calls.length = 0
        peer.pictures.length = 0
      },
    } satisfies VideoWorld)
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    world.peer.uploads = uploads(30)
    world.peer.work()
    await world.forget()
  })
  afterEach(async () => {
    await backgroundSettled()
    vi.useRealTimers()
  })
  afterAll(async () => {
    await world.peer.close()
    await world.db.close()
    await removeFolder(dataDir)
  })
  return world
}

/** Lets time go by. */
export function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

export const MINUTE = 60_000
