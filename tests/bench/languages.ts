/**
 * Measures how long after the start of a first visit the largest part of a page is painted, in English and in Nepali in
 * turn, on the phone and the slow line of Lighthouse: `npm run bench:languages -- [rounds]`. Machines differ: compare the ratios.
 */
import { chromium } from '@playwright/test'
import { locales, pathIn } from '#shared/locales.ts'
import { ensureChromium } from '#tests/support/browser/chromium.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'

const rounds = Number(process.argv[2] ?? 5)
const WANTED_RATIO = 1.1
const paths = ['/', '/results', '/news', '/courses/mbbs']

/** As Lighthouse slows a phone down in the browser: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const line = {
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const SLOWER = 4
/** A later part may still be larger. */
const SETTLED_MS = 2_000

const server = await startBuiltServer({}, { isOptimized: true })
const browser = await chromium.launch({ executablePath: ensureChromium() })

/** Of a visit with an empty cache. */
async function paintedAfter(path: string): Promise<number> {
  const context = await browser.newContext({ ...phone, baseURL: server.url, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(path, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const print = (cells: readonly string[]) =>
  process.stdout.write(
    `${cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(8))).join('')}\n`,
  )

let missed = false
try {
  print(['path', ...locales.map((locale) => `${locale} ms`), 'ratio'])
  for (const path of paths) {
    const times = locales.map((): number[] => [])
    // The first round fills the server's caches, and is not counted.
    for (let round = 0; round <= rounds; round++)
      for (const [at, locale] of locales.entries()) {
        const took = await paintedAfter(pathIn(locale, path))
        if (round > 0) times[at]?.push(took)
      }
    const [english = Number.NaN, nepali = Number.NaN] = times.map(median)
    missed ||= nepali / english > WANTED_RATIO
    print([path, ...[english, nepali].map((ms) => String(Math.round(ms))), (nepali / english).toFixed(2)])
  }
} finally {
  await browser.close()
  await server.stop()
}
process.exitCode = missed ? 1 : 0
