import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { outputFolder, projectRoot } from '#tests/support/project/paths.ts'
import type { Step, StepResult } from './plan.ts'

/** Longer than any file of tests takes: something hangs that no timeout of a test ends. */
const silence = 240_000

/**
 * Runs steps in one process, in their order. A step that ends or hangs the process counts as failed, and the others go on.
 * @param name of the folder for their files and log
 * @param until when to stop, in milliseconds since 1970; the steps that are left have no results
 */
export async function runSteps(
  name: string,
  steps: readonly Step[],
  told: (result: StepResult) => void,
  until = Number.POSITIVE_INFINITY,
): Promise<StepResult[]> {
  const folder = resolve(outputFolder, 'mutation', name)
  const file = resolve(folder, 'results.jsonl')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const results: StepResult[] = []
  let next = 0
  while (results.length < steps.length) {
    const rest = steps.slice(results.length)
    const plan = resolve(folder, `from-${results.length}`)
    await mkdir(plan)
    for (const [i, step] of rest.entries()) {
      const number = String(i).padStart(6, '0')
      await writeFile(resolve(plan, `${number}.test.ts`), textOf(step, plan, file, next++))
    }
    await writeFile(file, '')
    const before = results.length
    const take = () => {
      const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
      for (const line of lines.slice(results.length - before)) {
        const result = JSON.parse(line) as StepResult
        results.push(result)
        told(result)
      }
    }
    const ended = await runPlan(plan, take, until)
    take()
    if (Date.now() >= until) break
    const step = steps[results.length]
    if (step === undefined) break
    const result = { ...step, ms: 0, failure: `the process ended: ${ended}` }
    results.push(result)
    told(result)
  }
  return results
}

function textOf(step: Step, plan: string, results: string, number: number): string {
  const test = relative(plan, resolve(projectRoot, step.test))
  // A new address for each, so that the file is imported again.
  return `import { tryMutant } from '#tests/mutation/try-mutant.ts'
await tryMutant(${JSON.stringify(step)}, ${JSON.stringify(results)}, () => import('${test}?step=${number}'))
`
}

/** Ends with the exit code or signal. */
async function runPlan(plan: string, take: () => void, until: number): Promise<string> {
  const log = await open(`${plan}.log`, 'w')
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config=tests/vitest.mutation.config.ts'],
    {
      cwd: projectRoot,
      stdio: ['ignore', log.fd, log.fd],
      env: { ...process.env, MUTATION_PLAN: plan },
      detached: true,
    },
  )
  const ended = new Promise<string>((done, fail) => {
    child.on('error', fail).on('close', (code, signal) => done(String(signal ?? code)))
  })
  let size = 0
  let since = Date.now()
  const results = resolve(plan, '../results.jsonl')
  const watch = setInterval(() => {
    const length = statSync(results).size
    if (length !== size) since = Date.now()
    size = length
    take()
    const now = Date.now()
    // Its workers are processes of the same group.
    if ((now - since > silence || now >= until) && child.pid) process.kill(-child.pid, 'SIGKILL')
  }, 1000)
  const how = await ended
  clearInterval(watch)
  await log.close()
  return how
}
