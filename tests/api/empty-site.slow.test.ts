import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import nepaliHints from '#client/locales/ne/content/fields.json' with { type: 'json' }
import { demoSite } from '#server/config/demo-site.ts'
import type { SiteInput } from '#server/config/site.ts'
import { collections } from '#server/content/declarations/index.ts'
import { crawl, type Found } from '#tests/support/content/crawl.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import { ChangePassword, RequestPasswordReset, SignUp } from '#tests/support/people/account-operations.ts'
import { manageUsers, signedInAt } from '#tests/support/people/command-line-accounts.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { builtPublicPaths } from '#tests/support/server/built-pages.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

/** What the demo institute says, and what would be compiled into the client beside a page. */
const modules = import.meta.glob(
  [
    '/prisma/demo-content/**/*.ts',
    // Holds the declarations as well, whose words staff see.
    '!/prisma/demo-content/index.ts',
    '/prisma/demo-notices.ts',
    '/client/pages/**/content.ts',
    '/client/features/courses/course{s,s-*,-groups}.ts',
  ],
  { eager: true },
)

/** Shorter ones are words of the language. */
const SHORTEST = 13

/** Headings of the specification's pages, and common words of others, that the demo's texts use as well. */
const productWords = new Set([
  'Study Materials',
  'Video Lectures',
  'Question Bank',
  'Previous Papers',
  'Administrative Team',
  'Teaching Faculty',
  'Success Stories',
  'Practice questions',
  'results are out',
])

/** Every sentence, name and figure of the demo institute, with the file it stands in. */
function demoWords(): Map<string, string> {
  const words = new Map<string, string>()
  for (const [file, module] of Object.entries({ ...modules, 'demo-site.ts': demoSite })) {
    for (const text of textsIn(module)) {
      for (const part of [text, ...text.split(/(?<=[.!?:;])\s+|\n+/)]) {
        const word = part.replace(/\s+/g, ' ').trim()
        if (word.length >= SHORTEST && !productWords.has(word)) words.set(word, file)
      }
    }
  }
  return words
}

/** Its name, its place and figures that it claims: in no text of another institute, whatever stands around them. */
const demoFacts =
  /himshikhar|bagbazar|(?<!asia\/)kathmandu|\b01-5970124\b|\b98000001\d\d\b|\b1996\b|\b206\b|\b229\b|10,000\+/i

/** An object as it is written, or a module: nothing of a library. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return [Object.prototype, null].includes(Object.getPrototypeOf(value))
}

function* textsIn(value: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string') {
    // Not the keys, addresses and drawings.
    if (!/^[a-z0-9]+([-_][a-z0-9]+)+$|^\S+$|^[\s.#+o]+$/.test(value)) yield value
  } else if ((Array.isArray(value) || isPlain(value)) && !seen.has(value)) {
    seen.add(value)
    for (const part of Object.values(value)) yield* textsIn(part, seen)
  }
}

// A real institute that has published nothing yet: nothing of the demo institute is shown to anybody, or sent to anybody's
// browser.

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
const password = 'a long quizzaplex password'
const signedIn = (email: string, role: 'student' | 'admin') => signedInAt(server, { email, role, password })
const studentPages = [
  ...['/student', '/portal', '/materials', '/student/materials', '/schedule', '/student/schedule'],
  ...['/assignments', '/papers', '/question-bank', '/syllabus', '/payment', '/student/notices'],
  ...['/student/results', '/student/videos', '/student/courses', '/student/links', '/account'],
]
const files = [
  '/news/feed.xml',
  '/sitemap.xml',
  '/site.webmanifest',
  '/robots.txt',
  '/sandbox',
  '/no-such-page',
]
const words = demoWords()

let folder: string
let mailServer: MailReceiver
let server: RunningServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-empty-'))
  mailServer = await mailReceiver()
  const config = join(folder, 'site.json')
  await writeFile(config, JSON.stringify(site))
  server = await startBuiltServer({
    DATA_DIR: join(folder, 'data'),
    DEMO: 'off',
    SITE_CONFIG: config,
    SMTP_URL: mailServer.url,
    CLIENT_BUDGET: '0',
  })
}, 200_000)
afterAll(async () => {
  await server.stop()
  await mailServer.close()
  await removeFolder(folder)
}, 100_000)

/** The forms for content have examples in their hints, in both languages. */
const hints = JSON.stringify([
  ...collections.map(({ label, help, fields }) => ({ label, help, fields })),
  nepaliHints,
])

/** What is found of the demo, by page. */
function demoIn(found: readonly Pick<Found, 'path' | 'source' | 'text'>[]): string[] {
  return found.flatMap(({ path, source, text }) => {
    const [fact] = demoFacts.exec(text) ?? []
    const isForm = /^(?:(?:\/ne)?\/admin\/|content-words\.)/.test(path)
    const said = Array.from(words.keys()).filter(
      (word) => source.includes(word) && !(isForm && hints.includes(word)),
    )
    return [
      ...(fact ? [`${path}: ${fact}`] : []),
      ...said.slice(0, 5).map((word) => `${path}: ${word} (${words.get(word)})`),
      ...(said.length > 5 ? [`${path}: … and ${said.length - 5} more`] : []),
    ]
  })
}

test('the words of the demo are known', () => {
  expect(words.size).toBeGreaterThan(500)
  const [word = ''] = words.keys()
  expect(demoIn([{ path: '/', source: word, text: 'in Bagbazar' }])).toEqual(
    expect.arrayContaining(['/: Bagbazar', `/: ${word} (${words.get(word)})`]),
  )
})

describe('nothing of the demo is found', () => {
  test('by a visitor, on no page, card or feed', { timeout: 300_000 }, async () => {
    const found = await crawl(apiClient(server.url), [...(await builtPublicPaths()), ...files, '/auth'])
    expect(found.filter(({ path }) => path.startsWith('/cards/')).length).toBeGreaterThan(5)
    expect(found.filter(({ text }) => text.includes(site.name)).length).toBeGreaterThan(10)
    expect(demoIn(found)).toEqual([])
  })

  test('by a student, in no page or PDF', { timeout: 300_000 }, async () => {
    const student = await signedIn('student@quizzaplex.example', 'student')
    const found = await crawl(student, studentPages)
    expect(found.find(({ path }) => path === '/portal')?.text).toContain('student@quizzaplex.example')
    expect(demoIn(found)).toEqual([])
  })

  test('by an admin', { timeout: 300_000 }, async () => {
    const admin = await signedIn('admin@quizzaplex.example', 'admin')
    const found = await crawl(admin, ['/admin', '/account'])
    expect(found.filter(({ path }) => path.startsWith('/admin')).length).toBeGreaterThan(5)
    expect(demoIn(found)).toEqual([])
  })

  test('in a mail', { timeout: 60_000 }, async () => {
    const visitor = apiClient(server.url)
    const email = 'nima@example.com'
    const student = await signedIn(email, 'student')
    await visitor.run(SignUp, { email: 'bina@example.com', password })
    await visitor.run(SignUp, { email, password })
    await visitor.run(RequestPasswordReset, { email })
    await student.run(ChangePassword, { currentPassword: password, newPassword: `${password} 2` })
    await mailServer.mailsTo(email, 3)
    manageUsers(server, ['disable', email])
    await visitor.run(RequestPasswordReset, { email })
    await mailServer.mailsTo(email, 4)
    await mailServer.mailsTo('bina@example.com')
    const mails = mailServer.received.map((mail) => ({
      path: mail.subject,
      source: [mail.subject, mail.from.name, mail.text, mail.html].join('\n'),
      text: [mail.subject, mail.from.name, mail.text].join('\n'),
    }))
    expect(mails.every(({ text }) => text.includes('Quizzaplex'))).toBe(true)
    expect(demoIn(mails)).toEqual([])
  })

  test('in the JavaScript and styles that every browser is sent', async () => {
    const assets = join(projectRoot, 'dist/client/assets')
    const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name))
    expect(names.length).toBeGreaterThan(10)
    const read = async (path: string) => {
      const source = await readFile(join(assets, path), 'utf8')
      // Figures are numbers of a program there.
      return { path, source, text: source.replace(/\d+/g, '') }
    }
    expect(demoIn(await Promise.all(names.map(read)))).toEqual([])
  })
})
