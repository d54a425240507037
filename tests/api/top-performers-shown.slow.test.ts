import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { initialsOf } from '#server/domains/results/lists/top-performers.ts'
import { graphql } from '#tests/gql/gql.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SetTopPerformers } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Best = graphql(`
  query Best($examId: ID!) {
    exams { id topPerformers }
    topPerformers(examId: $examId) {
      rank result { candidateId percentage student { candidateId studentName groups } }
    }
  }
`)

/** A server whose new exams show initials. */
let app: TestApp
beforeAll(async () => {
  const config = join(tmpdir(), `pravesh-site-initials-${process.pid}.json`)
  await writeFile(config, JSON.stringify({ ...demoSite, topPerformersOfNewExams: 'INITIALS' }))
  app = await testApp({ renderer: sourceRenderer(), settings: { SITE_CONFIG: config } })
  await scenarios(app).studentList(
    studentsCsv([
      { candidate: '081001', name: 'Kamala Devi Rai' },
      { candidate: '9', name: 'कमला राई' },
    ]),
  )
})
afterAll(() => app.close())

const visitor = () => app.as('VISITOR')
const publish = (exam: string) =>
  scenarios(app).resultFile(
    resultsCsv(
      [
        { candidate: '081001', exam },
        { candidate: '081002', exam },
        { candidate: '9', exam },
      ],
      `${exam}.csv`,
    ),
  )
const best = async (examId: string) => (await visitor().run(Best, { examId })).topPerformers
const shown = async (examId: string) =>
  (await visitor().run(Best, { examId })).exams.find(({ id }) => id === examId)?.topPerformers
const choose = (examId: string, topPerformers: 'NAMES' | 'INITIALS' | 'OFF') =>
  app.as('ADMIN').run(SetTopPerformers, { examId, topPerformers })

test('a new exam shows what the settings say: with initials neither names nor whole candidate IDs', async () => {
  await publish('NEW')
  expect(await shown('NEW')).toBe('INITIALS')
  const found = await best('NEW')
  expect(found.map(({ result }) => [result.candidateId, result.student?.studentName])).toEqual([
    ['••••01', 'K. D. R.'],
    ['••••02', undefined],
    ['••••', 'क. रा.'],
  ])
  expect(JSON.stringify(found)).not.toMatch(/081001|Kamala|राई|Group/)
  // The candidate's own result is whole.
  const response = await app.newClient().fetch('/results?exam=NEW&candidate=081001')
  expect(await response.text()).toContain('Kamala Devi Rai')
})

test('a choice holds at once, also for answers and pages that are cached, and is logged once', async () => {
  await publish('SWITCHED')
  const page = async () => (await app.newClient().fetch('/results?exam=SWITCHED')).text()
  expect(await page()).not.toContain('Kamala')
  await choose('SWITCHED', 'NAMES')
  await choose('SWITCHED', 'NAMES')
  expect((await best('SWITCHED')).map(({ result }) => result.student?.studentName)).toContain(
    'Kamala Devi Rai',
  )
  await expect.poll(page).toContain('Kamala Devi Rai')
  await choose('SWITCHED', 'OFF')
  await expect.poll(() => best('SWITCHED')).toEqual([])
  await expect.poll(page).not.toContain('Kamala')
  expect(await page()).not.toContain('Top Performers')
  const logged = await app.db.prisma.activity.findMany({
    where: { action: 'results.exam-changed', subject: { startsWith: 'SWITCHED' } },
    orderBy: { at: 'asc' },
  })
  expect(logged.map(({ subject }) => subject)).toEqual([
    'SWITCHED: top performers INITIALS → NAMES',
    'SWITCHED: top performers NAMES → OFF',
  ])
})

test('it cannot be chosen for an exam without results', async () => {
  await expect(choose('NOT-THERE', 'OFF')).rejects.toThrow('no results any more')
})

test.each([
  ['ram bahadur', 'R. B.'],
  ['  Öz  ', 'Ö.'],
  ['क्षितिज श्रेष्ठ', ['क्षि. श्रे.', 'क्. श्.']],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect([initials].flat()).toContain(initialsOf(name))
})
