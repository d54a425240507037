/** Of all generated cases and random moments. tests/run.ts sets it: fixed in CI, random at night. */
export const testSeed = Number(process.env.TEST_SEED ?? 20_261_121)
