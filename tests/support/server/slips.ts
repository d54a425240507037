import { readEnv } from '#server/config/env.ts'
import { StartError } from '#server/lib/start-error.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'
import { testCommand } from './command.ts'
import { fill, type Installation, newInstallation } from './installation.ts'
import { startOnce } from './server-start.ts'

const serverUrl = process.env.TEST_DATABASE_URL || undefined

/** Settings; undefined takes one away. */
type Change = Record<string, string | undefined>

/** An installation in use whose files lie in a bucket, and what an operator does with it. */
export interface Operated {
  at: Installation
  settings: Record<string, string>
  /** Starts a server. @returns the sentence with which it refuses. */
  start(change?: Change): Promise<string>
  /** Runs a command. @returns what it prints, from its errors on. */
  run(command: Command, args: readonly string[], change?: Change): Promise<string>
  remove(): Promise<void>
}

/** Empty places of another installation. */
export interface OtherPlaces {
  dataDir: string
  databaseUrl: string | undefined
  /** Settings of its bucket. */
  bucket: Record<string, string>
  remove(): Promise<void>
}

type Command = 'adopt' | 'backup' | 'doctor' | 'restore' | 'user'

export async function operatedInstallation(): Promise<Operated> {
  const { settings: s3, remove: removeBucket } = await bucket()
  const place = await newInstallation(serverUrl)
  const { dataDir, databaseUrl } = place
  const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...s3 }
  const at = { ...place, files: await openFileStore(readEnv(settings)) }
  await startOnce(settings)
  await fill(at)
  const changed = (change: Change) =>
    Object.fromEntries(
      Object.entries({ ...settings, ...change }).filter((entry): entry is [string, string] => !!entry[1]),
    )
  return {
    at,
    settings,
    async start(change = {}) {
      try {
        return (await startOnce(changed(change))) ?? 'The server started'
      } catch (error) {
        if (error instanceof StartError) return error.message
        throw error
      }
    },
    async run(command, args, change = {}) {
      const program = await testCommand(`server/cli/${command}.ts`)
      const { out, err } = await program(args, { NODE_ENV: 'production', ...changed(change) })
      return err + out
    },
    async remove() {
      await at.remove()
      await removeBucket()
    },
  }
}

export async function otherPlaces(): Promise<OtherPlaces> {
  const { settings, remove } = await bucket()
  const place = await newInstallation(serverUrl, { isMigrated: false })
  return {
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    bucket: settings,
    async remove() {
      await place.remove()
      await remove()
    },
  }
}

async function bucket() {
  const { settings, stop } = await s3Peer()
  return {
    settings: {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint ?? '',
      S3_ACCESS_KEY_ID: settings.credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: settings.credentials?.secretAccessKey ?? '',
    },
    remove: stop,
  }
}
