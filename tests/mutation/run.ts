/**
 * Changes the rules in server/domains and server/auth in small ways, one at a time, and lists the changes that no test notices:
 * `npm run mutate`, or `-- --sample 200 --seed 1` for a part of them, `--file server/auth/keys.ts` for a file or folder.
 * Each change is tried with the `--tests 6` files of tests that are most about it. `--slow` takes slow ones too;
 * `--by 'unit|api/keys'` takes only these files of tests and the mutants that they reach. `--minutes 20` ends earlier.
 * `--again --tests 40` tries only those that the last run did not find, or not try.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { outputFolder, projectRoot } from '#tests/support/project/paths.ts'
import { equivalents } from './equivalents.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { fileOf, isMutated, Reach, type StepResult, sampleOf } from './plan.ts'
import { runSteps } from './run-steps.ts'

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    tests: { type: 'string', default: '6' },
    workers: { type: 'string', default: '2' },
    by: { type: 'string', default: '' },
    minutes: { type: 'string', default: '100000' },
    slow: { type: 'boolean', default: false },
    'keep-reach': { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
})
const workers = Number(options.workers)
const survivorsFile = resolve(outputFolder, 'mutation/survivors.json')
const say = (text: string) => process.stdout.write(`${text}\n`)

async function split<T>(list: readonly T[], work: (part: T[], worker: number) => Promise<StepResult[]>) {
  const parts = Array.from({ length: workers }, (_, i) => list.filter((_, j) => j % workers === i))
  return (await Promise.all(parts.map(work))).flat()
}

function filesIn(folder: string): string[] {
  const names = readdirSync(resolve(projectRoot, folder), { recursive: true, encoding: 'utf8' })
  return names.map((name) => `${folder}/${name}`).sort()
}

/** What the unchanged tests reach; it takes as long as they do. `--keep-reach` reads that of the last run. */
async function findReach(): Promise<Reach> {
  const file = resolve(outputFolder, 'mutation/reach.json')
  if (options['keep-reach'] && existsSync(file)) return new Reach(JSON.parse(await readFile(file, 'utf8')))
  const tests = [...filesIn('tests/api'), ...filesIn('tests/unit'), ...filesIn('tests/conventions')]
    .filter((test) => /^tests\/(unit|api)\/.*\.test\.ts$|\/(schema|auth-scopes)\.test\.ts$/.test(test))
    .filter((test) => test.match(options.by))
    .filter((test) => options.slow || !test.includes('.slow.'))
  say(`${tests.length} files of tests run unchanged`)
  const results = await split(tests, (part, worker) =>
    runSteps(
      `reach-${worker}`,
      part.map((test) => ({ test, mutant: '', isFresh: false })),
      ({ test, failure }) => failure !== undefined && say(`Fails unchanged, left out: ${test}: ${failure}`),
    ),
  )
  await writeFile(file, JSON.stringify(results))
  return new Reach(results)
}

function chooseMutants(reach: Reach): Mutant[] {
  const survivors = options.again
    ? new Set<string>(JSON.parse(readFileSync(survivorsFile, 'utf8')))
    : undefined
  const all = [...filesIn('server/auth'), ...filesIn('server/domains')]
    .filter((file) => isMutated(file) && file.startsWith(options.file))
    .flatMap((file) => mutantsOf(file, readFileSync(resolve(projectRoot, file), 'utf8')))
    .filter(({ id }) => options.by === '' || reach.has(id))
    .filter((mutant) => survivors?.has(nameOf(mutant)) ?? true)
  return sampleOf(all, Number(options.sample ?? all.length), Number(options.seed))
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
const changeOf = ({ original, replacement }: Mutant) =>
  `${oneLine(original)} → ${oneLine(replacement) || '(left out)'}`

/** Stays the same when other lines of the file change, unlike the id. */
const nameOf = (mutant: Mutant) => `${fileOf(mutant.id)} ${changeOf(mutant)}`

await mkdir(resolve(outputFolder, 'mutation'), { recursive: true })
const reach = await findReach()
const chosen = chooseMutants(reach)
const mutants = chosen.filter((mutant) => !equivalents.has(nameOf(mutant)))
say(`${mutants.length} mutants, ${chosen.length - mutants.length} that are named as equivalent left out`)
const until = Date.now() + Number(options.minutes) * 60_000
const plans = new Map(mutants.map(({ id }) => [id, reach.stepsFor(id, Number(options.tests))]))
const results = await split(mutants, (part, worker) => {
  const planned = part.flatMap(({ id }) => plans.get(id) ?? [])
  // Fresh imports last: after each, the next step must import everything again.
  const fresh = planned.flatMap((steps) => steps.fresh)
  const controls = [...new Set(fresh.map(({ test }) => test))].map((test) => ({
    test,
    mutant: '',
    isFresh: true,
  }))
  return runSteps(
    `mutants-${worker}`,
    [...planned.flatMap((steps) => steps.shared), ...controls, ...fresh],
    ({ mutant, test, failure }) => {
      if (failure !== undefined) say(`${mutant || 'unchanged'} ${test}: ${oneLine(failure).slice(0, 160)}`)
    },
    until,
  )
})
// A file of tests that fails with fresh imports and no mutant says nothing about a mutant.
const unfit = new Set(
  results.flatMap(({ mutant, test, failure }) => (mutant === '' && failure ? [test] : [])),
)
const found = new Set(
  results.flatMap(({ mutant, test, isFresh, failure }) =>
    failure !== undefined && !(isFresh && unfit.has(test)) ? [mutant] : [],
  ),
)
const steps = new Map<string, number>()
for (const { mutant } of results) steps.set(mutant, (steps.get(mutant) ?? 0) + 1)
const lengthOf = (id: string) => {
  const { shared, fresh } = plans.get(id) ?? { shared: [], fresh: [] }
  return shared.length + fresh.length
}
const judged = mutants.filter(({ id }) => found.has(id) || (steps.get(id) ?? 0) === lengthOf(id))
for (const file of [...new Set(judged.map(({ id }) => fileOf(id)))].sort()) {
  const ofFile = judged.filter(({ id }) => fileOf(id) === file)
  const survived = ofFile.filter(({ id }) => !found.has(id))
  say(`${file}: ${ofFile.length} mutants, ${ofFile.length - survived.length} found`)
  for (const mutant of survived)
    say(
      `  ${file}:${mutant.line} ${changeOf(mutant)}${lengthOf(mutant.id) > 0 ? '' : ' (no test reaches it)'}`,
    )
}
await writeFile(survivorsFile, JSON.stringify(mutants.filter(({ id }) => !found.has(id)).map(nameOf)))
const count = judged.filter(({ id }) => found.has(id)).length
say(`${count} of ${judged.length} found, ${((100 * count) / judged.length).toFixed(1)} %`)
if (judged.length < mutants.length) say(`${mutants.length - judged.length} not tried to the end`)
