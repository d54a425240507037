import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { demoContent } from '#prisma/demo-content/index.ts'
import { DEMO_CANDIDATE } from '#prisma/demo-content/student-area/assignments.ts'
import { seedContent, withPictures } from '#prisma/seed-content.ts'
import { demoSite } from '#server/config/demo-site.ts'
import { type SiteInput, standInSite } from '#server/config/site.ts'
import type { Collection } from '#server/content/collection.ts'
import { ContentStore } from '#server/content/content-store.ts'
import { courseGroups, courses } from '#server/content/declarations/courses.ts'
import { collections } from '#server/content/declarations/index.ts'
import { identity } from '#server/content/declarations/settings.ts'
import { studyMaterials } from '#server/content/declarations/student-area.ts'
import type { Field } from '#server/content/field.ts'
import { DataVersion } from '#server/db/data-version.ts'
import nepaliHints from '#shared/content-ne.json' with { type: 'json' }
import { graphql } from '#tests/gql/gql.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { ContentItems, SaveContent, SetContentHidden } from '#tests/support/content/content-operations.ts'
import { pdf, putUp } from '#tests/support/content/notices.ts'
import { contentPages, fillContent, sampleContent } from '#tests/support/content/sample-content.ts'
import { drawing, uploaded } from '#tests/support/files/media.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type ApiClient, apiClient } from '#tests/support/http/api-client.ts'
import { ChangePassword, RequestPasswordReset, SignUp } from '#tests/support/people/account-operations.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { Withdraw } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { builtPublicPaths } from '#tests/support/server/built-pages.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'
import { quickStart } from '#tests/support/server/quick-start.ts'

// A site without some or any of its content: no page has an empty part, nothing leads to an empty page, and nobody is shown
// records or facts that the institute has not entered.

let app: TestApp
beforeAll(async () => {
  app = await testApp({ settings: { DEMO: 'off' }, site: standInSite(), renderer: sourceRenderer() })
})
afterAll(() => app.close())

async function clear(): Promise<void> {
  await app.db.prisma.contentItem.deleteMany()
  await app.db.prisma.notice.deleteMany()
  await app.db.prisma.examResultFile.deleteMany()
}

async function save(
  collection: string,
  data: Record<string, unknown>,
  item: { id?: string; version: number } = { version: 0 },
): Promise<string> {
  const variables = { collection, data, publication: 'NOW' as const, ...item }
  const { saveContent } = await app.as('ADMIN').run(SaveContent, variables)
  if (saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saveContent))
  return saveContent.id
}

/** The institute's name and its ways of contact. */
const setUp = () => save('identity', sampleContent(identity.fields, { text: 'Words' }))

/** A page as a visitor gets it. Fails where a heading, list, paragraph or section of it has nothing in it. */
async function complete(path: string): Promise<string> {
  const answer = await app.as('VISITOR').fetch(path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const main = mainIn(html)
  expect(main.replace(/<[^>]*>/g, ' ')).not.toMatch(/\b(undefined|null|NaN)\b/)
  const window = new Window()
  window.document.body.innerHTML = main
  const { body } = window.document
  expect(body.querySelectorAll('h1')).toHaveLength(1)
  const textless = Array.from(
    body.querySelectorAll('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dt, dd, li, [role=tablist]'),
  ).filter(
    ({ tagName, textContent, firstElementChild }) =>
      // An item may be a drawing.
      textContent.trim() === '' && !(/^(DT|DD|LI)$/.test(tagName) && firstElementChild),
  )
  const onlyTitled = Array.from(body.querySelectorAll('section')).filter(
    (section) =>
      !section.querySelector('iframe') &&
      section.textContent.trim() === section.querySelector('h2, h3')?.textContent.trim(),
  )
  const found = [...textless, ...onlyTitled].map(({ outerHTML }) => outerHTML.slice(0, 300))
  await window.happyDOM.close()
  expect(found, path).toEqual([])
  return html
}
const mainIn = (html: string) => /<main[^>]*>.*<\/main>/s.exec(html)?.[0] ?? ''

describe('without any content', () => {
  beforeAll(clear)

  test.each(['/', ...contentPages])('%s has no empty part', async (page) => {
    await complete(page)
  })
})

describe('without one thing', () => {
  const pages = ['/', ...contentPages]
  const ofPages = collections.filter(
    ({ page, isSetting }) => pages.includes(page) && !(page === '/' && isSetting),
  )
  let references: Record<string, string>
  beforeAll(async () => {
    await clear()
    await fillContent(app.as('ADMIN'), 'Words')
    const items = await app.db.prisma.contentItem.findMany()
    references = Object.fromEntries(items.map(({ collection, id }) => [collection, id]))
  })

  const itemsOf = async (collection: string) =>
    (await app.as('ADMIN').run(ContentItems, { collection })).contentItems

  test.each(ofPages.map((one) => [one.page, one.label, one] as const))(
    '%s has no empty part: %s',
    async (page, _label, { key }) => {
      const ids = (await itemsOf(key)).map(({ id }) => id)
      const setHidden = (isHidden: boolean) => app.as('ADMIN').run(SetContentHidden, { ids, isHidden })
      await setHidden(true)
      onTestFinished(async () => void (await setHidden(false)))
      await complete(page)
    },
  )

  test.each(optionalFields(ofPages))(
    '%s has no empty part: %s, %s',
    async (page, _collection, _label, collection, name) => {
      const full = sampleContent(collection.fields, { text: 'Words', references })
      const change = async (data: Record<string, unknown>) => {
        const [item] = await itemsOf(collection.key)
        const { version = 0 } = item ?? {}
        await save(collection.key, data, { version, ...(!collection.single && item && { id: item.id }) })
      }
      await change({ ...full, [name]: collection.fields[name]?.empty })
      onTestFinished(() => change(full))
      await complete(page)
    },
  )

  function optionalFields(declared: readonly Collection[]) {
    return declared.flatMap((collection) =>
      Object.entries(collection.fields).flatMap(([name, { required, label }]) =>
        required ? [] : [[collection.page, collection.label, label, collection, name] as const],
      ),
    )
  }
})

// The texts of the demo are as long as those of an institute.
describe.each(['/', '/overview', '/infrastructure', '/achievements'])('%s', (page) => {
  const contents = demoContent
    .filter(({ collection }) => collection.page === page && !collection.isSetting)
    .map(({ collection, items }) => ({
      collection,
      items: items.map((item) => withPictures(collection.fields, item, new Map())),
    }))
  beforeEach(async () => {
    await clear()
    await setUp()
  })

  /** A page whose content is missing says so, and is in no index. */
  async function contentOf(path: string): Promise<string> {
    const html = await complete(path)
    const main = mainIn(html)
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(main.includes('Nothing here yet'))
    return main
  }

  test('without content says so, or leaves the sections out', async () => {
    const main = await contentOf(page)
    expect(main.includes('Nothing here yet')).toBe(page !== '/')
    expect(main).not.toContain('Why Choose Us')
  })

  test('with one collection of several, or with nothing optional', async () => {
    for (const { collection, items } of contents) {
      await clear()
      await setUp()
      const optional = Object.entries(collection.fields).filter(
        ([, { kind, required }]) => kind === 'ROWS' || kind === 'TEXTS' || !required,
      )
      const empty = Object.fromEntries(optional.map(([name, field]) => [name, field.empty]))
      await save(collection.key, { ...items[0], ...empty })
      await contentOf(page)
    }
  })

  test('with lists as long as they can be', async () => {
    for (const { collection, items } of contents) {
      const long = Object.entries(collection.fields).flatMap(([name, field]) => {
        const value = items[0]?.[name]
        return Array.isArray(value) && value.length > 0 ? [[name, repeated(value, field)]] : []
      })
      await save(collection.key, { ...items[0], ...Object.fromEntries(long) })
    }
    expect(await contentOf(page)).toMatch(/<h2\b/)
  })

  /** Entries up to the most that a list can have, each with a name of its own. */
  function repeated(values: readonly unknown[], { fields, maxLength }: Field): unknown[] {
    const [name = ''] = Object.entries(fields ?? {}).find(([, { kind }]) => kind === 'TEXT') ?? []
    return Array.from({ length: maxLength ?? 0 }, (_, index) => {
      const value = values[index % values.length]
      return typeof value === 'string'
        ? `${value} ${index}`
        : { ...(value as object), [name]: `Name ${index}` }
    })
  }
})

describe('a page on which nothing is published is neither linked nor indexed, until something is', () => {
  beforeEach(clear)

  const textOf = async (path: string) => (await app.as('VISITOR').fetch(path)).text()

  /** Whether the site leads to a page, and search engines may keep it. */
  async function stateOf(page: string): Promise<'linked' | 'hidden'> {
    const [own, home, legal, sitemap] = await Promise.all(
      [page, '/', '/privacy-policy', '/sitemap.xml'].map(textOf),
    )
    const states = {
      home: home?.includes(`href="${page}"`),
      legal: legal?.includes(`href="${page}"`),
      sitemap: sitemap?.includes(`${page}</loc>`),
      indexed: !own?.includes('<meta name="robots" content="noindex"'),
    }
    const isLinked = states.home === true
    expect(states, page).toEqual({ home: isLinked, legal: isLinked, sitemap: isLinked, indexed: isLinked })
    return isLinked ? 'linked' : 'hidden'
  }

  const aResult = (input: { releaseAt?: string; announced?: boolean } = {}) =>
    scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'A' }]), {
      ...{ examTitle: 'Exam A', examDate: '2026-11-11', ...input },
    })

  test('news are linked while there is a notice', async () => {
    await setUp()
    expect(await stateOf('/news')).toBe('hidden')
    expect(readPage(await textOf('/news')).main).toContain('No Announcements')
    await putUp(app.as('ADMIN'))
    expect(await stateOf('/news')).toBe('linked')
  })

  test('results are linked from an announced release on, and while one is withdrawn', async () => {
    await setUp()
    expect(await stateOf('/results')).toBe('hidden')
    expect(readPage(await textOf('/results')).main).toContain('No exams available')
    await aResult({ releaseAt: inHours() })
    expect(await stateOf('/results')).toBe('hidden')
    await app.db.prisma.examResultFile.deleteMany()
    await aResult({ releaseAt: inHours(), announced: true })
    expect(await stateOf('/results')).toBe('linked')
    await app.db.prisma.examResultFile.deleteMany()
    const { examId } = await aResult()
    expect(await stateOf('/results')).toBe('linked')
    await app.as('ADMIN').run(Withdraw, { examId, reason: 'CORRECTION' })
    expect(await stateOf('/results')).toBe('linked')
  })

  test('another process knows within a second', async () => {
    let now = 0
    const other = new ContentStore({
      db: app.db,
      dataVersion: new DataVersion(app.db, { now: () => now }),
      configured: { site: standInSite(), fromFile: false },
    })
    const emptyPages = async () => (await other.published()).emptyPages()
    expect(await emptyPages()).toEqual(expect.arrayContaining(['/news', '/results']))
    await putUp(app.as('ADMIN'))
    await aResult()
    now = 1_000
    expect(await emptyPages()).not.toContain('/news')
    expect(await emptyPages()).not.toContain('/results')
  })

  test('courses of a hidden group do not make a page', async () => {
    await setUp()
    const group = await save('courseGroups', sampleContent(courseGroups.fields, { text: 'Words' }))
    await save(
      'courses',
      sampleContent(courses.fields, { text: 'Words', references: { courseGroups: group } }),
    )
    expect(await stateOf('/courses')).toBe('linked')
    await app.as('ADMIN').run(SetContentHidden, { ids: [group], isHidden: true })
    expect(await stateOf('/courses')).toBe('hidden')
  })

  const parts = collections
    .filter(
      ({ single, isSetting, audience, page }) =>
        single && !isSetting && audience === 'everybody' && page !== '/',
    )
    .flatMap((collection) =>
      Object.keys(collection.fields).map((name) => [collection.key, name, collection] as const),
    )

  test.each(parts)(
    'a page with nothing but %s.%s is linked if it is indexed',
    async (key, name, { page, fields }) => {
      await setUp()
      const sample = async (field: Field) =>
        field.kind === 'PICTURE'
          ? { picture: (await uploaded(app.as('ADMIN'), await drawing('house.jpg'))).id, alt: 'Words' }
          : sampleContent({ [name]: field }, { text: 'Words' })[name]
      const data = Object.fromEntries(
        await Promise.all(
          Object.entries(fields).map(async ([other, field]) => [
            other,
            other === name || field.required ? await sample(field) : field.empty,
          ]),
        ),
      )
      await save(key, data)
      const state = await stateOf(page)
      if (fields[name]?.kind === 'PICTURE') expect(state).toBe('linked')
    },
  )

  test('study materials are in the menu once there are some', async () => {
    await setUp()
    const isLinked = async () => (await textOf('/')).includes('href="/materials"')
    expect(await isLinked()).toBe(false)
    const file = await uploaded(app.as('ADMIN'), pdf('leaves.pdf'))
    await save('studyMaterials', sampleContent(studyMaterials.fields, { text: 'Words', pdf: file.id }))
    expect(await isLinked()).toBe(true)
  })

  test('before the set-up there is no way to reach anybody, so nothing offers one', async () => {
    for (const path of ['/', '/contact', '/online-form', '/privacy-policy']) {
      const html = await textOf(path)
      expect(html, path).toContain('<meta name="robots" content="noindex"')
      expect(html, path).not.toMatch(/href="(tel|mailto):|\.invalid|application\/ld\+json|<address/)
      expect(html, path).not.toContain('href="/contact"')
    }
    const { main } = readPage(await textOf('/'))
    expect(main).not.toMatch(/Book Free Counseling|Talk to a counselor|Since/)
    expect(await textOf('/')).not.toContain('Chat with us')
    await setUp()
    expect(readPage(await textOf('/')).main).toContain('Book Free Counseling')
    expect(await textOf('/')).toContain('Chat with us')
  })
})

const StudentRecords = graphql(`
  query StudentRecordsForTests {
    studyMaterials { id }
    questionBank { id }
    assignments { id }
    previousPapers { id }
    syllabus { id }
    examSchedule { id }
    payments { id }
  }
`)

const Materials = graphql(`
  query MaterialsCountForTests {
    dashboard { studyMaterials }
  }
`)

const Duties = graphql(`
  query DutiesForTests {
    examDuties { invigilators }
  }
`)

const EmptyPages = graphql(`
  query EmptyStudentPagesForTests { emptyStudentPages }
`)

const recordPages = [
  ...['/materials', '/student/materials', '/questionbank', '/papers', '/syllabus', '/schedule'],
  ...['/student/schedule', '/assignments'],
]

/** Text of a page's main part for a signed-in account. */
async function mainOf(at: TestApp, who: 'STUDENT' | 'TEACHER', path: string): Promise<string> {
  const answer = await at.as(who).fetch(path)
  expect(answer.status).toBe(200)
  return readPage(await answer.text()).main
}

describe('the student area without records', () => {
  beforeAll(clear)

  test('the API has no records', async () => {
    const records = await app.as('STUDENT').run(StudentRecords)
    expect(Object.values(records).flat()).toEqual([])
    expect((await app.as('TEACHER').run(Duties)).examDuties).toEqual([])
    expect((await app.as('ADMIN').run(Materials)).dashboard.studyMaterials).toBe(0)
  })

  test('no page without content is linked', async () => {
    const { emptyStudentPages } = await app.as('STUDENT').run(EmptyPages)
    expect(emptyStudentPages.toSorted()).toEqual([
      '/assignments',
      '/materials',
      '/papers',
      '/payment',
      '/questionbank',
      '/schedule',
      '/student/links',
      '/syllabus',
    ])
    const page = await (await app.as('STUDENT').fetch('/portal')).text()
    for (const path of recordPages) expect(page).not.toContain(`href="${path}"`)
  })

  test('the calendar has no exams', async () => {
    const answer = await app.as('STUDENT').fetch('/files/student/exam-schedule.ics')
    expect(answer.status).toBe(200)
    const calendar = await answer.text()
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(calendar).not.toContain('VEVENT')
  })

  test.each(recordPages)('%s says that there is nothing yet', async (path) => {
    const main = await mainOf(app, 'STUDENT', path)
    expect(main).toContain('Nothing here yet')
    expect(main).not.toContain('Add to calendar')
  })

  test('the portal counts nothing', async () => {
    const main = await mainOf(app, 'STUDENT', '/portal')
    expect(main).not.toMatch(/to hand in|Your next exam|Assignments/)
  })

  test("the teacher's page says that no exams are scheduled", async () =>
    expect(await mainOf(app, 'TEACHER', '/teacher')).toContain('No exams are scheduled'))
})

describe('the student area with the records of the demo', () => {
  let demo: TestApp
  beforeAll(async () => {
    demo = await testApp({ settings: { DEMO: 'on' }, renderer: sourceRenderer() })
    await seedContent(demo.db)
    await demo.as('STUDENT').run(StudentRecords)
    await demo.as('TEACHER').run(Duties)
    const { id: userId } = await demo.db.prisma.user.findFirstOrThrow({ where: { role: 'STUDENT' } })
    await demo.db.prisma.candidateLink.create({ data: { candidateId: DEMO_CANDIDATE, userId } })
  })
  afterAll(() => demo.close())

  test('the API has every kind of record', async () => {
    const records = await demo.as('STUDENT').run(StudentRecords)
    expect(Object.entries(records).filter(([, list]) => list.length === 0)).toEqual([])
    expect((await demo.as('TEACHER').run(Duties)).examDuties.length).toBeGreaterThan(0)
  })

  test('every page is linked', async () => {
    expect((await demo.as('STUDENT').run(EmptyPages)).emptyStudentPages).toEqual([])
    expect(await (await demo.as('STUDENT').fetch('/portal')).text()).toContain('href="/questionbank"')
  })

  test.each(recordPages)('%s shows them', async (path) => {
    expect(await mainOf(demo, 'STUDENT', path)).not.toContain('Nothing here yet')
  })

  test('the portal counts the homework', async () =>
    expect(await mainOf(demo, 'STUDENT', '/portal')).toContain('to hand in'))
})

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
const settings = { DEMO: 'off' }

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

// In the built site, whose pages in both languages, scripts and mails are those that people get.
describe('an institute that has published nothing', () => {
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

  let server: RunningServer
  /** All that a visitor finds. */
  let found: Found[]
  let empty: string[]
  beforeAll(async () => {
    const config = join(folder, 'site.json')
    await writeFile(config, JSON.stringify(site))
    const own = { DATA_DIR: join(folder, 'empty'), SITE_CONFIG: config, SMTP_URL: mailServer.url }
    server = await startBuiltServer({ ...settings, ...own })
    empty = await emptyPagesOf(server)
    found = await crawl(apiClient(server.url), [...inBoth(await builtPublicPaths()), ...files, '/auth'])
  }, 500_000)
  afterAll(() => server.stop(), 100_000)

  const signedIn = (email: string, role: 'student' | 'admin') => signedInAt(server, { email, role, password })

  describe('a page without content', () => {
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

  test('the words of the demo are known', () => {
    expect(words.size).toBeGreaterThan(500)
    const [word = ''] = words.keys()
    expect(demoIn([{ path: '/', source: word, text: 'in Bagbazar' }])).toEqual(
      expect.arrayContaining(['/: Bagbazar', `/: ${word} (${words.get(word)})`]),
    )
  })

  describe('nothing of the demo is found', () => {
    test('by a visitor, on no page, card or feed', () => {
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
      const mails = mailServer.received
        .filter(({ to }) => [email, 'bina@example.com'].includes(to))
        .map((mail) => ({
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

/** The demo institute's texts, and those that would be compiled into the client beside a page. */
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
  'अध्ययन सामग्री',
  'अभ्यास प्रश्न',
  'प्रत्यक्ष कक्षा',
  'रेकर्ड गरिएका कक्षा',
  'परामर्शदातासँग कुरा गर्नुहोस्',
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

/** Its name, its place and figures that it claims: in no text of another institute. */
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

const words = demoWords()

/** The forms for content have examples in their hints, in both languages. */
const hints = JSON.stringify([
  ...collections.map(({ label, help, fields }) => ({ label, help, fields })),
  nepaliHints,
])

/** Traces of the demo, by page. */
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

/** A page or a file as it was answered. */
interface Found {
  path: string
  type: string
  /** Everything that is written in it: HTML with attributes and state, the text of a PDF. */
  source: string
  /** The visible text of a page. */
  text: string
}

const isStatic = /^\/(assets|fonts|sandbox)\//

/** Opens the given addresses and everything of the same site that they lead to, as the client's account. */
async function crawl(client: ApiClient, from: Iterable<string>): Promise<Found[]> {
  const waiting = [...from]
  const known = new Set(waiting)
  const found: Found[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await client.fetch(path)
    const to = answer.headers.get('location')
    const one = await read(path, answer)
    found.push(one)
    for (const link of [...linksIn(one), ...(to ? [to] : [])]) {
      const url = new URL(link, `http://site.invalid${path}`)
      const next = url.pathname + url.search
      const isOurs = url.hostname === 'site.invalid' || url.hostname === 'localhost'
      if (!isOurs || known.has(next) || isStatic.test(next)) continue
      known.add(next)
      waiting.push(next)
    }
  }
  return found
}

async function read(path: string, answer: Response): Promise<Found> {
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (answer.status >= 500) throw new Error(`${path} is answered with ${answer.status}`)
  if (type === 'application/pdf') {
    const text = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).join('\n')
    return { path, type, source: text, text }
  }
  if (type.startsWith('image/')) {
    await answer.arrayBuffer()
    return { path, type, source: '', text: '' }
  }
  const source = unescaped(await answer.text())
  return { path, type, source, text: type === 'text/html' ? textOf(source) : source }
}

/** Of pages: links, forms and social cards. Of a sitemap or feed: addresses. */
function linksIn({ type, source }: Found): string[] {
  if (!/html|xml/.test(type)) return []
  const links = source.matchAll(
    /(?:href|action|content|src)="((?:https?:\/\/|\/)[^"\s]*)"|<loc>(.*?)<\/loc>/g,
  )
  return Array.from(links, ([, attribute, location]) => attribute ?? location ?? '')
}

function unescaped(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;|\\"/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
}

interface CommandLineAccount {
  email: string
  role: 'student' | 'admin'
  password: string
}

/** An account that is made on the command line of a built server, signed in. */
async function signedInAt(
  server: Pick<RunningServer, 'url' | 'dataDir'>,
  { email, role, password }: CommandLineAccount,
): Promise<ApiClient> {
  manageUsers(server, ['add', email, '--role', role, '--password-stdin'], `${password}\n`)
  const client = apiClient(server.url, async () => ({ email, password }))
  // Signs in with the first operation only.
  await client.send('{ viewer { role } }')
  return client
}

/** Runs the command for accounts beside a built server. */
function manageUsers({ dataDir }: Pick<RunningServer, 'dataDir'>, args: readonly string[], input = ''): void {
  const { DATABASE_URL, ...environment } = process.env
  const { status, stderr } = spawnSync(process.execPath, [...quickStart, 'dist/server/user.js', ...args], {
    cwd: projectRoot,
    env: { ...environment, DATA_DIR: dataDir },
    input,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}
