import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '#server/backup/backup.ts'
import { describe, describeLost } from '#server/backup/describe.ts'
import { diskProblem } from '#server/backup/disk-problem.ts'
import { clusterOf } from '#server/backup/places.ts'
import { programVersion } from '#server/backup/program-version.ts'
import { type Env, readEnv } from '#server/config/env.ts'
import { connectDatabase } from '#server/db/database.ts'
import { readFolderRecord } from '#server/installation/data-folder.ts'
import { refuseMisfit } from '#server/installation/open-installation.ts'
import { refuseForgottenDatabase } from '#server/installation/refuse-forgotten-database.ts'
import { StartError } from '#server/lib/start-error.ts'
import { openFileStore } from '#server/storage/open-file-store.ts'
import { runCommand } from './run-command.ts'

const usage = `Writes the database and all uploaded files into one archive (.tar.gz), also while the server runs.

  npm run backup                       into the folder backups of the data folder
  npm run backup -- <folder or file>   into that folder, or into a file of that name

Use the same settings as the server. The archive holds personal data and secret keys: keep it where nobody else reads it.
`

async function main(args: string[]): Promise<void> {
  const to = readArguments(args)
  if (to === null) return void process.stdout.write(usage)
  const env = readEnv(process.env)
  const folder = await readFolderRecord(env.dataDir)
  await refuseForgottenDatabase(env, folder, { restoring: false })
  if (env.databaseUrl === undefined && !existsSync(clusterOf(env))) {
    throw new StartError(
      `There is no database in ${env.dataDir}; set DATA_DIR or DATABASE_URL as for the server.`,
    )
  }
  const path = await archivePath(env, to)
  const db = await connectDatabase({
    dataDir: env.dataDir,
    join: true,
    databaseUrl: env.databaseUrl,
  })
  try {
    const files = await openFileStore(env)
    await refuseMisfit(env, db, files, folder)
    const program = await programVersion()
    const manifest = await backUp({ db, files, to: path, cluster: clusterOf(env), program })
    process.stdout.write(`${path}\n${describe(manifest)}\n`)
    process.stderr.write(describeLost(manifest))
  } catch (error) {
    const reason = diskProblem(error)
    if (reason === undefined) throw error
    throw new StartError(`The backup cannot be written to ${path}: ${reason}. Nothing was left behind.`, {
      cause: error,
    })
  } finally {
    await db.close()
  }
}

/** @returns null when help is asked for, undefined when no place is named. */
function readArguments(args: string[]): string | undefined | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    })
    if (values.help) return null
    if (positionals.length > 1) throw new Error('Name one folder or file')
    return positionals[0]
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}.\n\n${usage}`)
  }
}

async function archivePath(env: Env, to: string | undefined): Promise<string> {
  const name = `pravesh-${new Date().toISOString().slice(0, 19).replace(/[:.]/g, '-')}.tar.gz`
  if (to === undefined) {
    const folder = join(env.dataDir, 'backups')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return join(folder, name)
  }
  // npm runs this in the package's folder, whatever folder it was called in.
  const path = resolve(process.env.INIT_CWD ?? '.', to)
  const there = await stat(path).catch(() => undefined)
  if (there?.isDirectory()) return join(path, name)
  if (there) throw new StartError(`There is a file ${path} already. Name another one, or a folder.`)
  return path
}

await runCommand(main, 'No backup was made. ')
