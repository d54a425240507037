import { constants } from 'node:os'
import { StartError } from '#server/lib/start-error.ts'
import { outageMessage } from './outage-message.ts'

/**
 * Runs a command-line program. Errors are printed to standard error, expected ones as a sentence and others with their
 * stack trace, and the exit code is 1; after a signal it is 128 and the signal's number.
 *
 * @param main receives the command-line arguments.
 * @param lead returns the sentence printed before the error.
 */
export async function runCommand(
  main: (args: string[]) => Promise<void>,
  lead: () => string = () => '',
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Ends by `exit`, so that temporary files are removed.
    process.once(signal, () => {
      process.stderr.write(`${lead()}It was stopped (${signal}).\n`)
      process.exit(128 + constants.signals[signal])
    })
  }
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${lead()}${messageOf(error)}\n`)
    process.exitCode = 1
  }
}

export function messageOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  return outageMessage(error) ?? ((error instanceof Error && error.stack) || String(error))
}
