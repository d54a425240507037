import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { outputFolder, projectRoot } from './support/project/paths.ts'
import { moreOfRun } from './support/project/vitest-reporter.ts'

// What runs processes, servers and timers is late on a busy machine. A test that needed a second try is listed at the end.
// Not for properties: the second try would have other cases.
const secondTry = { retry: 1 }

/** A folder of tests/ as a project; every one fails a test that writes to the console. */
function project(
  name: string,
  include: string,
  more: NonNullable<TestProjectInlineConfiguration['test']> = {},
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      ...more,
      name,
      include: [include],
      setupFiles: ['tests/support/project/no-console.ts', ...(more.setupFiles ?? [])],
    },
  }
}

/** Bring their own database, or are about requests, files and other services: on a server they would only be the same again. */
const notOfServer = [
  'tests/api/{embedded-postgres-*,s3-file-store.test,user-cli.slow.test,backup-cli.slow.test}.ts',
  'tests/api/{aborted-requests,behind-proxies,documented-commands,interrupted-downloads,proxy-configurations}.slow.test.ts',
  'tests/api/{file-store-faults,path-traversal,s3-outages,videos-quota}.slow.test.ts',
  'tests/api/{empty-institute,pages-without-content,render-failures}.slow.test.ts',
  'tests/api/{multipart,open-redirects,picture-metadata,uploads}.slow.test.ts',
  'tests/api/{brand-color,exposed,findable,load-shedding,logo,look-up-page-template,mail-languages}.slow.test.ts',
  'tests/api/{error-spreadsheets,media-refusals,page-addresses,request-budgets,spreadsheets}.slow.test.ts',
  'tests/api/{setup-in-nepali,slow-transfers,video-pictures}.slow.test.ts',
  'tests/api/{cross-site,forwarded-protocol,open-database,proxy-setting,security-headers}.test.ts',
  'tests/api/{access-log,download-names,nepali-slips,render}.test.ts',
]

export default defineConfig({
  root: projectRoot,
  plugins: [react()],
  // Node gives everybody graphql's CommonJS build; Vite would give our code the other one, and a schema of the one
  // is "from another realm" to the other.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: resolve(projectRoot, 'node_modules/graphql/index.js') }],
  },
  test: {
    reporters: ['default', ['json', { outputFile: resolve(outputFolder, 'vitest.json') }], moreOfRun],
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
    hookTimeout: 120_000,
    // What takes a moment takes many on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    projects: [
      // Some start a process, which takes seconds on a busy machine.
      project('unit', 'tests/unit/**/*.test.ts', { ...secondTry, testTimeout: 20_000 }),
      // Some start a server, a database or a command of their own: seconds of work, on a busy machine many.
      project('api', 'tests/api/**/*.test.ts', {
        ...secondTry,
        setupFiles: ['tests/support/project/first-failed-case.ts'],
        testTimeout: 90_000,
        ...(process.env.TEST_DATABASE_URL && { exclude: notOfServer }),
      }),
      project('components', 'tests/components/**/*.test.tsx', {
        ...secondTry,
        environment: 'happy-dom',
        // Files share a window: a link that is clicked, or a download, would lead it and the files after it elsewhere.
        environmentOptions: {
          happyDOM: {
            settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
          },
        },
        setupFiles: ['tests/support/browser/components.ts'],
        testTimeout: 15_000,
      }),
      // With FUZZ_SECONDS each property goes on for as long.
      project('fuzz', 'tests/fuzz/**/*.test.ts', {
        testTimeout: 90_000 + 1000 * Number(process.env.FUZZ_SECONDS ?? 0),
      }),
      project('conventions', 'tests/conventions/**/*.test.ts', { testTimeout: 60_000 }),
    ],
  },
})
