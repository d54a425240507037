import { spawn } from 'node:child_process'
import { chown, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearRestoreMark, markRestore } from '#server/backup/restore-mark.ts'
import { readEnv } from '#server/config/env.ts'
import { connectDatabase } from '#server/db/database.ts'
import { StartError } from '#server/lib/start-error.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'
import { smallDisk } from '#tests/support/faults/small-disk.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'
import { temporaryFolders } from '#tests/support/files/temporary-folders.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { bundleProgram } from '#tests/support/server/bundle.ts'
import { testCommand } from '#tests/support/server/command.ts'
import { contentOf, fill, type Installation, newInstallation } from '#tests/support/server/installation.ts'
import { quickStart } from '#tests/support/server/quick-start.ts'
import { startOnce } from '#tests/support/server/server-start.ts'

// Mistakes of operators. Each ends in a sentence, and every row and every file is there as before.

/** A server's records of its own work. */
const notes = ['backup_status', 'data_changes', 'file_store_checks']
const isEmbedded = !process.env.TEST_DATABASE_URL
const isRoot = process.getuid?.() === 0
const disk = smallDisk(20)
let on: Operated
let other: OtherPlaces
let before: Awaited<ReturnType<typeof contentOf>>
let archive: string
beforeAll(async () => {
  on = await operatedInstallation()
  other = await otherPlaces()
  archive = join(other.dataDir, 'a.tar.gz')
  await on.run('backup', [archive])
  const content = Object.entries(await contentOf(on.at))
  before = Object.fromEntries(content.filter(([table]) => !notes.includes(table)))
})
afterAll(async () => {
  await other?.remove()
  await on?.remove()
  disk.remove()
})

const noBucket = { S3_BUCKET: '', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }

interface Slip {
  /** Does it. @returns what the operator reads. */
  act(): Promise<string>
  says: RegExp
  /** Only where this machine can make it happen. */
  when?: boolean
}

const slips: Readonly<Record<string, Slip>> = {
  'the address of the database is forgotten, or its folder moved away': {
    act: () => withoutDatabase(() => on.start({ DATABASE_URL: undefined })),
    says: isEmbedded ? /its embedded database in .* is gone/ : /but DATABASE_URL is not set/,
  },
  'an admin is added without the address of the database': {
    act: () =>
      withoutDatabase(() =>
        on.run('user', ['add', 'a@example.com', '--role', 'admin'], { DATABASE_URL: undefined }),
      ),
    says: isEmbedded ? /its embedded database in .* is gone/ : /but DATABASE_URL is not set/,
  },
  'the address of the database has a wrong port': {
    act: () => on.start({ DATABASE_URL: 'postgresql://pravesh@127.0.0.1:1/pravesh' }),
    says: /No PostgreSQL answers at 127\.0\.0\.1:1 .*; check DATABASE_URL/,
  },
  'a new database beside the old files': {
    act: () => on.start({ DATA_DIR: other.dataDir, DATABASE_URL: other.databaseUrl }),
    says: /The database is new, but/,
  },
  'a staging server on the bucket of production': {
    async act() {
      await on.start({ DATA_DIR: other.dataDir, DATABASE_URL: other.databaseUrl, ...other.bucket })
      return on.start({ DATA_DIR: other.dataDir, DATABASE_URL: other.databaseUrl })
    },
    says: /belong to different installations/,
  },
  'another bucket': { act: () => on.start(other.bucket), says: /belong to different installations/ },
  'a bucket that is not there': {
    act: () => on.start({ S3_BUCKET: 'pravesh-tset' }),
    says: /The bucket pravesh-tset cannot be used .* Check S3_BUCKET/,
  },
  'the bucket is forgotten': {
    act: () => on.start(noBucket),
    says: /The file store is new and empty, but the database names files/,
  },
  'a wrong key of the bucket': {
    act: () => on.start({ S3_ACCESS_KEY_ID: 'wrong' }),
    says: /The bucket pravesh-test cannot be used .* the keys/,
  },
  'mistyped settings': {
    act: () => on.start({ PUBLIC_URL: 'example.edu.np', PORT: '40000000', DEMO: 'no' }),
    says: /PORT="40000000".*PUBLIC_URL="example.edu.np".*DEMO="no"/s,
  },
  'a data folder that is a file': {
    act: () => on.start({ DATA_DIR: archive }),
    says: /The data folder .* cannot be made or written \(a file of that name is in the way\)/,
  },
  'a command as root in the data folder of the service': asRoot('backup'),
  'adopt as root in the data folder of the service': asRoot('adopt'),
  'a data folder behind a link to a disk that is not mounted': {
    async act() {
      const DATA_DIR = join(other.dataDir, 'unmounted')
      await symlink(join(other.dataDir, 'nowhere'), DATA_DIR)
      const added = await on.run('user', ['add', 'a@example.com'], { DATA_DIR })
      return `${added}${await on.run('doctor', [], { DATA_DIR })}`
    },
    says: /^The data folder .* \(a link leads to a folder that is not there\).*^problem +Data folder: The data folder .*/ms,
  },
  'old code on the database of a newer version': {
    async act() {
      const newer = "migration_name = '2099_later'"
      await query(
        `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
         VALUES ('x', 'x', now(), '2099_later', 1)`,
      )
      const said = await on.start()
      await query(`DELETE FROM _prisma_migrations WHERE ${newer}`)
      return said
    },
    says: /A newer version of Pravesh has used this database: .* 2099_later/,
  },
  'a restore onto what is there': {
    act: () => on.run('restore', [archive]),
    says: /There is data in this installation already .* --replace/,
  },
  'a restore while the server runs': {
    act: () => whileServing(() => on.run('restore', [archive, '--replace'])),
    says: isEmbedded ? /is in use by another process/ : /A server is using this database/,
  },
  'a restore of half an archive': {
    async act() {
      const half = join(other.dataDir, 'half.tar.gz')
      const bytes = await readFile(archive)
      await writeFile(half, bytes.subarray(0, bytes.length / 2))
      return on.run('restore', [half, '--replace'])
    },
    says: /is damaged: it was cut off\. Nothing was/,
  },
  'a start after a restore that was killed': {
    async act() {
      const db = await connectDatabase(on.at)
      await markRestore(db.pool, archive)
      await db.close()
      const said = await on.start()
      const again = await connectDatabase(on.at)
      await clearRestoreMark(again.pool)
      await again.close()
      return said
    },
    says: /A restore of .*a\.tar\.gz began at .* and has not ended/,
  },
  'a restore of an encrypted archive with the key of another': {
    async act() {
      const [mine, theirs] = [join(other.dataDir, 'mine.txt'), join(other.dataDir, 'theirs.txt')]
      const keys = await Promise.all([mine, theirs].map((file) => on.run('backup', ['--new-key', file])))
      const recipient = /age1\w+/.exec(keys[0] ?? '')?.[0] ?? ''
      const encrypted = join(other.dataDir, 'a.tar.gz.age')
      await on.run('backup', [encrypted, '--recipient', recipient])
      return on.run('restore', [encrypted, '--replace', '--identity', theirs])
    },
    says: /cannot be decrypted with the secret key in .*theirs\.txt/,
  },
  'a backup that is stopped': { act: stopBackup, says: /^No backup was made\. It was stopped \(SIGTERM\)/ },
  'a backup to a full disk': {
    async act() {
      disk.fill(0)
      return on.run('backup', [join(disk.folder, 'full.tar.gz')])
    },
    says: /the disk is full\. Nothing was left behind/,
    when: disk.mounted,
  },
}

const possible = Object.entries(slips).filter(([, { when = true }]) => when)

test.each(possible)('%s', async (_name, { act, says }) => {
  const said = await act()
  expect(said).toMatch(says)
  // Nothing that only a programmer understands.
  expect(said).not.toMatch(/\n\s+at |node:internal/)
  expect(await contentOf(on.at)).toMatchObject(before)
})

function asRoot(command: Parameters<Operated['run']>[0]): Slip {
  return {
    async act() {
      await chown(on.at.dataDir, 1, 1)
      return on.run(command, []).finally(() => chown(on.at.dataDir, 0, 0))
    },
    says: /belongs to the user .* Nothing was changed\. .* sudo -u /,
    when: isRoot,
  }
}

async function query(sql: string): Promise<void> {
  const db = await connectDatabase(on.at)
  await db.pool.query(sql).finally(() => db.close())
}

async function withoutDatabase(act: () => Promise<string>): Promise<string> {
  const [postgres, away] = [join(on.at.dataDir, 'postgres'), join(on.at.dataDir, 'away')]
  if (isEmbedded) await rename(postgres, away)
  try {
    return await act()
  } finally {
    // Fails when one was made in its place.
    if (isEmbedded) await rename(away, postgres)
  }
}

async function whileServing(act: () => Promise<string>): Promise<string> {
  let said = ''
  await startOnce(on.settings, async () => {
    said = await act()
  })
  return said
}

async function stopBackup(): Promise<string> {
  const program = await bundleProgram('server/cli/backup.ts')
  const child = spawn(process.execPath, [...quickStart, program], { env: { ...process.env, ...on.settings } })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await eventually(async () => expect((await temporaryFolders(on.at.dataDir)).length).toBeGreaterThan(0))
  child.kill('SIGTERM')
  await ended
  expect(await temporaryFolders(on.at.dataDir)).toEqual([])
  return said
}

const serverUrl = process.env.TEST_DATABASE_URL || undefined

/** Settings; undefined takes one away. */
type Change = Record<string, string | undefined>

/** An installation in use whose files lie in a bucket, and what an operator does with it. */
interface Operated {
  at: Installation
  settings: Record<string, string>
  /** Starts a server. @returns the sentence with which it refuses. */
  start(change?: Change): Promise<string>
  /** Runs a command. @returns what it prints, from its errors on. */
  run(command: Command, args: readonly string[], change?: Change): Promise<string>
  remove(): Promise<void>
}

/** Empty places of another installation. */
interface OtherPlaces {
  dataDir: string
  databaseUrl: string | undefined
  /** Settings of its bucket. */
  bucket: Record<string, string>
  remove(): Promise<void>
}

type Command = 'adopt' | 'backup' | 'doctor' | 'restore' | 'user'

async function operatedInstallation(): Promise<Operated> {
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

async function otherPlaces(): Promise<OtherPlaces> {
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
