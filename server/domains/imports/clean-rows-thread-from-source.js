import { tsImport } from 'tsx/esm/api'

// See start-thread.ts.
await tsImport('./clean-rows-thread.ts', import.meta.url)
