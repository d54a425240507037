import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEMO_CANDIDATE } from '#prisma/demo-content/student-area/assignments.ts'
import { seedContent } from '#prisma/seed-content.ts'
import { type PdfKind, pdfPages } from '#server/domains/student-area/student-pdf.ts'
import { createLog } from '#server/lib/log.ts'
import { graphql } from '#tests/gql/gql.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
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
    payments { id term amount period status dueOn paidOn method receiptNumber receiptUrl }
  }
`)

const ExamDuties = graphql(`
  query ExamDutiesForTests {
    examDuties { reportAt invigilators exam { id startsAt } }
  }
`)

let app: TestApp
const warnings: string[] = []
const log = createLog({ level: 'warn', pretty: false, to: { write: (line) => void warnings.push(line) } })

let pdfs: string[]
let receipt: string
/** The address that a receipt of an unpaid fee would have. */
let pending: string

beforeAll(async () => {
  app = await testApp({ log })
  await seedContent(app.db)
  // A Saturday morning in Nepal, on which UTC still has Friday.
  const now = new Date('2027-03-05T20:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now })
  Object.assign(app.db, { now: () => now })
  await app.as('STUDENT').fetch('/healthz')
  const { id: userId } = await app.db.prisma.user.findFirstOrThrow({ where: { role: 'STUDENT' } })
  await app.db.prisma.candidateLink.create({ data: { candidateId: DEMO_CANDIDATE, userId } })
  const area = await app.as('STUDENT').run(StudentArea)
  const { studyMaterials, questionBank, previousPapers, syllabus, payments } = area
  receipt = payments.find(({ receiptUrl }) => receiptUrl)?.receiptUrl ?? ''
  pending = `/files/student/receipts/${payments[0]?.id}.pdf`
  pdfs = [studyMaterials, questionBank, previousPapers, syllabus].flat().map(({ pdf }) => pdf.url)
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
    expect(one).toMatchObject({
      amount: 45000,
      status: 'PAID',
      receiptNumber: expect.stringMatching(/^R-/),
    })
    expect(one.receiptUrl).toMatch(/^\/files\/student\/receipts\//)
  }
})

test('a teacher gets the same exams, and when to be there', async () => {
  const [{ examDuties }, { examSchedule }] = await Promise.all([
    app.as('TEACHER').run(ExamDuties),
    app.as('STUDENT').run(StudentArea),
  ])
  expect(examDuties.map(({ exam }) => exam.id)).toEqual(examSchedule.map(({ id }) => id))
  expect(examDuties[0]).toMatchObject({ reportAt: '2027-03-06T00:30:00.000Z', invigilators: 8 })
})

test('a student who signed up, and has paid nothing here, has no payments and no receipt', async () => {
  await addAccount(app, { email: 'signed-up@example.com' })
  const student = await signedInBrowser(app, 'signed-up@example.com')
  const area = await student.run(StudentArea)
  expect(area.payments).toEqual([])
  expect(area.studyMaterials.length).toBeGreaterThan(0)
  expect((await student.fetch(receipt)).status).toBe(404)
})

const files = [
  ...Object.entries(pdfPages).map(([kind, page]) => ({ what: kind, path: () => pathOf(kind), page })),
  { what: 'a receipt', path: () => receipt, page: '/payment' },
  { what: 'the schedule', path: () => '/files/student/exam-schedule.ics', page: '/schedule' },
  { what: 'nothing', path: () => '/files/student/materials/missing.pdf', page: '/materials' },
]
const pathOf = (kind: PdfKind | string) => pdfs.find((path) => path.includes(`/${kind}/`)) ?? ''

describe.each(files)('the address of $what', ({ path, page }) => {
  test('is closed to visitors, whether it is there or not', async () => {
    const answer = await app.as('VISITOR').fetch(path())
    expect([answer.status, await answer.text()]).toEqual([401, 'Please sign in first.'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('leads a browser of a visitor to sign in and back to its page', async () => {
    const answer = await app.as('VISITOR').fetch(path(), { headers: { accept: 'text/html,*/*' } })
    expect(answer.status).toBe(302)
    const address = new URL(answer.headers.get('location') ?? '', app.url)
    expect([address.pathname, address.searchParams.get('denied')]).toEqual(['/auth', 'STUDENT'])
    expect(address.searchParams.get('next')).toBe(page)
  })

  test('keeps the language of the page that links to it', async () => {
    const headers = { accept: 'text/html,*/*' }
    const answer = await app.as('VISITOR').fetch(`${path()}?lang=ne`, { headers })
    const address = new URL(answer.headers.get('location') ?? '', app.url)
    expect([address.pathname, address.searchParams.get('next')]).toEqual(['/ne/auth', `/ne${page}`])
  })

  test.each(['TEACHER', 'ADMIN'] as const)('is refused to a %s', async (role) => {
    const answer = await app.as(role).fetch(path())
    expect([answer.status, await answer.text()]).toEqual([403, 'Your account may not do this.'])
  })
})

test('nothing is made for somebody who is refused', async () => {
  warnings.length = 0
  for (const { path } of files) await app.as('VISITOR').fetch(path())
  // A file would have been ready before this.
  for (const { path } of files) await app.as('STUDENT').fetch(path())
  expect(warnings).toEqual([])
})

test('each is a PDF for a student', async () => {
  expect(pdfs).toHaveLength(18)
  for (const path of pdfs) await expectPdf(path)
})

async function expectPdf(path: string) {
  const answer = await app.as('STUDENT').fetch(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''/,
  )
  const pdf = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(pdf.length))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
}

test('a receipt is made out to the student who asks', async () => {
  const answer = await app.as('STUDENT').fetch(receipt)
  const [text] = await readPdf(Buffer.from(await answer.arrayBuffer()))
  expect(text).toContain('Test STUDENT')
  expect(text).toContain('₹45,000')
})

test('there is no receipt for a fee that is not paid', async () => {
  expect((await app.as('STUDENT').fetch(pending)).status).toBe(404)
})

test.each([
  '/files/student/materials/missing.pdf',
  '/files/student/materials/..%2fletterhead.typ',
  '/files/student/',
])('a student finds nothing at %s', async (path) =>
  expect((await app.as('STUDENT').fetch(path)).status).toBe(404),
)

test('the schedule is a calendar', async () => {
  const answer = await app.as('STUDENT').fetch('/files/student/exam-schedule.ics')
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
})

test('a link still opens when the access token ran out and the session did not', async () => {
  const student = app.newClient()
  await app.as('STUDENT').fetch('/healthz')
  for (const [name, value] of app.as('STUDENT').cookies) student.cookies.set(name, value)
  student.cookies.delete('pravesh_access')
  const answer = await student.fetch('/files/student/exam-schedule.ics')
  expect(answer.status).toBe(200)
  expect(student.cookies.has('pravesh_access')).toBe(true)
})
