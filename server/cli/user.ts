import { parseArgs } from 'node:util'
import { type Env, readEnv } from '#server/config/env.ts'
import { databasePlaceOf, describePlace } from '#server/installation/data-folder.ts'
import { makeDataDir } from '#server/installation/make-data-dir.ts'
import { openInstallation } from '#server/installation/open-installation.ts'
import { StartError } from '#server/lib/start-error.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { runCommand } from './run-command.ts'
import { UsageError, type UserOptions, userCommands } from './user-commands.ts'

const usage = `Accounts from the command line, for the first admin and for emergencies.

  npm run user -- list [part of an address or name]
  npm run user -- add <email> [--role admin|teacher|student] [--name "…"]
  npm run user -- role <email> <admin|teacher|student>
  npm run user -- disable <email>
  npm run user -- enable <email>
  npm run user -- reset <email>           a new password; signs the account out everywhere
  npm run user -- end-sessions <email>    signs the account out everywhere
  npm run user -- rotate-keys [--now]     a new key for sessions; --now distrusts the old ones at once
  npm run user -- trace <IP address>      how the log names that address in lines about refused requests, by day

A password is asked for at a terminal, where an empty answer makes one up; elsewhere one is made up and printed, or
with --password-stdin read from standard input. Works while the server runs, with the same DATA_DIR or DATABASE_URL.
`

/** Runs the command on the server's database and prints the result. */
async function main(args: string[]): Promise<void> {
  const { positionals, options } = readArguments(args)
  const [name, ...rest] = positionals
  if (name === undefined || options.help) return void process.stdout.write(usage)
  const command = userCommands.get(name)
  if (!command) throw new UsageError(`There is no command "${name}".`)
  const env = readEnv(process.env)
  const mayBeNew = name === 'add'
  // Beside PostgreSQL, too, it says which installation uses it.
  if (mayBeNew || env.databaseUrl !== undefined) await makeDataDir(env.dataDir)
  const { db, isNew } = await openInstallation(env, { join: true, mayBeNew })
  try {
    if (isNew) process.stdout.write(`New database in ${placeOf(env)}\n`)
    process.stdout.write(`${await command(db, rest, options)}\n`)
  } finally {
    await db.close()
  }
}

/** The folder of the embedded database, or the address of PostgreSQL. */
const placeOf = (env: Env) =>
  env.databaseUrl === undefined ? env.dataDir : describePlace(databasePlaceOf(env))

/** Adds the usage to a UsageError. */
function withUsage(error: unknown): never {
  if (!(error instanceof UsageError)) throw error
  throw new StartError(`${error.message}\n\n${usage}`.trim(), { cause: error })
}

function readArguments(args: string[]): { positionals: string[]; options: UserOptions & { help: boolean } } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        name: { type: 'string' },
        now: { type: 'boolean', default: false },
        'password-stdin': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { role, name, now, help, 'password-stdin': passwordFromStdin } = values
    return {
      positionals,
      options: {
        now,
        help,
        passwordFromStdin,
        ...(role && { role }),
        ...(name && { name: visibleLine(name) }),
      },
    }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

await runCommand((args) => main(args).catch(withUsage))
