import { sourceFiles } from '#tests/support/project/source-files.ts'

/** Read by no server: by the tests, the benches and the tools around them. */
const ofTools = ['TEST_DATABASE_URL', 'FUZZ_SECONDS', 'CHROMIUM_PATH', 'CI_SHARD']

/** Environment variables that the server reads, and a few of its tools. */
export const knownSettings: ReadonlySet<string> = new Set([
  ...sourceFiles()
    .filter(({ path }) => /^server\/config\/(env|\w+-settings)\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)),
  ...ofTools,
])
