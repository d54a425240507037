import { register } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LookUpTemplate, renderWithTemplate } from '#client/ssr/template/page-template.tsx'
import { productionRenderer } from '#server/ssr/production.ts'
import type { ExecuteOperation } from '#shared/page-renderer.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { SetRecheckRules, UNTIL } from '#tests/support/results/recheck-operations.ts'
import { Withdraw } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// A signed-in person gets the whole page rendered, a visitor the kept frame with the result in it.

const exam = 'FRAME'
const ranked = Array.from({ length: 10 }, (_, at) => ({ candidate: `10${at}`, exam, percentage: 99 - at }))

let api: TestApp
let scenario: ReturnType<typeof scenarios>
let wholePages: string[]
beforeAll(async () => {
  wholePages = []
  const onRender = ({ url }: Request) => wholePages.push(new URL(url).search)
  api = await testApp({ renderer: sourceRenderer(onRender) })
  scenario = scenarios(api)
  await scenario.studentList(
    studentsCsv([
      { candidate: '081001', name: 'सुमन यादव' },
      { candidate: '081002', name: 'Bibek "</script>" O\'Rai & $& Sons' },
    ]),
  )
  await scenario.resultFile(
    resultsCsv([
      ...ranked,
      { candidate: '081001', exam, mark: '72.5', percentage: '50', rank: '12' },
      { candidate: '081002', exam, mark: 30, percentage: '30.25' },
      { candidate: '081003', exam, mark: 60, percentage: 60, rank: '11' },
      { candidate: '081004', exam, mark: 'AB', percentage: '' },
    ]),
    { examTitle: 'Frame Test', examDate: '2026-11-01' },
  )
})
afterAll(() => api.close())

async function look(candidate: string, who: ApiClient = api.as('VISITOR'), of = exam) {
  wholePages.length = 0
  const response = await who.fetch(`/results?exam=${of}&candidate=${encodeURIComponent(candidate)}`)
  const html = await response.text()
  return { html, whole: wholePages.length > 0, status: response.status }
}

/** A page without its styles, with the state as values: their order means nothing. */
function contentOf(html: string) {
  const { state } = readPage(html)
  return {
    state,
    markup: html.replace(/<style.*?<\/style>/gs, '').replace(/id="page-state">.*?<\/script>/s, ''),
  }
}

/** The server's hint when to ask again is spread by chance. */
const withoutRefresh = (html: string) =>
  contentOf(html.replace(/(http-equiv="refresh" content=)"\d+"/, '$1""'))

/** A visitor's page that is rendered as a whole, because of a space after the ID, which is left out of the answer. */
async function lookTheLongWay(candidate: string, of = exam, path = '/results', from = api): Promise<string> {
  const response = await from.as('VISITOR').fetch(`${path}?exam=${of}&candidate=${candidate}%20`)
  return (await response.text()).replaceAll(new RegExp(`${candidate}(?:%20|\\+)`, 'g'), candidate)
}

describe('in its frame a look-up is to the letter what it is as a whole page', () => {
  test.each([
    ['passed, with a name in Devanagari', '081001'],
    ['failed, with a name that looks like code, without a rank', '081002'],
    ['of nobody whose name is known', '081003'],
    ['that finds nothing', '999999'],
  ])('%s', async (_what, candidate) => {
    const framed = await look(candidate)
    expect([framed.whole, framed.status]).toEqual([false, 200])
    wholePages.length = 0
    const whole = await lookTheLongWay(candidate)
    expect(wholePages).not.toEqual([])
    expect(contentOf(framed.html)).toEqual(contentOf(whole))
  })
})

test.each([
  ['is announced', 'SOON', { releaseAt: inHours(), announced: true }],
  ['wants a PIN', 'PIN', { secondSecret: 'PIN' }],
  ['wants the date of birth', 'BIRTH_DATE', { secondSecret: 'BIRTH_DATE' }],
] as const)(
  'of an exam that %s every page is the same but for the candidate ID',
  async (_what, of, rules) => {
    await scenario.resultFile(resultsCsv([{ candidate: '081001', exam: of }]), { examTitle: of, ...rules })
    for (const candidate of ['081001', '999999']) {
      const { html, whole, status } = await look(candidate, undefined, of)
      expect([whole, status]).toEqual([false, 200])
      expect(readPage(html).main).not.toMatch(/Passed|Failed/)
      expect(withoutRefresh(html)).toEqual(withoutRefresh(await lookTheLongWay(candidate, of)))
    }
  },
)

test('until a release the seconds to the next try are counted from each request', async () => {
  await scenario.resultFile(resultsCsv([{ candidate: '081001', exam: 'LATER' }]), {
    ...{ examTitle: 'LATER', releaseAt: inHours(), announced: true },
  })
  const seconds = async () => {
    const { html, whole } = await look('081001', undefined, 'LATER')
    return { whole, seconds: Number(/http-equiv="refresh" content="(\d+)"/.exec(html)?.[1]) }
  }
  const first = await seconds()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 50_000)
  const second = await seconds()
  vi.restoreAllMocks()
  expect([first.whole, second.whole]).toEqual([false, false])
  expect(first.seconds - second.seconds).toBeGreaterThanOrEqual(45)
  expect(first.seconds - second.seconds).toBeLessThanOrEqual(55)
})

test('a result that was withdrawn is rendered once for everybody', async () => {
  await scenario.resultFile(resultsCsv([{ candidate: '081001', exam: 'GONE' }]), {
    examTitle: 'GONE',
  })
  await api.as('ADMIN').run(Withdraw, { examId: 'GONE', reason: 'Wrong key' })
  const first = await look('081001', undefined, 'GONE')
  expect(readPage(first.html).main).toContain('Result withdrawn on')
  const second = await look('081001', undefined, 'GONE')
  expect([second.whole, second.html]).toEqual([false, first.html])
  const nobody = await look('999999', undefined, 'GONE')
  expect(nobody.whole).toBe(false)
  expect(contentOf(nobody.html)).toEqual(contentOf(await lookTheLongWay('999999', 'GONE')))
})

test('while a re-check may be asked for, it has the form, too', async () => {
  const rules = (until: string | null) =>
    api.as('ADMIN').run(SetRecheckRules, { examId: exam, input: { recheckUntil: until } })
  await rules(UNTIL)
  // The first look-up of an exam makes the page template.
  expect((await look('081003')).html).toContain('Ask for a re-check')
  const framed = await look('081003')
  expect(framed.whole).toBe(false)
  expect(framed.html).toContain('Ask for a re-check')
  expect(contentOf(framed.html)).toEqual(contentOf(await lookTheLongWay('081003')))
  await rules(null)
})

test('of somebody who was absent it is a whole page that says so', async () => {
  const { html, whole } = await look('081004')
  expect(whole).toBe(true)
  const { markup } = contentOf(html)
  expect(markup).toContain('You are recorded as absent')
  expect(markup).not.toMatch(/Passed|Failed|Pass line/)
})

test('every class of a part has its style in the page', async () => {
  for (const candidate of ['081001', '081002', '999999']) {
    const { html } = await look(candidate)
    const styles = /<style data-styled[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const whole = await lookTheLongWay(candidate)
    const needed = /<style data-styled[^>]*>(.*?)<\/style>/s.exec(whole)?.[1] ?? ''
    for (const [rule] of needed.matchAll(/\.[\w-]+\{[^}]*\}/g)) expect(styles).toContain(rule)
  }
})

test.each([
  ['one of the best, who is pointed out in their list', ranked[3]?.candidate ?? ''],
  ['an ID in other digits', '०८१००१'],
])('%s is rendered as a whole', async (_what, candidate) => {
  const { whole, html, status } = await look(candidate)
  expect([whole, status]).toEqual([true, 200])
  expect(readPage(html).main).toContain('Passed')
})

test('an ID in another spelling is looked up once, and its page rendered once for everybody', async () => {
  const lookUps = async () => {
    const { values } = (await register.getSingleMetric('pravesh_result_look_ups_total')?.get()) ?? {
      values: [],
    }
    return values.reduce((sum, { value }) => sum + value, 0)
  }
  await look('081001')
  const before = await lookUps()
  const first = await look('081-001')
  expect((await lookUps()) - before).toBe(1)
  expect(readPage(first.html).main).toContain('Passed')
  const second = await look('081-001')
  expect([second.whole, second.html]).toEqual([false, first.html])
  expect(contentOf(first.html)).toEqual(contentOf(await lookTheLongWay('081-001')))
})

test('a frame is for visitors only', async () => {
  for (const who of ['ADMIN', 'STUDENT'] as const) {
    const { whole, html } = await look('081001', api.as(who))
    expect(whole).toBe(true)
    expect(readPage(html).state.router.loaderData).toHaveProperty(['root', 'viewer', 'role'], who)
  }
})

test('a correction is in the very next page, and so is its being taken back', async () => {
  const verdict = async () => /\b(Passed|Failed)\b/.exec(readPage((await look('081001')).html).main)?.[1]
  expect(await verdict()).toBe('Passed')
  const correction = await scenario.resultFile(
    resultsCsv([{ candidate: '081001', exam, mark: 20, percentage: 20 }]),
    { examTitle: 'Frame Test', examDate: '2026-11-01' },
  )
  expect(await verdict()).toBe('Failed')
  await api.db.prisma.examResultFile.update({ where: { id: correction.id }, data: { state: 'REMOVED' } })
  expect(await verdict()).toBe('Passed')
})

test('an exam that nobody knows has no frame', async () => {
  const response = await api.as('VISITOR').fetch('/results?exam=NO-SUCH-EXAM&candidate=081001')
  expect(readPage(await response.text()).main).toContain('This exam is not in the list any more.')
})

test('a look-up that is refused is not tried a second time', async () => {
  const asked: unknown[] = []
  const refusal = { message: 'Too many look-ups', extensions: { code: 'RATE_LIMITED' } }
  const execute: ExecuteOperation = async ({ variables }) => {
    asked.push(variables)
    return 'candidateId' in variables ? { data: null, errors: [refusal] } : { data: { exams: [] } }
  }
  const frame = { listed: new Set() } as unknown as LookUpTemplate
  const url = new URL(`http://institute.example/results?exam=${exam}&candidate=1`)
  await renderWithTemplate(frame, url, execute, async (run) => {
    const document = { kind: 'Document', definitions: [] } as never
    expect(await run?.({ document, variables: {} })).toEqual({ data: { exams: [] } })
    const answer = await run?.({ document, variables: { examId: exam, candidateId: '1' } })
    expect(answer).toEqual({ data: null, errors: [refusal] })
    return { status: 429, headers: {}, html: '', styles: [], errors: [] }
  })
  expect(asked).toEqual([{ examId: exam, candidateId: '1' }, {}])
})

describe('on Nepali pages with Devanagari digits', () => {
  let nepali: TestApp
  beforeAll(async () => {
    const renderer = await productionRenderer({ sandbox: false })
    nepali = await testApp({ renderer, site: { ...api.site, nepaliDigits: 'DEVANAGARI' } })
    const file = (of: string, rules: object) =>
      scenarios(nepali).resultFile(resultsCsv([{ candidate: '081001', exam: of }]), {
        examTitle: of,
        ...rules,
      })
    await file('OUT', {})
    await file('SOON', { releaseAt: inHours(), announced: true })
    await file('PIN', { secondSecret: 'PIN' })
  })
  afterAll(() => nepali.close())

  test.each(
    ['OUT', 'SOON', 'PIN'].flatMap((of) =>
      ['081001', '999999', 'CEE-081'].map((candidate) => [of, candidate]),
    ),
  )('the template of %s has the ID %s as the whole page has it', async (of, candidate) => {
    const path = '/ne/results'
    const response = await nepali.as('VISITOR').fetch(`${path}?exam=${of}&candidate=${candidate}`)
    const whole = await lookTheLongWay(candidate, of, path, nepali)
    expect(withoutRefresh(await response.text())).toEqual(withoutRefresh(whole))
  })
})
