import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { readPdfTags } from '#tests/support/files/read-pdf-tags.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const exam = 'MERIT'
const many = Array.from({ length: 300 }, (_, at) => ({
  candidate: `M${at}`,
  exam,
  mark: 100 - at / 10,
  percentage: 50 - at / 20,
}))

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const scenario = scenarios(app)
  await scenario.studentList(
    studentsCsv([
      { candidate: 'A1', name: 'कमला राई', groups: 'Morning' },
      { candidate: 'A2', name: '=Bina', groups: 'Evening' },
      { candidate: 'A3', name: 'Chandra', groups: 'Morning' },
    ]),
  )
  const results = [
    { candidate: 'A2', exam, mark: 180, percentage: 90 },
    { candidate: 'A1', exam, mark: 180, percentage: 90 },
    { candidate: 'A3', exam, mark: 120, percentage: 60 },
    ...many,
  ]
  const { name } = resultsCsv([])
  const text = `${await resultsCsv(results).text()}A4,${exam},AB,,\n`
  await scenario.resultFile(new File([text], name, { type: 'text/csv' }), {
    examTitle: 'Merit Test',
    examDate: '2026-11-01',
  })
})
afterAll(() => app.close())

const open = (path: string) => app.as('ADMIN').fetch(path)

test('the merit list as CSV has those with a mark, best first, equal percentages with the same rank', async () => {
  const answer = await open(`/files/merit-list.csv?exam=${exam}`)
  const lines = (await answer.text()).split('\r\n')
  expect(lines.slice(0, 4)).toEqual([
    'Rank,Candidate ID,Student Name,Groups,Exam Mark,Percentage',
    '1,"=""A1""",कमला राई,Morning,180,90',
    '1,"=""A2""",\'=Bina,Evening,180,90',
    '3,"=""A3""",Chandra,Morning,120,60',
  ])
  expect(lines).toHaveLength(305)
  expect(lines.join()).not.toContain('A4')
})

test('the merit list of a group is a PDF under the letterhead', async () => {
  const answer = await open(`/files/merit-list.pdf?exam=${exam}&group=Morning`)
  expect(answer.headers.get('content-disposition')).toContain('Merit Test - Morning - merit list.pdf')
  const pdf = new Uint8Array(await answer.arrayBuffer())
  const { uaPart, roles } = await readPdfTags(pdf)
  expect([uaPart, roles.includes('TH')]).toEqual(['1', true])
  const pages = await readPdf(pdf)
  expect(pages).toHaveLength(1)
  for (const words of [
    app.site.name,
    'Merit list',
    'Merit Test',
    'Nov 1, 2026 (15 Kartik 2083)',
    'Morning',
    'Chandra',
    '180',
    '60',
  ])
    expect(pages[0]).toContain(words)
  expect(pages[0]).not.toContain('Bina')
})

test('a long list has the head of its table on every page, and look-ups are answered while it is made', async () => {
  let answered = 0
  const list = open(`/files/merit-list.pdf?exam=${exam}`)
  let done = false
  list.finally(() => {
    done = true
  })
  while (!done) {
    await app.newClient().fetch('/healthz')
    answered += 1
  }
  const pages = await readPdf(new Uint8Array(await (await list).arrayBuffer()))
  expect(pages.length).toBeGreaterThan(5)
  for (const page of pages) expect(page).toContain('Candidate ID')
  expect(answered).toBeGreaterThan(5)
})
