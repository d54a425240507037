import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '#server/config/env.ts'
import { readDatabaseUrl } from '#server/db/database-url.ts'
import { accessAdvice } from '#server/lib/access-denied.ts'
import { StartError } from '#server/lib/start-error.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

/** Advice for an installation whose parts do belong together. A container that is stopped runs no command. */
export const ADOPT =
  'npm run adopt (with Docker: docker compose -f deploy/compose.yaml run --rm pravesh node dist/server/adopt.js)'

const NAME = 'installation.json'
const databasePlace = z.union([
  z.literal('embedded'),
  z.object({ host: z.string(), port: z.number(), database: z.string() }),
])
const record = z.object({ id: z.uuid(), database: databasePlace })

/** The settings that say where everything of an installation is. */
export interface InstallationLocation {
  dataDir: string
  databaseUrl?: string | undefined
  s3?: Env['s3'] | undefined
}

/** Where a database is, without secrets. */
export type DatabasePlace = z.infer<typeof databasePlace>
/** A data folder's record of the installation that uses it. */
export type FolderRecord = z.infer<typeof record>

/** @returns undefined when no server has used the folder yet. @throws StartError when the record is damaged or the folder another user's. */
export async function readFolderRecord(dataDir: string): Promise<FolderRecord | undefined> {
  await refuseOtherUser(dataDir)
  const path = join(dataDir, NAME)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    const advice = accessAdvice(error, dataDir) ?? 'Check DATA_DIR.'
    throw new StartError(`${path} cannot be read (${error.code}). ${advice}`, { cause: error })
  })
  if (text === undefined) return undefined
  try {
    return record.parse(JSON.parse(text))
  } catch (error) {
    throw new StartError(
      `${path} is damaged, so nobody knows which installation the data folder belongs to. If it belongs to this one: ${ADOPT}.`,
      { cause: error },
    )
  }
}

export async function writeFolderRecord(dataDir: string, content: FolderRecord): Promise<void> {
  const path = join(dataDir, NAME)
  const part = `${path}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600, flush: true })
  await rename(part, path)
}

export function databasePlaceOf({ databaseUrl }: Pick<InstallationLocation, 'databaseUrl'>): DatabasePlace {
  if (databaseUrl === undefined) return 'embedded'
  const { host, port, database } = readDatabaseUrl(databaseUrl)
  return { host, port, database }
}

/** For people. */
export function describePlace(place: DatabasePlace): string {
  return place === 'embedded'
    ? 'the embedded database'
    : `PostgreSQL at ${place.host}:${place.port}, database ${place.database}`
}
