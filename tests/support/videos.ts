import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Services } from '#server/context.ts'
import type { Database } from '#server/db.ts'
import { readEnv } from '#server/env.ts'
import { localFileStore } from '#server/lib/file-store.ts'
import { createLog } from '#server/lib/log.ts'
import { readSite } from '#server/site.ts'
import { apiKey, channelId, type VideoPlatformPeer } from './video-platform.ts'

type Parts = Pick<Services, 'db' | 'env' | 'files' | 'log' | 'site'>

export interface VideoWorld {
  /** What one server process works with; each call is another process on the same database and files. */
  process(): Parts
  /** Begins with an empty cache. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Server processes with a channel, for tests below HTTP. */
export async function videoWorld(db: Database, peer: VideoPlatformPeer): Promise<VideoWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-videos-'))
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    YOUTUBE_API_KEY: apiKey,
    YOUTUBE_API_URL: peer.url,
  })
  const site = { ...(await readSite(undefined)), youTubeChannelId: channelId }
  const files = localFileStore(join(dataDir, 'files'))
  const log = createLog({ level: 'silent', pretty: false })
  return {
    // What a process keeps in memory belongs to its database object.
    process: () => ({ db: { ...db }, env, files, log, site }),
    async reset() {
      await db.prisma.$transaction([db.prisma.videoChannel.deleteMany(), db.prisma.video.deleteMany()])
      peer.work()
      peer.calls.length = 0
      peer.pictures.length = 0
    },
    close: () => rm(dataDir, { recursive: true, force: true }),
  }
}
