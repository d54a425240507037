import { tsImport } from 'tsx/esm/api'

// See start-thread.ts.
await tsImport('./spreadsheet-thread.ts', import.meta.url)
