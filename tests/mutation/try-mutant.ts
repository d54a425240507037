import { appendFileSync } from 'node:fs'
import { afterAll, beforeEach, onTestFailed, type RunnerTask, type RunnerTestSuite, test, vi } from 'vitest'
import type { Step, StepResult } from './plan.ts'
import { mutationSwitch as state } from './switch.ts'

/** Registers the tests of a file to run with a mutant turned on; they end at the first that fails. */
export async function tryMutant(step: Step, results: string, load: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const { mutant, isFresh } = step
  const write = (result: Partial<StepResult>) =>
    appendFileSync(results, `${JSON.stringify({ ...step, ms: performance.now() - started, ...result })}\n`)
  if (mutant !== '' && state.found.has(mutant)) {
    write({})
    test('found already', () => {})
    return
  }
  if (isFresh || state.isDirty) vi.resetModules()
  Object.assign(state, { active: mutant, asked: 0, isDirty: isFresh, isImporting: true })
  state.reached.clear()
  state.atImport.clear()
  let failure: string | undefined
  beforeEach(({ skip }) => {
    if (failure !== undefined && mutant !== '') skip()
    onTestFailed(({ task }) => {
      failure ??= `${task.name}: ${task.result?.errors?.[0]?.message}`
    })
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures a hook uses.
  afterAll(({}, file) => {
    failure ??= failureIn(file)
    state.active = ''
    if (failure !== undefined) state.found.add(mutant)
    const covered = mutant === '' && { atImport: [...state.atImport], reached: [...state.reached] }
    write({ ...(failure !== undefined && { failure: failure.slice(0, 300) }), ...covered })
  })
  try {
    await load()
  } catch (error) {
    failure = `import: ${error}`
  }
  state.isImporting = false
  // Vitest runs no `afterAll` where all tests are skipped.
  test('is tried', () => {})
}

function failureIn(task: RunnerTask | RunnerTestSuite): string | undefined {
  if (task.result?.state === 'fail') return `${task.name}: ${task.result.errors?.[0]?.message}`
  const tasks = 'tasks' in task ? task.tasks : []
  return tasks.map(failureIn).find((failure) => failure !== undefined)
}
