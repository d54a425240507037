import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ExamResult } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import {
  DeleteStudentUploads,
  DiscardStagedStudents,
  PublishStudents,
  SetStudentUploadActive,
  StagedStudents,
  StudentUpload,
  StudentUploads,
} from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'NAMED' }]))
})
afterAll(() => app.close())
afterEach(async () => {
  const { studentUploads } = await app.as('ADMIN').run(StudentUploads)
  await app.as('ADMIN').run(DeleteStudentUploads, { ids: studentUploads.map(({ id }) => id) })
})

async function publish(id: string, input: { fileName: string; description?: string | null }) {
  return (await app.as('ADMIN').run(PublishStudents, { id, input })).publishStudents
}

const list = (name: string, candidate = '1', fileName = `${name}.csv`) =>
  studentsCsv([{ candidate, name }], fileName)

/** What visitors see beside the result of candidate 1. */
async function nameShown() {
  const { examResult } = await app.as('VISITOR').run(ExamResult, { examId: 'NAMED', candidateId: '1' })
  return examResult?.student?.studentName
}

const setActive = (id: string, isActive: boolean) =>
  app.as('ADMIN').run(SetStudentUploadActive, { id, isActive })

describe('publishing a list', () => {
  test('gives it the name and description of the form', async () => {
    const id = await scenario.stagedStudentList(list('Sita'))
    expect(await nameShown()).toBeUndefined()
    expect(await publish(id, { fileName: '  Morning shift ', description: ' Kathmandu ' })).toMatchObject({
      __typename: 'StudentUpload',
      fileName: 'Morning shift',
      description: 'Kathmandu',
      totalStudents: 1,
      isActive: true,
      uploadedBy: { email: 'admin@test.example' },
    })
    expect(await nameShown()).toBe('Sita')
  })

  test('again with the same words answers the same, with others it is refused', async () => {
    const id = await scenario.stagedStudentList(list('Sita'))
    const first = await publish(id, { fileName: 'Once', description: '' })
    const again = await publish(id, { fileName: 'Once', description: null })
    expect({ ...again, downloadUrl: null }).toEqual({ ...first, downloadUrl: null })
    expect(await publish(id, { fileName: 'Twice' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'id', message: 'This list is published already' }],
    })
  })

  test('needs a name', async () => {
    const id = await scenario.stagedStudentList(list('Sita'))
    expect(await publish(id, { fileName: ' ', description: 'x'.repeat(1001) })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'input.fileName', message: 'File Name is required' },
        { path: 'input.description', message: 'The description is longer than 1000 characters' },
      ],
    })
  })

  test('of what is not there any more says so', async () => {
    const id = await scenario.stagedStudentList(list('Sita'))
    await app.as('ADMIN').run(DiscardStagedStudents, { id })
    for (const missing of [id, randomUUID(), 'nonsense']) {
      expect(await publish(missing, { fileName: 'Gone' })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ path: 'id', message: 'This upload is not there any more. Please upload the file again' }],
      })
      expect(await app.as('ADMIN').run(StagedStudents, { id: missing })).toEqual({ stagedStudents: null })
    }
  })
})

describe('of several lists', () => {
  test('the newest active one that names a candidate counts', async () => {
    const older = await scenario.studentList(list('Sita'))
    const newer = await scenario.studentList(list('Sita Sharma'))
    await scenario.studentList(list('Somebody else', '2'))
    expect(await nameShown()).toBe('Sita Sharma')

    await setActive(newer, false)
    expect(await nameShown()).toBe('Sita')
    await setActive(older, false)
    expect(await nameShown()).toBeUndefined()
    await setActive(older, true)
    await setActive(newer, true)
    expect(await nameShown()).toBe('Sita Sharma')
    await app.as('ADMIN').run(DeleteStudentUploads, { ids: [newer] })
    expect(await nameShown()).toBe('Sita')
  })

  test('are listed newest first, active or not, and one can be asked for', async () => {
    const one = await scenario.studentList(list('One'))
    const two = await scenario.studentList(list('Two'))
    const staged = await scenario.stagedStudentList(list('Three'))
    await setActive(two, false)
    const { studentUploads } = await app.as('ADMIN').run(StudentUploads)
    expect(studentUploads.map(({ id, isActive }) => [id, isActive])).toEqual([
      [two, false],
      [one, true],
    ])
    const [newest, oldest] = studentUploads
    expect(newest?.publishOrder).toBeGreaterThan(oldest?.publishOrder ?? 0)
    const { studentUpload } = await app.as('ADMIN').run(StudentUpload, { id: one })
    expect(studentUpload).toMatchObject({ id: one, fileName: 'One' })
    for (const missing of [staged, 'nonsense']) {
      expect(await app.as('ADMIN').run(StudentUpload, { id: missing })).toEqual({ studentUpload: null })
    }
  })
})

test('a list that is not published cannot be switched', async () => {
  const id = await scenario.stagedStudentList(list('Sita'))
  const refusal = async (of: string) => {
    const { errors } = await app.as('ADMIN').send(SetStudentUploadActive, { id: of, isActive: false })
    return `${errors?.[0]?.extensions?.code}: ${errors?.[0]?.message}`
  }
  expect(await refusal(id)).toBe('CONFLICT: This student list is not published yet.')
  await app.as('ADMIN').run(DiscardStagedStudents, { id })
  for (const missing of [id, 'nonsense'])
    expect(await refusal(missing)).toBe('NOT_FOUND: This student list is not there any more.')
})

describe('a preview that no longer tells the truth', () => {
  const sita = () => scenario.stagedStudentList(studentsCsv([{ candidate: '1', name: 'Sita Sharma' }]))

  test('stops the publication and comes anew, without a second upload', async () => {
    const mine = await sita()
    await scenario.studentList(list('Sita'))
    expect(await publish(mine, { fileName: 'Mine' })).toMatchObject({
      __typename: 'StaleStudentsPreview',
      message: 'The active student lists have changed meanwhile. Please check the new preview.',
      preview: { id: mine, newRows: 0, changedRows: 1, sample: [{ before: { studentName: 'Sita' } }] },
    })
    expect(await nameShown()).toBe('Sita')
    expect(await publish(mine, { fileName: 'Mine' })).toMatchObject({ __typename: 'StudentUpload' })
    expect(await nameShown()).toBe('Sita Sharma')
  })

  test('is noticed when a list was switched off or deleted', async () => {
    const standing = await scenario.studentList(list('Sita'))
    const mine = await sita()
    await setActive(standing, false)
    expect(await publish(mine, { fileName: 'Mine' })).toMatchObject({
      __typename: 'StaleStudentsPreview',
      preview: { newRows: 1, changedRows: 0 },
    })
    await setActive(standing, true)
    expect(await publish(mine, { fileName: 'Mine' })).toMatchObject({
      __typename: 'StaleStudentsPreview',
      preview: { newRows: 0, changedRows: 1 },
    })
    await app.as('ADMIN').run(DeleteStudentUploads, { ids: [standing] })
    expect(await publish(mine, { fileName: 'Mine' })).toMatchObject({ __typename: 'StaleStudentsPreview' })
  })

  test('still tells it when a list is switched off and on again, or one that is off is deleted', async () => {
    const standing = await scenario.studentList(list('Sita'))
    const off = await scenario.studentList(list('Nobody', '7'))
    await setActive(off, false)
    const mine = await sita()
    await setActive(standing, false)
    await setActive(standing, true)
    await app.as('ADMIN').run(DeleteStudentUploads, { ids: [off] })
    expect(await publish(mine, { fileName: 'Mine' })).toMatchObject({ __typename: 'StudentUpload' })
  })
})

describe('discarding', () => {
  test('throws away what is staged, and never what is published', async () => {
    const staged = await scenario.stagedStudentList(list('Sita'))
    const published = await scenario.studentList(list('Gita'))
    const discard = async (id: string) =>
      (await app.as('ADMIN').run(DiscardStagedStudents, { id })).discardStagedStudents
    expect(await discard(published)).toBe(false)
    expect(await nameShown()).toBe('Gita')
    expect(await discard(staged)).toBe(true)
    expect(await discard(staged)).toBe(false)
    expect(await discard('nonsense')).toBe(false)
  })

  test('of published lists is done by deleting, which leaves staged ones alone', async () => {
    const staged = await scenario.stagedStudentList(list('Sita'))
    const one = await scenario.studentList(list('One'))
    const two = await scenario.studentList(list('Two'))
    const ids = [one, staged, two, one, 'nonsense']
    expect(await app.as('ADMIN').run(DeleteStudentUploads, { ids })).toEqual({ deleteStudentUploads: 2 })
    expect((await app.as('ADMIN').run(StagedStudents, { id: staged })).stagedStudents).not.toBeNull()
  })
})

test('every change is logged with who made it, and what changes nothing is not', async () => {
  const id = await scenario.stagedStudentList(list('Noted'))
  await publish(id, { fileName: 'Noted' })
  await publish(id, { fileName: 'Noted' })
  for (const isActive of [true, false, false, true]) await setActive(id, isActive)
  await app.as('ADMIN').run(DeleteStudentUploads, { ids: [id] })
  await app.as('ADMIN').run(DeleteStudentUploads, { ids: [id] })
  const activities = await app.db.prisma.activity.findMany({
    where: { subject: { startsWith: 'Noted' } },
    orderBy: { at: 'asc' },
    select: { action: true, actor: { select: { email: true } } },
  })
  const actor = { email: 'admin@test.example' }
  expect(activities).toEqual(
    ['staged', 'published', 'deactivated', 'activated', 'removed'].map((change) => ({
      action: `students.${change}`,
      actor,
    })),
  )
})
