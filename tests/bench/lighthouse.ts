/**
 * Measures every public page of the built site with Lighthouse, as a phone on a slow line, and prints the table:
 * `npm run bench:lighthouse`, with paths only those. Performance depends on the load of the machine; the rest does not.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureChromium } from '#tests/support/browser/chromium.ts'
import { builtPublicPaths, noticePathOn } from '#tests/support/server/built-pages.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { installTool } from '#tools/tool.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const measures = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  weight: 'total-byte-weight',
} as const
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

const print = (line: string) => process.stdout.write(`${line}\n`)

/** All pages, but of the courses and of the notices one each. */
async function everyPath(origin: string): Promise<string[]> {
  return [...(await builtPublicPaths()), '/courses/mbbs', await noticePathOn(origin)]
}

interface Run {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { id: string; score?: number | null; displayValue?: string }>
  }
}
type Launch = (o: { chromePath: string; chromeFlags: string[] }) => Promise<{ port: number; kill(): void }>
type Lighthouse = (
  url: string,
  o: { port: number; onlyCategories: string[]; logLevel: 'error' },
) => Promise<Run | undefined>

const tool = createRequire(join(installTool('lighthouse'), 'package.json'))
const load = (name: string) => import(pathToFileURL(tool.resolve(name)).href)

const lighthouse: Lighthouse = (await load('lighthouse')).default
const { launch }: { launch: Launch } = await load('chrome-launcher')

const asked = process.argv.slice(2)
const server = await startBuiltServer({}, { isOptimized: true })
const paths = asked.length > 0 ? asked : await everyPath(server.url)
const chrome = await launch({
  chromePath: ensureChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
const misses: string[] = []

/** A page with all its scores: now and then Lighthouse loses its trace and has none, which says nothing of the page. */
async function measured(path: string) {
  for (let attempt = 1; ; attempt++) {
    const run = await lighthouse(server.url + path, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (!run) throw new Error(`Lighthouse measured nothing at ${path}`)
    if (attempt === 3 || categories.every((name) => run.lhr.categories[name]?.score != null)) return run
  }
}

try {
  print(['path'.padEnd(24), 'perf', 'a11y', 'best', 'seo ', ...Object.keys(measures)].join('  '))
  for (const path of paths) {
    const run = await measured(path)
    const { lhr } = run
    const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100))
    const values = Object.values(measures).map(
      (id) => lhr.audits[id]?.displayValue?.replace(/^Total size was /, '') ?? '',
    )
    print([path.padEnd(24), ...scores.map((score) => String(score).padEnd(4)), ...values].join('  '))
    categories.forEach((name, index) => {
      if ((scores[index] ?? 0) >= targets[name]) return
      const failed = lhr.categories[name]?.auditRefs
        .map(({ id, weight }) => ({ ...lhr.audits[id], weight }))
        .filter(({ score, weight }) => weight > 0 && typeof score === 'number' && score < 0.9)
        .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim())
      misses.push(`${path}: ${name} ${scores[index]} of ${targets[name]}: ${failed?.join(', ')}`)
    })
  }
} finally {
  chrome.kill()
  await server.stop()
}
print(misses.length === 0 ? '\nEvery page reaches its targets.' : `\nMissed:\n${misses.join('\n')}`)
process.exitCode = misses.length === 0 ? 0 : 1
