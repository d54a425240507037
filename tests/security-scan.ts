/**
 * Attacks the built server with wapiti and sqlmap, as far as they are installed: `npm run scan`. Ends with 1 when one of them
 * finds a weakness that nobody has explained, or when the server has died. Bounded in time; asks this machine only.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { removeFolder } from './support/files/remove-folder.ts'
import { startBuiltServer } from './support/server/built-server.ts'

/** Without modules that ask a service of wapiti's own (ssrf, xxe) or look for other people's programs. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,sql,xss'

/** Findings that are none: what wapiti says, and why. */
const explained: Readonly<Record<string, string>> = {
  'X-XSS-Protection is not set':
    'obsolete: browsers have removed it, and the content security policy does its work',
  'Strict-Transport-Security is not set': 'the scan speaks http to this machine; https answers have it',
}

const finding = z.object({ info: z.string(), path: z.string(), method: z.string() })
const report = z.object({
  vulnerabilities: z.record(z.string(), z.array(finding)),
  anomalies: z.record(z.string(), z.array(finding)),
})

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** @returns what a program printed; undefined when it is not installed. */
function run(program: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 240_000 })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    child.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    )
    child.once('close', () => resolve(printed))
  })
}

/**
 * Gives each request an address of its own, or the limit of failed look-ups would answer, late, instead of the pages. Asks for
 * uncompressed pages: wapiti claims to read brotli where it cannot, and then finds no link.
 */
async function startProxy(target: string): Promise<Server> {
  let asked = 0
  const proxy = createServer((incoming, outgoing) => {
    asked += 1
    const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
    const headers = { ...incoming.headers, 'x-forwarded-for': address, 'accept-encoding': 'identity' }
    const forwarded = ask(target, { path: incoming.url, method: incoming.method, headers })
    forwarded.once('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.once('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  return proxy
}

/** Fewer pages and forms than the site links to say that the crawl failed, not that all is well. */
const FEWEST_PAGES = 50

/** Crawls the site and attacks every form and parameter. @returns weaknesses. */
async function wapiti(url: string, folder: string): Promise<string[] | undefined> {
  const file = join(folder, 'wapiti.json')
  const limits = ['--max-scan-time', '60', '--max-attack-time', '10', '--max-links-per-page', '40', '-d', '2']
  const printed = await run('wapiti', [
    ...['-u', `${url}/`, '--scope', 'folder', '-m', MODULES, '--store-session', folder],
    ...['-f', 'json', '-o', file, '--flush-session', '--no-bugreport', ...limits],
  ])
  if (printed === undefined) return undefined
  const written = await readFile(file, 'utf8').catch(() => undefined)
  if (written === undefined) throw new Error(`wapiti wrote no report. It printed:\n${printed}`)
  const pages = Number(/found (\d+) URLs and forms/.exec(printed)?.[1] ?? 0)
  if (pages < FEWEST_PAGES) throw new Error(`wapiti found ${pages} pages and forms. It printed:\n${printed}`)
  const { vulnerabilities, anomalies } = report.parse(JSON.parse(written))
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !(info in explained))
      .map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
  )
}

const lookUp = {
  query:
    'query ($examId: ID!, $candidateId: String!) { examResult(examId: $examId, candidateId: $candidateId) { percentage } }',
  variables: { examId: 'CEE-MODEL-08*', candidateId: '081001*' },
}

/** Tries SQL in the parameters of a look-up, by the API and by the page. @returns weaknesses. */
async function sqlmap(url: string, folder: string): Promise<string[] | undefined> {
  const common = [
    '--batch',
    '--flush-session',
    '--disable-coloring',
    '--skip-waf',
    '--technique=BEU',
    '--threads=4',
  ]
  const ignore = ['--ignore-code', '400,429,503', '--output-dir', folder]
  const attacks = [
    ['-u', `${url}/graphql`, '--data', JSON.stringify(lookUp), '-H', 'content-type: application/json'],
    ['-u', `${url}/results?exam=CEE-MODEL-08&candidate=081001`],
  ]
  const weaknesses: string[] = []
  for (const attack of attacks) {
    const printed = await run('sqlmap', [...attack, ...common, ...ignore])
    if (printed === undefined) return undefined
    const tested = printed.includes('all tested parameters do not appear to be injectable')
    if (!tested) weaknesses.push(`sqlmap, ${attack[1]}:\n${printed.slice(-2_000)}`)
  }
  return weaknesses
}

const folder = await mkdtemp(join(tmpdir(), 'pravesh-scan-'))
const server = await startBuiltServer({ LOG_LEVEL: 'warn', TRUST_PROXY: 'on' })
const proxy = await startProxy(server.url)
const url = `http://localhost:${(proxy.address() as AddressInfo).port}`
try {
  for (const [name, scan] of Object.entries({ wapiti, sqlmap })) {
    const weaknesses = await scan(url, folder)
    if (weaknesses === undefined) {
      say(`${name} is not installed, so it checked nothing.`)
      continue
    }
    say(`${name}: ${weaknesses.length} weaknesses`)
    for (const weakness of weaknesses) say(`  ${weakness}`)
    if (weaknesses.length > 0) process.exitCode = 1
  }
  const { ok } = await fetch(`${server.url}/readyz`)
  if (!ok) throw new Error('The server is not ready after the scan.')
} finally {
  proxy.close()
  proxy.closeAllConnections()
  await server.stop()
  await removeFolder(folder)
}
