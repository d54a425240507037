/**
 * Asks npm's registry for known vulnerabilities of installed packages: `npm run audit`. Ends with 1 when there is one that
 * nobody has explained, or whose explanation is no longer needed. A mirror of the registry may have no such list; that is
 * then said, and proves nothing.
 */
import { execFile } from 'node:child_process'
import { resolve as absolute } from 'node:path'
import { z } from 'zod'
import { packageFolders, projectRoot } from './support/project/paths.ts'

/** Known, and why we are not in danger. The end of the advisory's address. */
const explained: Readonly<Record<string, string>> = {
  'GHSA-wm7h-9275-46v2':
    'dicer stops at a wrong form: only in s3rver, the S3 peer of the tests, which we alone talk to',
}

const advisory = z.object({ url: z.url(), title: z.string(), severity: z.string() })
const answer = z.union([
  z.object({
    vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
  }),
  z.object({ message: z.string(), error: z.object({}) }),
])

function audit(folder: string): Promise<z.infer<typeof answer>> {
  return new Promise((resolve, reject) => {
    // It also ends with 1 when it has found something: what it printed counts.
    const cwd = absolute(projectRoot, folder)
    execFile('npm', ['audit', '--json'], { cwd, maxBuffer: 50_000_000 }, (error, stdout) => {
      if (stdout === '') reject(error)
      else resolve(answer.parse(JSON.parse(stdout)))
    })
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const advisories = new Map<string, z.infer<typeof advisory> & { name: string }>()
let answered = true
for (const folder of packageFolders) {
  const found = await audit(folder)
  if ('error' in found) {
    say(`The registry does not tell of vulnerabilities, so nothing was checked: ${found.message}`)
    answered = false
    break
  }
  for (const [name, { via }] of Object.entries(found.vulnerabilities)) {
    for (const one of via) {
      if (typeof one !== 'string')
        advisories.set(one.url.slice(one.url.lastIndexOf('/') + 1), { name, ...one })
    }
  }
}
if (answered) {
  for (const [id, { name, title, severity, url }] of advisories) {
    say(`${severity}: ${name}: ${title} (${url})${id in explained ? `\n  ${explained[id]}` : ''}`)
  }
  const unexplained = [...advisories.keys()].filter((id) => !(id in explained))
  const idle = Object.keys(explained).filter((id) => !advisories.has(id))
  for (const id of idle) say(`${id} is explained in tests/audit.ts and not there any more.`)
  say(`${advisories.size} known, ${unexplained.length} not explained`)
  process.exitCode = unexplained.length + idle.length === 0 ? 0 : 1
}
