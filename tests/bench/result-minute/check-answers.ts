import assert from 'node:assert/strict'
import { attachment, candidate, exams, notices, RESULTS_PER_EXAM, STUDENTS, topTen } from './data-set.ts'
import { randomFrom } from './load.ts'
import { type RecordedVisit, type Request, sentFor } from './recorded-visit.ts'

const SAMPLES = 200

interface OurResult {
  candidateId: string
  examMark: string
  examRank: string
  percentage: string
  student: { studentName: string }
}

interface OurLists {
  exams: { id: string; title: string; date: string }[]
  topPerformers: { rank: number; result: OurResult }[]
  notices: { nodes: { id: string; title: string }[] }
}

/**
 * Asks for samples of everything that is measured and compares them with the data set, by value.
 *
 * @throws at the first wrong answer.
 */
export async function checkAnswers(
  visit: RecordedVisit,
  { ours, base }: { ours: string; base: string },
): Promise<void> {
  const random = randomFrom(1)
  for (let sample = 0; sample < SAMPLES; sample++) {
    const who = candidate(Math.floor(random() * STUDENTS))
    const expected = [who.candidateId, who.examMark, who.examRank, who.percentage, who.studentName]
    const { examResult: our } = await dataOf<{ examResult: OurResult }>(
      ours,
      sentFor(visit.lookUp, [who, who]),
    )
    const values = [our.candidateId, our.examMark, our.examRank, our.percentage, our.student.studentName]
    assert.deepEqual(values, expected)
    const { examResult: their } = await dataOf<{ examResult: Record<string, string> }>(
      base,
      sentFor(visit.lookUp, [who, who]),
    )
    const columns = ['candidate_id', 'exam_mark', 'exam_rank', 'percentage', 'student_name']
    assert.deepEqual(
      columns.map((column) => their[column]),
      expected,
    )
  }
  await checkLists(ours, visit)
  await checkPages(ours, visit)
}

async function checkLists(ours: string, visit: RecordedVisit): Promise<void> {
  const { exams: listed } = await dataOf<OurLists>(ours, visit.examList)
  assert.deepEqual(
    listed.map(({ id, title, date }) => ({ id, title, date })),
    exams,
  )
  for (const [at, { id }] of exams.entries()) {
    const who = candidate((exams.length - 1 - at) * RESULTS_PER_EXAM)
    const { topPerformers } = await dataOf<OurLists>(ours, sentFor(visit.topTen, [who, who]))
    assert.deepEqual(
      topPerformers.map(({ rank, result }) => [rank, result.candidateId, result.percentage]),
      topTen(id).map(({ rank, candidate: best }) => [rank, best.candidateId, best.percentage]),
    )
  }
  const { nodes } = (await dataOf<OurLists>(ours, visit.board)).notices
  assert.deepEqual(
    nodes.map(({ id, title }) => [id, title]),
    notices.slice(0, 5).map(({ id, title }) => [id, title]),
  )
}

async function checkPages(ours: string, visit: RecordedVisit): Promise<void> {
  const who = candidate(4711)
  const page = await (await send(ours, sentFor(visit.resultPage, [who, who]))).text()
  for (const part of [who.studentName, who.candidateId]) {
    assert.ok(page.includes(part), `no ${part} on the page`)
  }
  const home = await (await send(ours, visit.homePage)).text()
  assert.ok(home.includes('Notice 1'), 'no notice on the home page')
  const file = Buffer.from(await (await send(ours, visit.file)).arrayBuffer())
  assert.ok(file.equals(attachment), 'a downloaded file is another one')
}

async function dataOf<Data>(url: string, request: Request): Promise<Data> {
  const { data, errors } = await (await send(url, request)).json()
  assert.equal(errors, undefined)
  return data
}

async function send(url: string, { path, body, ...request }: Request): Promise<Response> {
  const answer = await fetch(url + path, { ...request, ...(body !== undefined && { body }) })
  assert.ok(answer.ok, `${path} was answered with ${answer.status}`)
  return answer
}
