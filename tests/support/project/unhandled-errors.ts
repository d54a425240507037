import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Reporter } from 'vitest/node'
import { line } from './counts.ts'
import { outputFolder } from './paths.ts'

const file = resolve(outputFolder, 'unhandled-errors.json')

/** Writes down the errors that belong to no test: they fail the run, and Vitest's JSON report does not have them. */
export const unhandledErrors: Reporter = {
  onTestRunEnd(_modules, errors) {
    const lines = errors.map(({ message, stack }) => line('Outside of all tests', stack ?? message))
    mkdirSync(outputFolder, { recursive: true })
    writeFileSync(file, JSON.stringify(lines))
  },
}

/** Of the last run, a line each. */
export function readUnhandledErrors(): string[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}
