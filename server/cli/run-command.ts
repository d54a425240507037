import { StartError } from '#server/lib/start-error.ts'

/**
 * Runs a command-line program. Errors are printed to standard error, a StartError as its message and others with their
 * stack trace, and the exit code is 1.
 *
 * @param main receives the command-line arguments.
 * @param lead sentence printed before the error.
 */
export async function runCommand(main: (args: string[]) => Promise<void>, lead = ''): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    const message =
      error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`${lead}${message}\n`)
    process.exitCode = 1
  }
}
