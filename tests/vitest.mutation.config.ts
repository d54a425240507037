import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { mutantsOf, withSwitches } from './mutation/mutants.ts'
import { isMutated } from './mutation/plan.ts'
import { projectRoot } from './support/project/paths.ts'
import shared from './vitest.config.ts'

const { projects: _, reporters: __, ...test } = shared.test ?? {}

/** Runs the steps of a plan one after the other in one process. MUTATION_PLAN is their folder. */
export default defineConfig({
  ...shared,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load(id) {
        const path = relative(projectRoot, id)
        if (!isMutated(path)) return undefined
        const text = readFileSync(id, 'utf8')
        return withSwitches(text, mutantsOf(path, text))
      },
    },
  ],
  test: {
    ...test,
    dir: process.env.MUTATION_PLAN ?? '',
    include: ['*.test.ts'],
    setupFiles: [
      'tests/mutation/switch.ts',
      'tests/mutation/replace-metrics.ts',
      'tests/support/project/no-console.ts',
    ].map((file) => resolve(projectRoot, file)),
    reporters: ['default'],
    maxWorkers: 1,
    fileParallelism: false,
    sequence: {
      sequencer: class {
        shard<T>(files: T[]) {
          return files
        }
        sort<T extends { moduleId: string }>(files: T[]) {
          return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
        }
      } as never,
    },
    // The longest of the projects: a test must not fail because all modules are imported anew.
    testTimeout: 90_000,
    teardownTimeout: 5000,
  },
})
