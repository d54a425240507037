import { tsImport } from 'tsx/esm/api'

// See start-thread.ts.
await tsImport('./typeset-thread.ts', import.meta.url)
