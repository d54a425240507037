import assert from 'node:assert/strict'
import { attachment, candidate, exams, notices, STUDENTS, topTen } from './data-set.ts'
import { randomFrom } from './load.ts'
import * as ask from './scenarios.ts'

const SAMPLES = 200

interface OurResult {
  candidateId: string
  examMark: string
  examRank: string
  percentage: string
  student: { studentName: string }
}

interface OurLists {
  exams: unknown[]
  topPerformers: { rank: number; result: OurResult }[]
  notices: { nodes: { id: string; title: string; attachments: { url: string }[] }[] }
}

/**
 * Asks for samples of everything that is measured and compares with what the data set says, by value.
 *
 * @throws at the first wrong answer.
 */
export async function checkAnswers(ours: string, base: string): Promise<void> {
  const random = randomFrom(1)
  for (let sample = 0; sample < SAMPLES; sample++) {
    const who = candidate(Math.floor(random() * STUDENTS))
    const expected = [who.candidateId, who.examMark, who.examRank, who.percentage, who.studentName]
    const { examResult: our } = await dataOf<{ examResult: OurResult }>(ours, ask.lookUp(who))
    const values = [our.candidateId, our.examMark, our.examRank, our.percentage, our.student.studentName]
    assert.deepEqual(values, expected)
    const { examResult: their } = await dataOf<{ examResult: Record<string, string> }>(base, ask.lookUp(who))
    const columns = ['candidate_id', 'exam_mark', 'exam_rank', 'percentage', 'student_name']
    assert.deepEqual(
      columns.map((column) => their[column]),
      expected,
    )
  }
  await checkLists(ours)
  await checkPages(ours)
}

async function checkLists(ours: string): Promise<void> {
  assert.deepEqual((await dataOf<OurLists>(ours, ask.examList)).exams, exams)
  for (const { id } of exams) {
    const { topPerformers } = await dataOf<OurLists>(ours, ask.topTen(id))
    assert.deepEqual(
      topPerformers.map(({ rank, result }) => [rank, result.candidateId, result.percentage]),
      topTen(id).map(({ rank, candidate: best }) => [rank, best.candidateId, best.percentage]),
    )
  }
  const { nodes } = (await dataOf<OurLists>(ours, ask.board)).notices
  assert.deepEqual(
    nodes.map(({ id, title, attachments }) => [id, title, attachments.map(({ url }) => url)]),
    notices
      .slice(0, 5)
      .map(({ id, title, paths }) => [id, title, paths.map((path) => `/files/notices/${path}`)]),
  )
}

async function checkPages(ours: string): Promise<void> {
  const who = candidate(4711)
  const page = await (await send(ours, ask.resultPage(who))).text()
  for (const part of [who.studentName, who.candidateId]) {
    assert.ok(page.includes(part), `no ${part} on the page`)
  }
  const home = await (await send(ours, ask.homePage)).text()
  assert.ok(home.includes('Notice 1'), 'no notice on the home page')
  const [path = ''] = notices[0]?.paths ?? []
  const file = Buffer.from(await (await send(ours, ask.download(path))).arrayBuffer())
  assert.ok(file.equals(attachment), 'a downloaded file is another one')
}

async function dataOf<Data>(url: string, request: ask.Request): Promise<Data> {
  const { data, errors } = await (await send(url, request)).json()
  assert.equal(errors, undefined)
  return data
}

async function send(url: string, { path, body, ...request }: ask.Request): Promise<Response> {
  const answer = await fetch(url + path, { ...request, ...(body !== undefined && { body }) })
  assert.ok(answer.ok, `${path} was answered with ${answer.status}`)
  return answer
}
