import { tsImport } from 'tsx/esm/api'

// See start-thread.ts.
await tsImport('./read-rows-thread.ts', import.meta.url)
