import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyArchive } from '#server/backup/archive-reader.ts'
import { backUp } from '#server/backup/backup.ts'
import { describe, describeLost } from '#server/backup/describe.ts'
import { diskProblem } from '#server/backup/disk-problem.ts'
import { checkRecipient, newKeyPair } from '#server/backup/encryption.ts'
import type { Manifest } from '#server/backup/manifest.ts'
import { tryRestore } from '#server/backup/try-restore.ts'
import { archivesOf } from '#server/config/backup-settings.ts'
import { type Env, readEnv } from '#server/config/env.ts'
import { programVersion } from '#server/config/program-version.ts'
import { recordBackup, recordFailedBackup, recordRunningBackup } from '#server/db/backup-status.ts'
import { connectDatabase } from '#server/db/database.ts'
import { readFolderRecord } from '#server/installation/data-folder.ts'
import { refuseMismatch } from '#server/installation/open-installation.ts'
import {
  refuseForgottenDatabase,
  refuseWithoutDatabase,
} from '#server/installation/refuse-forgotten-database.ts'
import { StartError } from '#server/lib/start-error.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'
import { messageOf, runCommand } from './run-command.ts'

/** The last group is how the id of the installation begins; names of older versions lack it. */
const ARCHIVE = /^pravesh-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:-([0-9a-f]{8}))?\.tar\.gz(?:\.age)?$/

const shortOf = (installation: string | undefined) => installation?.slice(0, 8)

/** Name of an archive that is made now; names sort by time. Several installations may have archives in one folder. */
function archiveName(o: { installation: string | undefined; encrypted: boolean }): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const id = o.installation === undefined ? '' : `-${shortOf(o.installation)}`
  return `pravesh-${time}${id}.tar.gz${o.encrypted ? '.age' : ''}`
}

/**
 * Deletes all but the newest archives of an installation with names of `archiveName` in the folder of a new one, which stays
 * also when the clock is wrong. Other files stay.
 *
 * @param o.alone whether only this installation has archives in the folder: then names without an id are its own, too.
 * @returns the deleted files' names.
 */
async function deleteOldArchives(
  made: string,
  o: { keep: number; installation: string | undefined; alone: boolean },
): Promise<string[]> {
  const isOwn = (name: string) => {
    const [known, id] = ARCHIVE.exec(name) ?? []
    return known !== undefined && (id === undefined ? o.alone : id === shortOf(o.installation))
  }
  const folder = dirname(made)
  const others = (await readdir(folder)).filter((name) => isOwn(name) && name !== basename(made)).sort()
  const old = others.slice(0, Math.max(0, others.length - (o.keep - 1)))
  for (const name of old) await rm(join(folder, name))
  return old
}

const usage = `Writes the database and all uploaded files into one archive (.tar.gz), also while the server runs.

  npm run backup                          into BACKUP_DIR, or the folder backups of the data folder
  npm run backup -- <folder or file>      into that folder, or into a file whose name ends in .tar.gz or .age
    --keep 14                             … and deletes all but its 14 newest archives in that folder
    --verify                              … and restores it on trial, and compares every table
    --recipient age1…                     … encrypted to a public key of age (default: BACKUP_RECIPIENT)
    --identity <file>                     the secret key of age that --verify needs for an encrypted archive
  npm run backup -- --new-key <file>      makes a key pair of age; the file holds the secret key

Use the same settings as the server. The archive holds personal data and secret keys: encrypt it, or keep it where nobody
else reads it. Ends with 1 when anything that belongs into the archive is missing.
`

/** Path of the archive, once it is whole. */
let written: string | undefined

type Arguments = NonNullable<ReturnType<typeof readArguments>>

async function main(args: string[]): Promise<void> {
  const given = readArguments(args)
  if (given === undefined) return void process.stdout.write(usage)
  if (given.newKey !== undefined) return makeKey(given.newKey)
  const env = readEnv(process.env)
  const recipient = given.recipient ?? env.backup.recipient
  await refuseArguments(given, recipient)
  const folder = await readFolderRecord(env.dataDir)
  await refuseForgottenDatabase(env, folder, { restoring: false })
  refuseWithoutDatabase(env)
  const db = await connectDatabase({ dataDir: env.dataDir, join: true, databaseUrl: env.databaseUrl })
  const ended = await recordRunningBackup(db)
  try {
    const files = await openFileStore(env)
    const { database: installation } = await refuseMismatch(env, db, files, folder)
    const { path, manifest } = await makeBackup(given, env, { db, files, installation, recipient })
    await recordBackup(db, { archive: path, bytes: (await stat(path)).size })
    process.stdout.write(`${path}\n${describe(manifest)}\n`)
    if (given.verify) process.stdout.write('A restore on trial gave the same tables.\n')
    if (manifest.lost.length === 0 && given.keep !== undefined) {
      const alone = dirname(path) === archivesOf(env)
      const deleted = await deleteOldArchives(path, { keep: given.keep, installation, alone })
      if (deleted.length > 0) process.stdout.write(`Deleted: ${deleted.join(', ')}\n`)
    }
    if (manifest.lost.length > 0) {
      await recordFailedBackup(db, `${manifest.lost.length} files that records name are missing`)
      process.stderr.write(
        `${describeLost(manifest)}No older archive was deleted: they may have these files.\n`,
      )
      process.exitCode = 1
    }
  } catch (error) {
    // The reason is printed in any case.
    await recordFailedBackup(db, messageOf(error).split('\n')[0] ?? '').catch(() => {})
    throw error
  } finally {
    ended()
    await db.close()
  }
}

/** Refuses before anything is tried: such a command is no failed backup. */
async function refuseArguments(
  { verify, identity, recipient: given }: Arguments,
  recipient: string | undefined,
): Promise<void> {
  if (recipient !== undefined && verify && identity === undefined) {
    throw new StartError(
      'To verify an encrypted archive, name the file with its secret key: --identity <file>.',
    )
  }
  if (given !== undefined) await checkRecipient(given)
  if (identity !== undefined && !(await stat(identity).catch(() => undefined))) {
    throw new StartError(`There is no file ${identity}, which --identity names.`)
  }
}

async function makeBackup(
  given: Arguments,
  env: Env,
  o: Pick<Parameters<typeof backUp>[0], 'db' | 'files' | 'recipient'> & { installation: string | undefined },
): Promise<{ path: string; manifest: Manifest }> {
  const { db, files, installation, recipient } = o
  if (recipient !== undefined) await checkRecipient(recipient)
  const name = archiveName({ installation, encrypted: recipient !== undefined })
  const path = await archivePath(env, given.to, name)
  const { dataDir } = env
  const program = await programVersion()
  const manifest = await backUp({ db, files, to: path, dataDir, program, recipient }).catch(
    explainDiskProblem(`The backup cannot be written to ${path}`, 'Nothing was left behind.'),
  )
  written = path
  if (given.verify) {
    const archive = await verifyArchive({ path, identityFile: given.identity })
    await tryRestore(archive, env).catch(
      explainDiskProblem('It cannot be restored on trial', 'Make room and verify it again.'),
    )
  }
  return { path, manifest }
}

/** Rethrows an error, as a sentence if the disk is its reason. */
function explainDiskProblem(what: string, advice: string): (error: unknown) => never {
  return (error) => {
    const reason = diskProblem(error)
    if (reason === undefined) throw error
    throw new StartError(`${what}: ${reason}. ${advice}`, { cause: error })
  }
}

/** @returns undefined when help is asked for. */
function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        keep: { type: 'string' },
        verify: { type: 'boolean', default: false },
        recipient: { type: 'string' },
        identity: { type: 'string' },
        'new-key': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) return undefined
    if (positionals.length > 1) throw new Error('Name one folder or file')
    if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep)) {
      throw new Error(`--keep ${values.keep} is no number of archives, 1 or more`)
    }
    return {
      ...values,
      to: fromCallersFolder(positionals[0]),
      keep: values.keep === undefined ? undefined : Number(values.keep),
      identity: fromCallersFolder(values.identity),
      newKey: fromCallersFolder(values['new-key']),
    }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}.\n\n${usage}`)
  }
}

/** npm runs this in the package's folder, also when it was called in another one. */
function fromCallersFolder(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', path)
}

async function archivePath(env: Env, named: string | undefined, name: string): Promise<string> {
  const place = named ?? env.backup.folder ?? archivesOf(env)
  if (place === archivesOf(env)) await mkdir(place, { recursive: true, mode: 0o700 })
  const found = await stat(place).catch(() => undefined)
  if (found?.isDirectory()) return join(place, name)
  if (found) throw new StartError(`There is a file ${place} already. Name another one, or a folder.`)
  if (named === undefined) throw new StartError(`There is no folder ${place}, which BACKUP_DIR names.`)
  // A folder that is not there must not become a file: a disk may not be mounted.
  if (!/\.(tar\.gz|age)$/.test(place)) {
    throw new StartError(
      `There is no folder ${place}. Mount or make it, or name a file that ends in .tar.gz or .age.`,
    )
  }
  return place
}

async function makeKey(path: string): Promise<void> {
  const { recipient, identityFile } = await newKeyPair()
  await writeFile(path, identityFile, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EEXIST' ? 'there is such a file already' : (diskProblem(error) ?? error.code)
    throw new StartError(`The secret key cannot be written to ${path}: ${reason}.`, { cause: error })
  })
  process.stdout.write(
    `Public key: ${recipient}\nSet BACKUP_RECIPIENT to it. Without the secret key in ${path} nobody can read the archives, you included: keep two copies of that file, neither on the server.\n`,
  )
}

await runCommand(main, () =>
  written === undefined ? 'No backup was made. ' : `The archive ${written} is written, but: `,
)
