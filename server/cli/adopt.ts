import { readEnv } from '#server/config/env.ts'
import { adopt } from '#server/installation/adopt.ts'
import { makeDataDir } from '#server/installation/make-data-dir.ts'
import { refuseOtherUser } from '#server/installation/refuse-other-user.ts'
import { StartError } from '#server/lib/start-error.ts'
import { runCommand } from './run-command.ts'

const usage = `Makes database, file store and data folder one installation, when a server refuses to start because they
belong to different ones. Stop the servers before. Whatever else uses the file store will not start any more.

  npm run adopt

Use the settings of the server. No file is deleted.
`

async function main(args: string[]): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return void process.stdout.write(usage)
  if (args.length > 0) throw new StartError(usage)
  const env = readEnv(process.env)
  await refuseOtherUser(env.dataDir)
  await makeDataDir(env.dataDir)
  const { id, before, backup } = await adopt(env)
  process.stdout.write(`Before:\n${before.join('\n')}\nNow all of them are installation ${id}.\n`)
  if (backup !== undefined) {
    process.stdout.write(
      `The database had an older schema. It was backed up to ${backup} and brought up to date.\n`,
    )
  }
}

await runCommand(main, () => 'Nothing was adopted. ')
