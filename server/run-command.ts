import { StartError } from './lib/start-error.ts'

/**
 * Runs a program of the command line. What goes wrong is told on the standard error, foreseen as its sentence and else
 * with the place where it happened, and the program then ends with 1.
 *
 * @param main takes the arguments of the command line.
 * @param lead sentence in front of what went wrong.
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
