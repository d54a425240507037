import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { readPdfTags } from '#tests/support/files/read-pdf-tags.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { slipsOf } from '#tests/support/results/result-slips.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const exam = 'SLIPS'
/** More than are typeset at once. */
const candidates = Array.from({ length: 60 }, (_, at) => `S${1000 + at}`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const scenario = scenarios(app)
  await scenario.studentList(
    studentsCsv([
      { candidate: 'S1007', name: 'Kamala (Rai) \\', groups: 'Morning' },
      { candidate: 'S1003', name: 'Bina', groups: 'Morning' },
      { candidate: 'S1005', name: 'Chandra', groups: 'Evening' },
    ]),
  )
  const results = candidates.map((candidate, at) => ({
    candidate,
    exam,
    mark: 100 - at / 10,
    percentage: 50,
  }))
  const { name } = resultsCsv([])
  const text = `${await resultsCsv(results).text()}S2000,${exam},AB,,\n`
  await scenario.resultFile(new File([text], name, { type: 'text/csv' }), { examTitle: 'Slips (Test) 1' })
})
afterAll(() => app.close())

const open = (search: Record<string, string>) =>
  app.as('ADMIN').fetch(`/files/result-slips.pdf?${new URLSearchParams(search)}`)

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

test('all slips of an exam are one PDF, by group and candidate ID, those of absent candidates too', async () => {
  const answer = await open({ exam })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toContain('result slips.pdf')
  const pdf = await bytesOf(answer)
  const pages = await readPdf(pdf)
  const idsOnPages = pages.map((page) => /S\d{4}/.exec(page)?.[0])
  const inGroups = ['S1005', 'S1003', 'S1007']
  const others = candidates.filter((id) => !inGroups.includes(id))
  expect(idsOnPages).toEqual([...others, 'S2000', ...inGroups])
  expect(pages[57]).toContain('Absent')
  expect(pages.join()).not.toContain('Rehearsal')
  expect(pages[60]).toContain('Kamala (Rai) \\')
  const { code } = await slipsOf(app).slipOf(exam, 'S1040')
  expect(pages[others.indexOf('S1040')]).toContain(code)
  const progress = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\n% (\d+) of 61 slips\n/g)
  expect(Array.from(progress, ([, done]) => Number(done))).toEqual([0, 50, 61])
})

test('the whole conforms to PDF/UA', async () => {
  const pdf = await bytesOf(await open({ exam }))
  for (const page of [1, 55, 61]) {
    const tags = await readPdfTags(pdf, page)
    expect(tags).toMatchObject({ title: 'Result slips: Slips (Test) 1', language: 'en', uaPart: '1' })
    expect(tags.roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2'])
    expect(tags.figures).toEqual([expect.stringMatching(/^QR code: /)])
  }
})

test('the slips of a group are those of its candidates', async () => {
  const answer = await open({ exam, group: 'Morning' })
  expect(answer.headers.get('content-disposition')).toContain('Morning - result slips.pdf')
  const pages = await readPdf(await bytesOf(answer))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Bina')
})

test.each([
  ['of no exam', { exam: 'NONE' }],
  ['of a group that nobody is in', { exam, group: 'Night' }],
  ['after the last', { exam, part: '2' }],
  ['of no number', { exam, part: 'x' }],
])('slips %s are not there', async (_what, search) => {
  expect((await open(search)).status).toBe(404)
})

test('look-ups and other documents do not wait for all slips', async () => {
  const order: string[] = []
  const slips = open({ exam }).then(bytesOf)
  const list = app.as('ADMIN').fetch(`/files/merit-list.pdf?exam=${exam}&group=Morning`).then(bytesOf)
  let done = false
  const all = slips.then(() => {
    done = true
    order.push('slips')
  })
  list.then(() => order.push('list'))
  let answered = 0
  while (!done) {
    await app.newClient().fetch('/healthz')
    answered += 1
  }
  await Promise.all([all, list])
  expect(order).toEqual(['list', 'slips'])
  expect(answered).toBeGreaterThan(5)
})

test('whoever breaks off stops the work, and the next document is made', async () => {
  const controller = new AbortController()
  const answer = await app
    .as('ADMIN')
    .fetch(`/files/result-slips.pdf?exam=${exam}`, { signal: controller.signal })
  await answer.body?.getReader().read()
  controller.abort()
  expect(await readPdf(await bytesOf(await open({ exam, group: 'Evening' })))).toHaveLength(1)
})

test('whoever breaks off before the first page takes no place', async () => {
  for (const ms of [1, 2, 4, 8, 16, 32]) {
    const signal = AbortSignal.timeout(ms)
    await app
      .as('ADMIN')
      .fetch(`/files/result-slips.pdf?exam=${exam}`, { signal })
      .then(bytesOf)
      .catch(() => {})
  }
  await eventually(async () => {
    const next = await open({ exam, group: 'Evening' })
    expect(next.status).toBe(200)
    await bytesOf(next)
  })
})

test('two files are made for an account at the same time, and more when those are there', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => open({ exam })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
  const [refused] = answers.filter(({ status }) => status === 429)
  expect(await refused?.text()).toContain('Two files of result slips are being made for you already.')
  for (const answer of answers) if (answer.status === 200) await bytesOf(answer)
  await eventually(async () => {
    const next = await open({ exam, group: 'Evening' })
    expect(next.status).toBe(200)
    await bytesOf(next)
  })
})
