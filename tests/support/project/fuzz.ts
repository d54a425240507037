import fc from 'fast-check'
import { testSeed } from './seed.ts'

/** The same cases in each run unless TEST_SEED is another; a long run looks for others. */
const RUNS = 100

/** How long each property is tried, with cases of its own; unset, a hundred known ones are. */
export const fuzzSeconds = Number(process.env.FUZZ_SECONDS ?? 0)

fc.configureGlobal(
  fuzzSeconds > 0
    ? {
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: fuzzSeconds * 1000,
        markInterruptAsFailure: false,
      }
    : { seed: testSeed, numRuns: RUNS },
)

/** fast-check with our settings: every test takes it from here. A failure says its seed, path and smallest case. */
export default fc
