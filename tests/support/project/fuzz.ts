import fc from 'fast-check'

/** The same cases at every run, so that a test which passed passes; a long run looks for others. */
const SEED = 20_261_121
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
    : { seed: SEED, numRuns: RUNS },
)

/** fast-check with our settings: every test takes it from here. A failure says its seed, path and smallest case. */
export default fc
