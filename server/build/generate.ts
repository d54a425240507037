import { parseArgs } from 'node:util'
import { ensureGenerated, steps } from './generated-files.ts'

// `npm run generate` writes the generated files whose sources have changed; `-- --force` writes all of them.

const { values } = parseArgs({ options: { force: { type: 'boolean' } } })
for (const step of Object.values(steps)) await ensureGenerated(step, values)
