import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteInput } from '#server/config/site.ts'
import { crawl, type Found } from '#tests/support/content/crawl.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import { RequestPasswordReset } from '#tests/support/people/account-operations.ts'
import { signedInAt } from '#tests/support/people/command-line-accounts.ts'
import { builtPublicPaths } from '#tests/support/server/built-pages.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

// What a real institute without content, and one before its set-up, does not link, index or invent, in both languages.

const site: SiteInput = {
  name: 'Quizzaplex Tuition House',
  shortName: 'Quizzaplex',
  tagline: 'Zyxwine lessons, quovadic tests.',
  description: 'Quizzaplex Tuition House in Zzyzxpur.',
  establishedYear: 1971,
  phones: ['021-777777'],
  email: 'desk@quizzaplex.example',
  address: 'Zzyzxpur 9, Koshi',
  officeHours: 'Sunday to Friday, 10:00 AM - 4:00 PM',
}
const settings = { DEMO: 'off' }
const password = 'a long quizzaplex password'

let folder: string
let mailServer: MailReceiver
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-empty-'))
  mailServer = await mailReceiver()
})
afterAll(async () => {
  await mailServer.close()
  await removeFolder(folder)
})

/** In both languages. */
const inBoth = (pages: readonly string[]) =>
  pages.flatMap((page) => [page, page === '/' ? '/ne' : `/ne${page}`])
const linksOf = ({ source }: Found) =>
  Array.from(source.matchAll(/<a [^>]*href="(\/[^"?#]*)/g), ([, to]) => to ?? '')
const isNepali = (path: string) => /^\/ne(\/|$)/.test(path)
const isNoIndex = ({ source }: Found) => source.includes('<meta name="robots" content="noindex"')

async function emptyPagesOf({ url }: RunningServer): Promise<string[]> {
  const { data } = await apiClient(url).send('{ content { emptyPages } }')
  return (data as { content: { emptyPages: string[] } }).content.emptyPages
}

describe('a page without content', () => {
  let server: RunningServer
  let found: Found[]
  let empty: string[]
  beforeAll(async () => {
    const config = join(folder, 'site.json')
    await writeFile(config, JSON.stringify(site))
    server = await startBuiltServer({ ...settings, DATA_DIR: join(folder, 'empty'), SITE_CONFIG: config })
    empty = await emptyPagesOf(server)
    found = await crawl(apiClient(server.url), [...inBoth(await builtPublicPaths()), '/sitemap.xml'])
  }, 500_000)
  afterAll(() => server.stop(), 100_000)

  test('is each that shows records or content', () => {
    expect(empty).toEqual(
      expect.arrayContaining([
        ...['/news', '/results', '/videos', '/courses', '/materials', '/online-form', '/online-class'],
        ...['/overview', '/mission', '/faculty', '/infrastructure', '/testimonials', '/achievements'],
      ]),
    )
    expect(empty).not.toContain('/contact')
  })

  test('is linked from no page', () => {
    const hidden = new Set(inBoth(empty))
    const toHidden = found
      .filter(({ type }) => type === 'text/html')
      .flatMap((page) => {
        // The same page in the other language.
        const twin = isNepali(page.path) ? page.path.slice(3) : `/ne${page.path}`
        return linksOf(page).flatMap((to) => (hidden.has(to) && to !== twin ? `${page.path} → ${to}` : []))
      })
    expect(toHidden).toEqual([])
  })

  test('is in no index, and says a friendly sentence', () => {
    // Students alone open it.
    for (const path of inBoth(empty.filter((page) => page !== '/materials'))) {
      const page = found.find((one) => one.path === path)
      expect(page && isNoIndex(page), path).toBe(true)
      if (isNepali(path)) continue
      expect(page?.text, path).toMatch(
        /has not published anything on this page|appear here as soon as|it stands here and on the home page|no form to fill in online|No recorded live streams available/,
      )
    }
    const sitemap = found.find(({ path }) => path === '/sitemap.xml')?.source ?? ''
    for (const path of inBoth(empty)) expect(sitemap).not.toContain(`${path}</loc>`)
  })
})

describe('before the set-up', () => {
  let bare: RunningServer
  beforeAll(async () => {
    bare = await startBuiltServer({ ...settings, DATA_DIR: join(folder, 'bare'), SMTP_URL: mailServer.url })
  }, 200_000)
  afterAll(() => bare.stop(), 100_000)

  /** Phones, addresses and years that nobody entered, and offers with nothing behind them. */
  const invented =
    /\.invalid\b|"telephone"|streetAddress|foundingDate|href="(tel|mailto):|>0<|Book Free Counseling|Chat with us|Since \d{4}|Sunday to Friday/

  const inventedIn = (found: readonly Found[]) =>
    found.flatMap(({ path, source }) => {
      const [said] = invented.exec(source) ?? []
      return said ? [`${path}: ${said}`] : []
    })

  test('visitors find nothing invented, and nothing for search engines', { timeout: 300_000 }, async () => {
    const found = await crawl(apiClient(bare.url), [
      ...inBoth(await builtPublicPaths()),
      '/news/feed.xml',
      '/site.webmanifest',
      '/auth',
    ])
    expect(inventedIn(found)).toEqual([])
    const indexed = found.filter((page) => page.type === 'text/html' && !isNoIndex(page))
    expect(indexed.map(({ path }) => path).filter((path) => path !== '/sandbox')).toEqual([])
  })

  test('neither do students', { timeout: 300_000 }, async () => {
    const student = await signedInAt(bare, { email: 'student@bare.example', role: 'student', password })
    expect(inventedIn(await crawl(student, ['/student', '/payment', '/student/links', '/account']))).toEqual(
      [],
    )
  })

  test('nor readers of a mail', { timeout: 60_000 }, async () => {
    await signedInAt(bare, { email: 'mail@bare.example', role: 'student', password })
    await apiClient(bare.url).run(RequestPasswordReset, { email: 'mail@bare.example' })
    const [mail] = await mailServer.mailsTo('mail@bare.example')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/\.invalid|undefined|·/)
    expect(mail?.from.address).toMatch(/^no-reply@/)
  })
})
