import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { demoSite } from '#server/config/demo-site.ts'
import { publicAnswers } from '#tests/support/results/public-answers.ts'
import { resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { testWith } from '#tests/support/server/test.ts'

const LOOK_UP_WITH_PIN = `
  query LookUpWithPin($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId, secret: "K7QM2P") { percentage }
  }
`

/** A server whose new exams want a PIN and do not show their best. */
const config = join(tmpdir(), `pravesh-site-rehearsals-${process.pid}.json`)
const defaults = { secondSecretOfNewExams: 'PIN', topPerformersOfNewExams: 'OFF' }
await writeFile(config, JSON.stringify({ ...demoSite, ...defaults }))

const file = (exam: string, candidate: string) =>
  resultsCsv([
    { candidate, exam, percentage: 91 },
    { candidate: `${candidate}2`, exam, percentage: 45 },
  ])

const test = testWith({ settings: { SITE_CONFIG: config } })
  .extend('student', async ({ scenario, candidate }) => {
    await scenario.studentList(studentsCsv([{ candidate, name: 'Kamala Rai', pin: 'K7QM2P' }]))
    return candidate
  })
  // The answers to everybody about an exam, but for the date, which a file has only once it is published.
  .extend('answersOf', ({ app, student }) => async (examId: string, headers: Record<string, string> = {}) => {
    const all = await publicAnswers(app, { examId, candidateId: student }, headers)
    const exams: { id: string }[] = JSON.parse(all.exams ?? '').data.exams
    const exam = JSON.stringify(exams.find(({ id }) => id === examId))
    return [exam, all.examResult, all.topPerformers, all.examFacts].map((text = '') =>
      text.replaceAll(/"date":(null|"[\d-]+")/g, ''),
    )
  })
  // In a rehearsal, and after the publication.
  .extend('bothAnswers', ({ scenario, student, answersOf }) => async (exam: string) => {
    const staged = await scenario.stagedResultFile(file(exam, student))
    const { token } = await scenario.rehearse(exam, staged.id)
    const rehearsed = await answersOf(exam, { 'x-rehearsal': token })
    await scenario.publishedResultFile(staged)
    return { rehearsed, published: await answersOf(exam) }
  })

test.for(['NEW', "O'Neil \\"])(
  'a rehearsal of the first file of an exam like %s asks for the PIN and hides the best, as after its publication',
  async (name, { exam, bothAnswers }) => {
    const { rehearsed, published } = await bothAnswers(`${name} ${exam}`)
    expect(rehearsed[0]).toContain('"secondSecret":"PIN"')
    expect(rehearsed[1]).toContain('"examResult":null')
    expect(rehearsed[2]).toContain('"topPerformers":[]')
    expect(rehearsed[3]).toContain('"averagePercentage":null')
    expect(rehearsed).toEqual(published)
  },
)

test('with the PIN it shows the result', async ({ app, scenario, student, exam }) => {
  const { id } = await scenario.stagedResultFile(file(exam, student))
  const { token } = await scenario.rehearse(exam, id)
  const body = JSON.stringify({ query: LOOK_UP_WITH_PIN, variables: { examId: exam, candidateId: student } })
  const headers = { 'content-type': 'application/json', 'x-rehearsal': token }
  const response = await app.newClient().fetch('/graphql', { method: 'POST', headers, body })
  expect(await response.text()).toContain('"percentage":"91"')
})
