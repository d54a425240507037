import { tsImport } from 'tsx/esm/api'

// See clean-rows-from-source.js.
await tsImport('./spreadsheet-thread.ts', import.meta.url)
