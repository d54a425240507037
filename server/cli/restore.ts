import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { verifyArchive } from '#server/backup/archive-reader.ts'
import { describe, describeAccess, describeLost } from '#server/backup/describe.ts'
import { diskProblem } from '#server/backup/disk-problem.ts'
import { restore } from '#server/backup/restore.ts'
import { tryRestore } from '#server/backup/try-restore.ts'
import { readEnv } from '#server/config/env.ts'
import { connectDatabase } from '#server/db/database.ts'
import { readFolderRecord } from '#server/installation/data-folder.ts'
import { makeDataDir } from '#server/installation/make-data-dir.ts'
import { refuseForgottenDatabase } from '#server/installation/refuse-forgotten-database.ts'
import { refuseOtherUser } from '#server/installation/refuse-other-user.ts'
import { StartError } from '#server/lib/start-error.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'
import { runCommand } from './run-command.ts'

const usage = `Puts a backup's database and files into an installation, wholly or not at all. Stop the server before.

  npm run restore -- <archive>             into a new, empty installation
  npm run restore -- <archive> --replace   in the place of what is there
  npm run restore -- <archive> --verify    only checks the archive, and restores its tables on trial
  npm run restore -- <archive> --adopt     … and takes over a file store or data folder of another installation
  npm run restore -- <archive> --identity <file>   with the secret key of age, for an encrypted archive

Use the settings of the server that is to have it: a backup of the embedded database also goes into PostgreSQL and back,
and files also from a folder into a bucket. An older version's backup is brought up to date.
`

let state: 'unchanged' | 'unknown' | 'restored' = 'unchanged'

async function main(args: string[]): Promise<void> {
  const { path, replace, verify, adopt, help, identityFile } = readArguments(args)
  if (help) return void process.stdout.write(usage)
  const archive = await verifyArchive({ path, identityFile })
  const { manifest } = archive
  const env = readEnv(process.env)
  if (verify) {
    await refuseOtherUser(env.dataDir)
    await tryRestore(archive, env).catch(explainDiskProblem)
    return void process.stdout.write(`The archive is whole: ${describe(manifest)}\n`)
  }
  const folder = await readFolderRecord(env.dataDir)
  if (!adopt) await refuseForgottenDatabase(env, folder, { restoring: true })
  await makeDataDir(env.dataDir)
  const db = await connectDatabase({
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl,
    directDatabaseUrl: env.directDatabaseUrl,
  })
  try {
    await restore({
      db,
      files: await openFileStore(env),
      archive,
      replace,
      adopt,
      dataDir: env.dataDir,
      databaseUrl: env.databaseUrl,
      s3: env.s3,
      onCommitting() {
        state = 'unknown'
      },
      onCommitted() {
        state = 'restored'
        process.stdout.write(`Restored: ${describe(manifest)}\n${describeAccess(manifest)}`)
        process.stderr.write(describeLost(manifest))
      },
    })
  } catch (error) {
    if (state !== 'unchanged') throw error
    explainDiskProblem(error)
  } finally {
    await db.close()
  }
}

function explainDiskProblem(error: unknown): never {
  const reason = diskProblem(error)
  if (reason === undefined) throw error
  throw new StartError(`The archive cannot be unpacked: ${reason}. The installation is as it was.`, {
    cause: error,
  })
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        adopt: { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        identity: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const [archive, ...others] = positionals
    if (!values.help && (archive === undefined || others.length > 0)) throw new Error('Name one archive')
    // npm runs this in the package's folder, also when it was called in another one.
    const from = process.env.INIT_CWD ?? '.'
    const { identity } = values
    return {
      ...values,
      path: resolve(from, archive ?? ''),
      identityFile: identity === undefined ? undefined : resolve(from, identity),
    }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}.\n\n${usage}`)
  }
}

const leads = {
  unchanged: 'Nothing was restored. ',
  unknown: 'It is not known whether the archive is restored: look at the website, and restore again if not. ',
  restored: 'The archive is restored, but what follows failed; npm run doctor says what is left to do. ',
}

await runCommand(main, () => leads[state])
