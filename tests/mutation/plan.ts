/** A test file that runs once: with a mutant, or unchanged. */
export interface Step {
  /** The file of tests, from the project's folder. */
  test: string
  /** A mutant's id; empty for none. */
  mutant: string
  /** Import all modules anew, for what is read while they are imported. */
  isFresh: boolean
}

export interface StepResult extends Step {
  ms: number
  /** The first test that failed, and how. */
  failure?: string
  /** Ids of mutants that the tests reach: while modules are imported, and later. Only without a mutant. */
  atImport?: string[]
  reached?: string[]
}

export function isMutated(path: string): boolean {
  return /^server\/(domains|auth)\/.*(?<!\.d)\.ts$/.test(path)
}

interface ReachingTest {
  test: string
  ms: number
  reached: Set<string>
  ofFile: Map<string, number>
}

/** Which tests reach which mutants. */
export class Reach {
  readonly #tests: ReachingTest[] = []
  readonly #atImport = new Set<string>()

  constructor(results: readonly StepResult[]) {
    for (const { test, ms, reached = [], atImport = [], failure } of results) {
      for (const id of atImport) this.#atImport.add(id)
      if (failure !== undefined) continue
      const ofFile = new Map<string, number>()
      for (const id of reached) ofFile.set(fileOf(id), (ofFile.get(fileOf(id)) ?? 0) + 1)
      this.#tests.push({ test, ms, reached: new Set(reached), ofFile })
    }
  }

  has(mutant: string): boolean {
    return this.#atImport.has(mutant) || this.#tests.some(({ reached }) => reached.has(mutant))
  }

  /** The steps that try a mutant: of the `limit` files of tests that are most about its file for each way to import, the quickest first. */
  stepsFor(mutant: string, limit: number): { shared: Step[]; fresh: Step[] } {
    const file = fileOf(mutant)
    const share = ({ ofFile, reached }: ReachingTest) => (ofFile.get(file) ?? 0) / reached.size
    const about = this.#tests.filter(({ ofFile }) => ofFile.has(file)).sort((a, b) => share(b) - share(a))
    const reaching = about.filter(({ reached }) => reached.has(mutant))
    const isStatic = this.#atImport.has(mutant)
    const ofSchema = isStatic
      ? this.#tests.filter(({ test }) => /\/(schema|auth-scopes)\.test\.ts$/.test(test))
      : []
    const steps = (tests: readonly ReachingTest[], isFresh: boolean) =>
      [...new Set(tests)]
        .slice(0, limit)
        .sort((a, b) => a.ms - b.ms)
        .map(({ test }) => ({ test, mutant, isFresh }))
    return {
      shared: steps(reaching, false),
      fresh: isStatic ? steps([...ofSchema, ...about], true) : [],
    }
  }
}

export function fileOf(mutant: string): string {
  return mutant.slice(0, mutant.lastIndexOf(':'))
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** So many of a list, chosen by the seed. */
export function sampleOf<T>(list: readonly T[], count: number, seed: number): T[] {
  const random = randomNumbers(seed)
  return list
    .map((one) => ({ one, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ one }) => one)
}
