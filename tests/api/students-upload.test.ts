import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CleanUpServices, cleanUpLayers } from '#server/domains/imports/remove-layer.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import { ExamResult } from '#tests/support/results/results-operations.ts'
import { csvFile, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import {
  DeleteStudentUploads,
  DiscardStagedStudents,
  PublishStudents,
  SetStudentUploadActive,
  StagedStudents,
  StageStudents,
  StudentUpload,
  StudentUploads,
  studentSamples,
} from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

async function deleteLists(): Promise<void> {
  const { studentUploads } = await app.as('ADMIN').run(StudentUploads)
  await app.as('ADMIN').run(DeleteStudentUploads, { ids: studentUploads.map(({ id }) => id) })
}

const stage = async (file: File) => (await app.as('ADMIN').run(StageStudents, { file })).stageStudents
async function staged(file: File) {
  const answer = await stage(file)
  if (answer.__typename !== 'StagedStudents') throw new Error(JSON.stringify(answer))
  return answer
}

async function refusal(file: File) {
  const answer = await stage(file)
  if (answer.__typename !== 'InvalidCsv') throw new Error('The file was taken')
  return answer
}

describe('a student list', () => {
  beforeAll(deleteLists)

  test('has students without a Candidate ID whose names begin like words for totals', async () => {
    const names = ['Min Bahadur Thapa', 'कुल बहादुर थापा', 'कुलदीप', 'Sum Maya Rai']
    const rows = names.map((name) => `,${name},Day`)
    const lines = ['Candidate ID,Student Name,Groups', ...rows, ',कुल,25', 'Total students,4,', ',Highest,9']
    const { problems } = await refusal(csvFile(lines.join('\n')))
    const total = 'This row is a total and no candidate. Delete it.'
    expect(problems.map(({ message }) => message)).toEqual([
      ...names.map(() => 'Candidate ID is required'),
      ...[total, total, total],
    ])
  })

  test('of 2,000 is staged under its name without .csv, with a sample', async () => {
    const answer = await staged(await studentSamples.students())
    expect(answer).toMatchObject({
      fileName: 'students-2000',
      ...{ totalRows: 2000, newRows: 2000, changedRows: 0, unchangedRows: 0 },
      findings: [],
    })
    expect(answer.sample).toHaveLength(50)
    expect(answer.sample[0]).toEqual({
      ...{ rowNumber: 2, candidateId: '081000', studentName: 'कमला राई', groups: 'Group A' },
      ...{ change: 'NEW', before: null },
    })
    const hours = (Date.parse(answer.expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    const { stagedStudents } = await app.as('ADMIN').run(StagedStudents, { id: answer.id })
    expect(stagedStudents).toEqual({ ...answer, __typename: undefined })
  })
})

describe('a student list that follows others', () => {
  beforeAll(async () => {
    await deleteLists()
    await scenario.studentList(await studentSamples.students())
  })

  test('is compared with what the active lists say: changed first, then new, then unchanged', async () => {
    const answer = await staged(
      csvFile(
        [
          'Shift,Registration Number,Student Name,Groups',
          'M,081000,कमला राई,Group A',
          'M,99,New Student,Day',
          'M,081001,Anjali Dahal Sharma,"Group A, Morning"',
          'M,81000,Kamala Rai,Day',
          '',
        ].join('\n'),
        'changes.CSV',
      ),
    )
    expect(answer).toMatchObject({
      fileName: 'changes',
      ...{ totalRows: 4, newRows: 2, changedRows: 1, unchangedRows: 1 },
      findings: [
        {
          message:
            'Candidate IDs that a student list has in another spelling, such as 81000 for 081000. Each counts as another candidate. Correct the IDs in the file, unless they are other candidates.',
          count: 1,
        },
        {
          message:
            'Students of the active lists who are not in this file: they keep the names and groups they have.',
          count: 1998,
        },
        { message: 'The column “Shift” is ignored.', count: null },
      ],
    })
    expect(answer.sample.map(({ rowNumber, change, before }) => [rowNumber, change, before])).toEqual([
      [4, 'CHANGED', { studentName: 'Anjali Dahal', groups: 'Group A, Morning' }],
      [3, 'NEW', null],
      [5, 'NEW', null],
      [2, 'UNCHANGED', { studentName: 'कमला राई', groups: 'Group A' }],
    ])
  })

  test('that says nothing new is noticed', async () => {
    const { findings } = await staged(csvFile('Candidate ID,Student Name,Groups\n081000,कमला राई,Group A\n'))
    expect(findings.map(({ message }) => message)).toContain(
      'Every row is the same as what the active lists say already.',
    )
  })
})

describe('a list with errors', () => {
  test('is refused in the words of the specification, and nothing is kept', async () => {
    const before = await app.db.prisma.student.count()
    const { message, problemCount, errorCount, problems } = await refusal(await studentSamples.withErrors())
    expect(message).toBe('Found 16 validation errors. Please fix them before uploading.')
    expect(problemCount).toBe(18)
    expect(errorCount).toBe(16)
    expect(problems.slice(0, 3)).toEqual([
      { row: 4, column: 'Candidate ID', message: 'Candidate ID is required' },
      { row: 5, column: 'Student Name', message: 'Student Name is required' },
      { row: 6, column: 'Groups', message: 'Group is required' },
    ])
    expect(await app.db.prisma.student.count()).toBe(before)
  })

  test.each([
    ['Candidate ID,Student Name', ['The column “Groups” is missing.']],
    [
      'Candidate ID,Registration Number,Student Name,Group,Groups',
      [
        'Both “Candidate ID” and “Registration Number” are Candidate ID. Remove one of them.',
        'Both “Group” and “Groups” are Groups. Remove one of them.',
      ],
    ],
  ])('with the header %s is refused', async (header, messages) => {
    const { message, problems } = await refusal(csvFile(`${header}\n1,2,3,4,5\n`))
    expect(message).toBe(
      'Invalid CSV format. The required columns are Candidate ID or Registration Number, Student Name and Groups',
    )
    expect(problems.map((problem) => problem.message)).toEqual(messages)
  })

  test('that lists a candidate twice names both rows', async () => {
    const { problems } = await refusal(
      studentsCsv([{ candidate: '1' }, { candidate: '2' }, { candidate: ' 1 ' }]),
    )
    expect(problems).toEqual([
      { row: 4, column: 'Candidate ID', message: 'Candidate ID “1” is in row 2 already.' },
    ])
  })

  test('that is no CSV file is refused by its name', async () => {
    expect((await refusal(csvFile('x', 'students.docx'))).message).toBe('Please upload a CSV file')
  })
})

describe('the original of a list', () => {
  const csv = studentsCsv([{ candidate: '1' }], 'बिहानी समूह.csv')

  async function addressOf(id: string): Promise<string> {
    const { studentUpload } = await app.as('ADMIN').run(StudentUpload, { id })
    return studentUpload?.downloadUrl ?? ''
  }

  test('opens by its signed address, under the name of the upload', async () => {
    const id = await scenario.studentList(csv)
    const response = await app.as('ADMIN').fetch(await addressOf(id))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(await csv.text())
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).toBe('बिहानी समूह.csv')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('opens without the PINs, and with every row in its line', async () => {
    const lines = (pin: string) => [
      'Candidate ID,Student Name,Groups,PIN',
      `1,Sita,A,${pin}`,
      '',
      `2,Ram,A,${pin}`,
    ]
    const id = await scenario.studentList(csvFile(lines('471199').join('\n')))
    const response = await app.as('ADMIN').fetch(await addressOf(id))
    expect(await response.text()).toBe([...lines(''), ''].join('\r\n'))
  })

  test('is closed without the signature, for another file, and once the list is deleted', async () => {
    const [one, other] = [await scenario.studentList(csv), await scenario.studentList(csv)]
    const address = await addressOf(one)
    const [path = ''] = address.split('?')
    const admin = app.as('ADMIN')
    expect((await admin.fetch(path)).status).toBe(404)
    expect((await admin.fetch(address.replace(one, other))).status).toBe(404)
    expect((await admin.fetch(address.replace('student-uploads', 'result-files'))).status).toBe(404)
    await admin.run(DeleteStudentUploads, { ids: [one] })
    expect((await admin.fetch(address)).status).toBe(404)
  })
})

test('a list that nobody publishes is swept after a day, with its rows and its file', async () => {
  const id = await scenario.stagedStudentList(studentsCsv([{ candidate: '1' }]))
  const { layer, filePath } = await app.db.prisma.studentUpload.update({
    where: { id },
    data: { expiresAt: new Date(Date.now() - 60_000) },
  })
  const log = app.app.log as CleanUpServices['log']
  await cleanUpLayers({ db: app.db, files: app.files, log }, studentsImport)
  expect(await app.db.prisma.studentUpload.findUnique({ where: { id } })).toBeNull()
  expect(await app.db.prisma.student.count({ where: { layer } })).toBe(0)
  expect(await app.files.stat(filePath)).toBeNull()
})

describe('a list that is staged or published', () => {
  beforeAll(() => scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'NAMED' }])))
  beforeEach(deleteLists)

  async function publish(id: string, input: { fileName: string; description?: string | null }) {
    return (await app.as('ADMIN').run(PublishStudents, { id, input })).publishStudents
  }

  const list = (name: string, candidate = '1', fileName = `${name}.csv`) =>
    studentsCsv([{ candidate, name }], fileName)

  /** Text that visitors see beside the result of candidate 1. */
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
          fields: [
            { path: 'id', message: 'This upload is not there any more. Please upload the file again' },
          ],
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
})
