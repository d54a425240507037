import { readEnv } from '#server/config/env.ts'
import { findChecks } from '#server/doctor/checks.ts'
import { StartError } from '#server/lib/start-error.ts'
import { said } from '#server/locales/say.ts'
import { runCommand } from './run-command.ts'

const usage = `Looks at the installation and says what is wrong with it and what to do. Changes nothing.

  npm run doctor

Use the settings of the server, which may run. Ends with 1 when there is a problem.
`

async function main(args: string[]): Promise<void> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return void process.stdout.write(usage)
  if (args.length > 0) throw new StartError(usage)
  const checks = await findChecks(readEnv(process.env))
  for (const { name, state, text } of checks) {
    process.stdout.write(`${state.padEnd(8)} ${name}: ${said(text).replaceAll('\n', '\n         ')}\n`)
  }
  if (checks.some(({ state }) => state === 'problem')) process.exitCode = 1
}

await runCommand(main)
