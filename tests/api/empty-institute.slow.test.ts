import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import nepaliHints from '#client/locales/ne/content/fields.json' with { type: 'json' }
import type { SiteInput } from '#server/config/site.ts'
import { collections } from '#server/content/declarations/index.ts'
import { crawl, type Found } from '#tests/support/content/crawl.ts'
import { demoFacts, demoWords } from '#tests/support/content/demo-words.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import { ChangePassword, RequestPasswordReset, SignUp } from '#tests/support/people/account-operations.ts'
import { manageUsers, signedInAt } from '#tests/support/people/command-line-accounts.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { builtPublicPaths } from '#tests/support/server/built-pages.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

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
