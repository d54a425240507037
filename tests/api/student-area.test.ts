import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_CANDIDATE } from '#prisma/demo-content/student-area/assignments.ts'
import { seedContent } from '#prisma/seed-content.ts'
import { graphql } from '#tests/gql/gql.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StudentArea = graphql(`
  query StudentAreaForTests {
    studyMaterials { id title subject kind summary pdf { url fileName pages size } }
    questionBank { subject questionCount chapters pdf { url } }
    assignments { title subject status dueAt submittedOn marks fullMarks }
    previousPapers { title heldOn questionCount minutes pdf { url } }
    syllabus { course programs weeks subjects { name lessons topics } pdf { url } }
    examSchedule { id title startsAt endsAt place covers questionCount }
    outsideLinks { label about url }
    emptyStudentPages
    howToPay
    payments { term amount period status dueOn paidOn method receiptNumber receiptUrl }
  }
`)

const ExamDuties = graphql(`
  query ExamDutiesForTests {
    examDuties { reportAt invigilators exam { id startsAt } }
  }
`)

let app: TestApp

beforeAll(async () => {
  app = await testApp()
  await seedContent(app.db)
  // A Saturday morning in Nepal, on which UTC still has Friday.
  const now = new Date('2027-03-05T20:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now })
  Object.assign(app.db, { now: () => now })
  await app.as('STUDENT').run(StudentArea)
  const { id: userId } = await app.db.prisma.user.findFirstOrThrow({ where: { role: 'STUDENT' } })
  await app.db.prisma.candidateLink.create({ data: { candidateId: DEMO_CANDIDATE, userId } })
})
afterAll(async () => {
  await app.close()
  vi.useRealTimers()
})

test('a student gets what the specification lists', async () => {
  const area = await app.as('STUDENT').run(StudentArea)
  expect(area.studyMaterials.map(({ title }) => title)).toEqual([
    'Physics study notes',
    'Chemistry formula sheet',
    'Mathematics problem set',
    'Biology chapter notes',
    'English grammar guide',
    'Computer Science programming notes',
  ])
  for (const { pdf } of area.studyMaterials) {
    const file = await app.as('STUDENT').fetch(pdf.url)
    expect(file.headers.get('content-length')).toBe(String(pdf.size))
    expect(file.headers.get('content-disposition')).toContain(pdf.fileName)
  }
  expect(area.questionBank.map(({ subject }) => subject)).toEqual([
    'Zoology',
    'Botany',
    'Chemistry',
    'Physics',
    'MAT',
  ])
  expect(area.syllabus.map(({ course }) => course)).toEqual([
    'Medical Entrance',
    'Paramedical',
    'Applied Science & Technology',
  ])
})

test('days are counted from today in Nepal', async () => {
  const { assignments, examSchedule, payments } = await app.as('STUDENT').run(StudentArea)
  expect(assignments.map(({ status, dueAt }) => [status, dueAt])).toEqual([
    ['OVERDUE', '2027-03-04T11:15:00.000Z'],
    ['DUE', '2027-03-08T11:15:00.000Z'],
    ['DUE', '2027-03-11T11:15:00.000Z'],
    ['DUE', '2027-03-15T11:15:00.000Z'],
    ['SUBMITTED', '2027-03-05T11:15:00.000Z'],
    ['SUBMITTED', '2027-02-27T11:15:00.000Z'],
    ['SUBMITTED', '2027-02-22T11:15:00.000Z'],
  ])
  expect(examSchedule[0]).toMatchObject({
    title: 'CEE Model Test 16',
    startsAt: '2027-03-06T01:15:00.000Z',
    endsAt: '2027-03-06T04:15:00.000Z',
  })
  const [next, ...others] = payments
  expect(next).toMatchObject({ amount: 45000, period: 'per term', status: 'PENDING', receiptUrl: null })
  expect(others).toHaveLength(3)
  for (const one of others) {
    expect(one).toMatchObject({ amount: 45000, status: 'PAID', receiptNumber: expect.stringMatching(/^R-/) })
    expect(one.receiptUrl).toMatch(/^\/files\/student\/receipts\//)
  }
})

test('a student who signed up is told of no payment that never was', async () => {
  await addAccount(app, { email: 'signed-up@example.com' })
  const student = await signedInBrowser(app, 'signed-up@example.com')
  const area = await student.run(StudentArea)
  expect(area.payments).toEqual([])
  expect(area.studyMaterials.length).toBeGreaterThan(0)
})

test('a teacher gets the same exams, and when to be there', async () => {
  const [{ examDuties }, { examSchedule }] = await Promise.all([
    app.as('TEACHER').run(ExamDuties),
    app.as('STUDENT').run(StudentArea),
  ])
  expect(examDuties.map(({ exam }) => exam.id)).toEqual(examSchedule.map(({ id }) => id))
  expect(examDuties[0]).toMatchObject({ reportAt: '2027-03-06T00:30:00.000Z', invigilators: 8 })
})
