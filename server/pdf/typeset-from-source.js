import { tsImport } from 'tsx/esm/api'

// A thread does not inherit what lets its starter load TypeScript: not from tsx on Node 20, and not from Vitest.
await tsImport('./typeset-thread.ts', import.meta.url)
