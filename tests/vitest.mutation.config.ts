import { defineConfig } from 'vitest/config'
import shared from './vitest.config.ts'

/** Unit and API tests on threads, which take no options of V8, for `npm run mutate`. */
export default defineConfig({
  ...shared,
  test: { ...shared.test, execArgv: [], projects: (shared.test?.projects ?? []).slice(0, 2) },
})
