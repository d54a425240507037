import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Reporter } from 'vitest/node'
import { line } from './counts.ts'
import { outputFolder } from './paths.ts'

const file = resolve(outputFolder, 'vitest-more.json')

/** What Vitest's JSON report does not have, a line each. */
interface MoreOfRun {
  /** Errors that belong to no test: they fail the run. */
  unhandled: string[]
  /** Tests that passed at a second try, with what went wrong at the first. */
  flaky: string[]
}

let flaky: string[] = []

export const moreOfRun: Reporter = {
  onTestRunStart() {
    flaky = []
  },
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    flaky.push(line(`${test.module.relativeModuleId} ${test.fullName}`, test.result().errors?.[0]?.message))
  },
  onTestRunEnd(_modules, errors) {
    const unhandled = errors.map(({ message, stack }) => line('Outside of all tests', stack ?? message))
    mkdirSync(outputFolder, { recursive: true })
    writeFileSync(file, JSON.stringify({ unhandled, flaky } satisfies MoreOfRun))
  },
}

/** Of the last run. */
export function readMoreOfRun(): MoreOfRun {
  return JSON.parse(readFileSync(file, 'utf8'))
}
