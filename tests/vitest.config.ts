import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { projectRoot } from './support/project/paths.ts'
import { fileReporter } from './support/project/vitest-reporter.ts'
import { EMBEDDED_ONLY, ON_BOTH } from './tiers.ts'

/** A folder of tests/ as a project; every one fails a test that writes to the console. */
function project(
  name: string,
  include: string[],
  more: NonNullable<TestProjectInlineConfiguration['test']> = {},
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      ...more,
      name,
      include,
      setupFiles: ['tests/support/project/no-console.ts', ...(more.setupFiles ?? [])],
    },
  }
}

/** API tests on the embedded database; with TEST_DATABASE_URL on that server, and some on both. With TEST_BOTH all on both. */
function apiProjects(): TestProjectInlineConfiguration[] {
  const files = 'tests/api/**/*.test.ts'
  // Some start a server, a database or a command of their own: seconds of work, on a busy machine many.
  const options = { setupFiles: ['tests/support/project/first-failed-case.ts'], testTimeout: 180_000 }
  if (!process.env.TEST_DATABASE_URL) return [project('api', [files], options)]
  return [
    project('api', [files], { ...options, exclude: EMBEDDED_ONLY }),
    project('api-embedded', process.env.TEST_BOTH ? [files] : [...EMBEDDED_ONLY, ...ON_BOTH], {
      ...options,
      env: { TEST_DATABASE_URL: '' },
    }),
  ]
}

export default defineConfig({
  root: projectRoot,
  plugins: [react()],
  // Node gives everybody graphql's CommonJS build; Vite would give our code the other one, and a schema of the one
  // is "from another realm" to the other.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: resolve(projectRoot, 'node_modules/graphql/index.js') }],
  },
  test: {
    reporters: ['default', fileReporter],
    // A database in WebAssembly per file is heavy: more workers than cores, or than four, only slow each other down.
    maxWorkers: Math.min(4, availableParallelism()),
    // V8's quick compiler only: half the time to open a database in WebAssembly, of which each one sees few statements. Node 20
    // can also be told to optimise functions later: few of them run long enough to be worth it.
    execArgv: [
      '--liftoff-only',
      ...(process.version.startsWith('v20.') ? ['--interrupt-budget=1000000'] : []),
    ],
    // Files of one worker share the modules, whose import takes longer than most tests; setting the scene is each file's own.
    isolate: false,
    allowOnly: false,
    hookTimeout: 180_000,
    // A busy machine takes longer.
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    projects: [
      // Some start a process, which takes seconds on a busy machine.
      project('unit', ['tests/unit/**/*.test.ts'], { testTimeout: 60_000 }),
      ...apiProjects(),
      project('components', ['tests/components/**/*.test.tsx'], {
        environment: 'happy-dom',
        // Files share a window: a link that is clicked, or a download, would lead it and the files after it elsewhere.
        environmentOptions: {
          happyDOM: {
            settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
          },
        },
        setupFiles: ['tests/support/browser/components.ts'],
        testTimeout: 60_000,
      }),
      // With FUZZ_SECONDS each property goes on for as long.
      project('fuzz', ['tests/fuzz/**/*.test.ts'], {
        testTimeout: 180_000 + 1000 * Number(process.env.FUZZ_SECONDS ?? 0),
      }),
      project('conventions', ['tests/conventions/**/*.test.ts'], { testTimeout: 180_000 }),
    ],
  },
})
