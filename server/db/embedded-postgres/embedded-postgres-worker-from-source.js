import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// To bring tsx into the thread, as others do (see start-thread.ts), takes as long as to open the database, and tests open it
// hundreds of times: so what the thread runs is bundled once for each state of its sources, which all lie in this folder.

const here = fileURLToPath(new URL('.', import.meta.url))
const generated = fileURLToPath(new URL('../../generated', import.meta.url))

const hash = createHash('sha256')
for (const name of readdirSync(here).sort()) hash.update(`${name}\0`).update(readFileSync(join(here, name)))
const prefix = 'embedded-postgres-worker-'
const name = `${prefix}${hash.digest('hex').slice(0, 16)}.js`
const bundle = join(generated, name)

if (!existsSync(bundle)) {
  // Other processes may write it at the same moment: a rename makes it appear whole.
  const unfinished = mkdtempSync(`${bundle}-`)
  const { build } = await import('vite')
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(here, 'embedded-postgres-worker.ts'),
      outDir: unfinished,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
  renameSync(join(unfinished, name), bundle)
  rmSync(unfinished, { recursive: true })
  const outdated = readdirSync(generated).filter((one) => one.startsWith(prefix) && !one.startsWith(name))
  for (const one of outdated) rmSync(join(generated, one), { recursive: true, force: true })
}
await import(pathToFileURL(bundle).href)
