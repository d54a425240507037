import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { publicAnswers } from '#tests/support/results/public-answers.ts'
import { MakeLink, PublishResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const LOOK_UP_WITH_PIN = `
  query LookUpWithPin($examId: ID!) { examResult(examId: $examId, candidateId: "1", secret: "K7QM2P") { percentage } }
`

/** A server whose new exams want a PIN and do not show their best. */
let app: TestApp
beforeAll(async () => {
  const config = join(tmpdir(), `pravesh-site-rehearsals-${process.pid}.json`)
  const defaults = { secondSecretOfNewExams: 'PIN', topPerformersOfNewExams: 'OFF' }
  await writeFile(config, JSON.stringify({ ...demoSite, ...defaults }))
  app = await testApp({ settings: { SITE_CONFIG: config } })
  await scenarios(app).studentList(studentsCsv([{ candidate: '1', name: 'Kamala Rai', pin: 'K7QM2P' }]))
})
afterAll(() => app.close())

const file = (exam: string) =>
  resultsCsv([
    { candidate: '1', exam, percentage: 91 },
    { candidate: '2', exam, percentage: 45 },
  ])

async function rehearsalOf(id: string) {
  const { makeRehearsalLink } = await app.as('ADMIN').run(MakeLink, { id })
  return { 'x-rehearsal': new URL(makeRehearsalLink).searchParams.get('token') ?? '' }
}

async function publish(id: string, examId: string): Promise<void> {
  const input = { examId, confirmedFindings: everyFinding, revisionReason: 'RETOTALLED' as const }
  const { publishExamResults } = await app.as('ADMIN').run(PublishResults, { id, input })
  expect(publishExamResults.__typename).toBe('ExamResultFile')
}

/** What everybody is answered about an exam, but for the date, which a file has only once it is published. */
async function answersOf(examId: string, headers: Record<string, string> = {}) {
  const all = await publicAnswers(app, { examId, candidateId: '1' }, headers)
  const exams: { id: string }[] = JSON.parse(all.exams ?? '').data.exams
  const exam = JSON.stringify(exams.find(({ id }) => id === examId))
  return [exam, all.examResult, all.topPerformers, all.examFacts].map((text = '') =>
    text.replaceAll(/"date":(null|"[\d-]+")/g, ''),
  )
}

/** In a rehearsal, and after the publication. */
async function bothAnswers(exam: string) {
  const { id } = await scenarios(app).stagedResultFile(file(exam))
  const rehearsed = await answersOf(exam, await rehearsalOf(id))
  await publish(id, exam)
  return { rehearsed, published: await answersOf(exam) }
}

test.each(['NEW', "O'Neil \\"])(
  'a rehearsal of the first file of an exam like %s asks for the PIN and hides the best, as after its publication',
  async (name) => {
    // Once published an exam is not new any more.
    const exam = `${name} ${randomUUID().slice(0, 8)}`
    const { rehearsed, published } = await bothAnswers(exam)
    expect(rehearsed[0]).toContain('"secondSecret":"PIN"')
    expect(rehearsed[1]).toContain('"examResult":null')
    expect(rehearsed[2]).toContain('"topPerformers":[]')
    expect(rehearsed[3]).toContain('"averagePercentage":null')
    expect(rehearsed).toEqual(published)
  },
)

test('with the PIN it shows the result', async () => {
  const { id } = await scenarios(app).stagedResultFile(file('PROVEN'))
  const body = JSON.stringify({ query: LOOK_UP_WITH_PIN, variables: { examId: 'PROVEN' } })
  const headers = { 'content-type': 'application/json', ...(await rehearsalOf(id)) }
  const response = await app.newClient().fetch('/graphql', { method: 'POST', headers, body })
  expect(await response.text()).toContain('"percentage":"91"')
})

test('of an exam from before there was a choice it asks for no PIN, as after the publication', async () => {
  await scenarios(app).resultFile(file('OLD'), { secondSecret: 'NONE' })
  await app.db.prisma.examSetting.delete({ where: { examId: 'OLD' } })
  const { rehearsed, published } = await bothAnswers('OLD')
  expect(rehearsed[1]).toContain('"percentage":"91"')
  expect(rehearsed[2]).toContain('Kamala Rai')
  expect(rehearsed).toEqual(published)
})
