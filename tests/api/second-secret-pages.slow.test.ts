import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { newAddress } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer(), settings: { TRUST_PROXY: 'on' } })
  await scenarios(app).studentList(
    studentsCsv([
      { candidate: '081001', name: 'Kamala Rai', pin: 'SESAME42' },
      { candidate: '081002', name: 'Anjali Dahal', pin: 'SESAME43' },
    ]),
  )
  for (const exam of ['PIN', 'BIRTH_DATE', 'NONE'] as const)
    await scenarios(app).resultFile(
      resultsCsv(['081001', '081002'].map((candidate) => ({ candidate, exam }))),
      { secondSecret: exam, examTitle: `Exam ${exam}` },
    )
})
afterAll(() => app.close())

const open = (path: string) => app.newClient().fetch(path, { headers: { 'x-forwarded-for': newAddress() } })

/** Sends the form as a browser without JavaScript does. */
const send = (fields: Record<string, string>, { path = '/results?exam=PIN', headers = {} } = {}) =>
  app.newClient().fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': newAddress(), ...headers },
    body: new URLSearchParams(fields),
  })

/** Method and address of each form. */
const formsOf = (html: string) =>
  Array.from(html.matchAll(/<form\b[^>]*>/g), ([form]) =>
    [/method="(\w+)"/, /action="([^"]*)"/].map((pattern) => pattern.exec(form)?.[1]).join(' '),
  )

/** The order of data loaded at the same time does not matter, and the first rendering of all numbers the styles. */
function expectSamePage(html: string, other: string) {
  expect(readPage(html)).toEqual(readPage(other))
}

const markSheet = /Passed.*Kamala Rai|Kamala Rai.*Passed/s
const right = { exam: 'PIN', candidate: '081001', secret: 'sesame-42' }

describe('the address of a look-up', () => {
  test.each([
    ['PIN', 'your PIN'],
    ['BIRTH_DATE', 'your date of birth'],
  ])('of an exam with %s shows no result and asks for the rest', async (exam, words) => {
    const answer = await open(`/results?exam=${exam}&candidate=081001`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(readPage(html).main).toContain(`Results of this exam need ${words}, too`)
    expect(formsOf(html)).toContain(`post /results?exam=${exam}`)
    expect(html.includes('name="secret"')).toBe(true)
    expect(readPage(html).main).not.toContain('Passed')
    // Other people get the same page.
    const unknown = await (await open(`/results?exam=${exam}&candidate=999999`)).text()
    expectSamePage(unknown.replaceAll('999999', '081001'), html)
  })

  test('with the secret in it shows nothing more, and the page does not repeat it', async () => {
    const html = await (await open('/results?exam=PIN&candidate=081001&secret=SESAME42')).text()
    expect(readPage(html).main).not.toContain('Passed')
    expect(html.includes('SESAME42')).toBe(false)
  })

  test('of other exams is as before', async () => {
    const html = await (await open('/results?exam=NONE&candidate=081001')).text()
    expect(readPage(html).main).toContain('Kamala Rai')
    expect(html.includes('name="secret"')).toBe(false)
    expect(formsOf(html)).toContain('get /results')
  })
})

describe('the form without JavaScript', () => {
  test.each([
    ['BIRTH_DATE', '03/04/2065', 'Enter the year first'],
    ['BIRTH_DATE', '२०६५', 'Enter the year first'],
    ['PIN', '12', 'A PIN has 4 to 20 letters or digits'],
  ])('does not count for %s what cannot be one: %s', async (exam, secret, words) => {
    const form = { exam, candidate: '081002', secret }
    for (let tries = 0; tries < 7; tries += 1) {
      const { main } = readPage(await (await send(form, { path: `/results?exam=${exam}` })).text())
      expect(main).toContain(words)
      expect(main).not.toContain('entered several times')
    }
  })

  test.each([
    ['PIN', '', 'PIN is required'],
    ['BIRTH_DATE', '', 'Date of birth is required'],
    ['PIN', '12', 'A PIN has 4 to 20 letters or digits'],
  ])('names all that is wrong with a form without a candidate ID: %s “%s”', async (exam, secret, words) => {
    const form = { exam, candidate: ' ', secret }
    const { main } = readPage(await (await send(form, { path: `/results?exam=${exam}` })).text())
    expect(main).toContain('Candidate ID is required')
    expect(main).toContain(words)
  })

  test('shows the result, which no cache keeps, and does not hold the secret', async () => {
    const answer = await send(right)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const { main, robots } = readPage(html)
    expect(main).toMatch(markSheet)
    expect(robots).toContain('noindex')
    expect(/sesame-?42/i.test(html)).toBe(false)
  })

  test('says the same of a wrong PIN and an unknown candidate', async () => {
    const wrong = await (await send({ ...right, secret: 'SESAME43' })).text()
    const unknown = await (await send({ ...right, candidate: '999999' })).text()
    expect(readPage(wrong).main).toContain('No Results Found Please check your Candidate ID and try again')
    expectSamePage(unknown.replaceAll('999999', '081001'), wrong)
  })

  test.each([
    ['without the PIN', { ...right, secret: ' ' }, 'PIN is required'],
    ['without the candidate', { ...right, candidate: '' }, 'Candidate ID is required'],
    ['without anything', {}, 'Candidate ID is required'],
    ['for an exam that needs none', { ...right, exam: 'NONE' }, 'Kamala Rai'],
    ['for an exam that needs something else', { ...right, exam: 'BIRTH_DATE' }, 'Enter the year first'],
    ['for an exam that there is not', { ...right, exam: 'GONE' }, 'This exam is not in the list any more'],
  ])('sent %s says so', async (_case, fields, words) => {
    expect(readPage(await (await send(fields)).text()).main).toContain(words)
  })

  test('tells how long to wait after too many wrong ones', async () => {
    const fields = { exam: 'PIN', candidate: '081002', secret: 'wrong' }
    for (let time = 0; time < 5; time++) expect((await send(fields)).status).toBe(200)
    const answer = await send({ ...fields, secret: 'SESAME43' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
    const { main } = readPage(await answer.text())
    expect(main).toContain('Please wait 15 minutes and try again.')
    expect(main).toContain('Send the form below to try again.')
  })

  test('works for students in their own pages, and leads others to sign in', async () => {
    const path = '/student/results?exam=PIN'
    expect((await send(right, { path })).headers.get('location')).toMatch(/^\/auth\?/)
    const answer = await app.as('STUDENT').fetch(path, { method: 'POST', body: new URLSearchParams(right) })
    expect(readPage(await answer.text()).main).toContain('Kamala Rai')
  })

  test('is not sent by pages of other sites', async () => {
    expect((await send(right, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  })

  test('is refused in other forms and sizes', async () => {
    const json = await app.newClient().fetch('/results', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(right),
    })
    expect(readPage(await json.text()).main).not.toMatch(markSheet)
    expect((await send({ ...right, more: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

test('what was shown to anybody is hidden as soon as the exam wants a PIN', async () => {
  await scenarios(app).resultFile(resultsCsv([{ candidate: '081001', exam: 'LATE' }]), {
    secondSecret: 'NONE',
  })
  const address = '/results?exam=LATE&candidate=081001'
  // Among the best, so that the page is cached.
  expect(readPage(await (await open(address)).text()).main).toContain('Passed')
  expect(readPage(await (await open(address)).text()).main).toContain('Passed')
  await app.db.prisma.exam.update({ where: { id: 'LATE' }, data: { secondSecret: 'PIN' } })
  expect(readPage(await (await open(address)).text()).main).toContain(
    'Results of this exam need your PIN, too',
  )
})
