import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUpFiles } from '#server/jobs/clean-up.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import { CandidateData, DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import {
  DeleteResultFile,
  ExamResult,
  PublishResults,
  ResultFiles,
  StagedResults,
  TopPerformers,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>
/** A candidate of each test's own. */
let gita: string
let exam: string
let number = 0

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())
beforeEach(() => {
  number += 1
  gita = `07${number}`
  exam = `EXAM-${number}`
})

const admin = () => app.as('ADMIN')
const kept = async (candidateId = gita) => (await admin().run(CandidateData, { candidateId })).candidateData
const forget = async (confirmation = gita) =>
  (await admin().run(DeleteCandidateData, { candidateId: gita, confirmation })).deleteCandidateData
const lookUp = async (candidateId: string) =>
  (await app.newClient().run(ExamResult, { examId: exam, candidateId })).examResult

/** The exam's first file and its correction, with a student list: Gita and Hari are in all of them. */
async function scene() {
  const rows = (percentage: number) => [
    { candidate: 'before', exam, percentage },
    { candidate: gita, exam, percentage },
    { candidate: 'Hari, "H"', exam, percentage },
  ]
  const list = await scenario.studentList(
    studentsCsv([
      { candidate: gita, name: `Gita ${gita}` },
      { candidate: 'before', name: '=A1+1' },
    ]),
  )
  const first = await scenario.resultFile(resultsCsv(rows(40).slice(0, 2), 'First.csv'))
  const correction = await scenario.resultFile(resultsCsv(rows(50).slice(0, 2), 'Correction.csv'))
  return { list, first, correction }
}

/** The originals that the store keeps, as text. */
async function originals(folders = ['exam_results', 'student-uploads']): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders)
    for await (const { key } of app.files.list(folder)) found.push(await text(await app.files.open(key)))
  return found
}

describe("a candidate's data", () => {
  test('is told whole, from files that are shown and those that are not', async () => {
    await scene()
    await scenario.stagedResultFile(resultsCsv([{ candidate: gita, exam, percentage: 60 }], 'Staged.csv'))
    const data = await kept(`  ${gita} `)
    expect(data?.results.map((one) => [one.fileName, one.isPublished, one.percentage])).toEqual([
      ['Staged.csv', false, '60'],
      ['Correction.csv', true, '50'],
      ['First.csv', true, '40'],
    ])
    expect(data?.listEntries).toMatchObject([
      { studentName: `Gita ${gita}`, isPublished: true, isActive: true },
    ])
    const exported = JSON.parse(data?.export ?? '')
    expect(exported).toMatchObject({
      candidateId: gita,
      results: [{ percentage: '60' }, { percentage: '50' }, { percentage: '40' }],
      listEntries: [{ studentName: `Gita ${gita}` }],
    })
    expect(data?.export).not.toContain('before')
  })

  test('tells that the exam is withdrawn', async () => {
    const { first } = await scene()
    await app.as('ADMIN').run(Withdraw, { examId: first.examId, reason: 'Wrong file' })
    const data = await kept()
    expect(data?.results.map((one) => [one.fileName, one.isPublished, one.isWithdrawn])).toEqual([
      ['Correction.csv', true, true],
      ['First.csv', true, true],
    ])
  })

  test('is nothing for somebody unknown', async () => {
    expect(await kept('nobody')).toBeNull()
    expect(await forget()).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'candidateId' }] })
  })
})

describe('deleting it', () => {
  test('needs the ID typed', async () => {
    await scene()
    expect(await forget('no')).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'confirmation' }],
    })
    expect(await kept()).not.toBeNull()
  })

  test('takes the rows and the lines of the stored files, and leaves everybody else', async () => {
    const { first } = await scene()
    expect(await forget()).toEqual({
      __typename: 'DeletedCandidateData',
      results: 2,
      listEntries: 1,
      entries: 0,
    })
    expect(await kept()).toBeNull()
    expect(await lookUp(gita)).toBeNull()
    expect(await lookUp('before')).toMatchObject({ percentage: '50' })
    expect((await originals()).join()).not.toContain(gita)
    const { resultFiles } = await admin().run(ResultFiles)
    const file = resultFiles.find(({ id }) => id === first.id)
    expect(file?.totalResults).toBe(1)
    const download = await app.as('ADMIN').fetch(file?.downloadUrl ?? '')
    // Without the byte order mark, which `text` drops.
    expect(await download.text()).toBe(
      `Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\r\nbefore,${exam},120,,40\r\n\r\n`,
    )
  })

  test('leaves the cells of the others in the stored files as they are', async () => {
    const lines = [
      'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage',
      `dash,DASH,-,-,-`,
      `${gita},DASH,60,1,30`,
    ]
    const file = new File([lines.join('\r\n')], 'Dash.csv', { type: 'text/csv' })
    const { id } = await scenario.resultFile(file)
    await forget()
    const { resultFiles } = await admin().run(ResultFiles)
    const download = await admin().fetch(resultFiles.find((one) => one.id === id)?.downloadUrl ?? '')
    expect(await download.text()).toBe(`${lines[0]}\r\ndash,DASH,-,-,-\r\n\r\n`)
  })

  test('takes the rows out of files in the trash, and keeps the others there', async () => {
    const { first, correction } = await scene()
    for (const file of [correction, first]) await admin().run(DeleteResultFile, { id: file.id })
    await cleanUpFiles({ db: app.db, files: app.files, log: app.app.log as never }, () => true)
    const inTrash = ['trash/exam_results']
    const before = (await originals(inTrash)).filter((file) => file.includes(gita))
    expect(before.length).toBeGreaterThan(0)
    await forget()
    const after = await originals(inTrash)
    expect(after.filter((file) => file.includes(gita))).toEqual([])
    expect(after.filter((file) => file.includes('before')).length).toBeGreaterThanOrEqual(before.length)
  })

  test('takes the rows out of a file that is removed meanwhile', async () => {
    const { first } = await scene()
    const { put } = app.files
    vi.spyOn(app.files, 'put').mockImplementationOnce(async (...copy) => {
      await admin().run(DeleteResultFile, { id: first.id })
      await backgroundSettled()
      return put(...copy)
    })
    expect(await forget()).toMatchObject({ results: 1 })
    expect((await originals(['trash/exam_results'])).join()).not.toContain(gita)
  })

  test('takes them out of the top ten, which every process remembers', async () => {
    await scene()
    const best = async () =>
      (await app.newClient().run(TopPerformers, { examId: exam })).topPerformers.map(
        ({ result }) => result.candidateId,
      )
    expect(await best()).toEqual([gita, 'before'].sort())
    await forget()
    expect(await best()).toEqual(['before'])
  })

  test('holds when a file is taken back or a staged one is published, and when its original is uploaded again', async () => {
    const { correction, first } = await scene()
    const staged = await scenario.stagedResultFile(
      resultsCsv([
        { candidate: 'before', exam, percentage: 61 },
        { candidate: gita, exam, percentage: 60 },
      ]),
    )
    await forget()
    const { stagedExamResults } = await admin().run(StagedResults, { id: staged.id })
    expect(JSON.stringify(stagedExamResults)).not.toContain(`"${gita}"`)

    const publish = async () =>
      (
        await admin().run(PublishResults, {
          id: staged.id,
          input: { revisionReason: 'RETOTALLED', examId: exam },
        })
      ).publishExamResults
    expect((await publish()).__typename).toBe('StalePreview')
    expect((await publish()).__typename).toBe('ExamResultFile')
    expect(await lookUp('before')).toMatchObject({ percentage: '61' })
    expect(await lookUp(gita)).toBeNull()
    for (const id of [staged.id, correction.id]) await admin().run(DeleteResultFile, { id })
    expect(await lookUp('before')).toMatchObject({ percentage: '40' })
    expect(await lookUp(gita)).toBeNull()

    const { resultFiles } = await admin().run(ResultFiles)
    const address = resultFiles.find(({ id }) => id === first.id)?.downloadUrl ?? ''
    const original = await (await app.as('ADMIN').fetch(address)).text()
    await scenario.resultFile(new File([original], 'Again.csv', { type: 'text/csv' }))
    expect(await lookUp('before')).toMatchObject({ percentage: '40' })
    expect(await kept()).toBeNull()
  })

  test('is on record without saying whose data it was', async () => {
    await scene()
    await forget()
    const latest = await app.db.prisma.activity.findFirstOrThrow({
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    })
    expect(latest).toMatchObject({
      action: 'candidate.deleted',
      subject: '2 results, 1 list entry',
      subjectId: null,
    })
  })

  test('leaves no file behind, also when two admins do it at once', async () => {
    await scene()
    const before = (await originals()).length
    const answers = await Promise.all([forget(), forget()])
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'DeletedCandidateData',
      'InvalidInput',
    ])
    expect(await originals()).toHaveLength(before)
    await cleanUpFiles({ db: app.db, files: app.files, log: app.app.log as never }, () => true)
    expect(await originals()).toHaveLength(before)
  })
})
