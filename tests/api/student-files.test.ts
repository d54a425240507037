import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_CANDIDATE } from '#prisma/demo-content/student-area/assignments.ts'
import { seedContent } from '#prisma/seed-content.ts'
import { type PdfKind, pdfPages } from '#server/domains/student-area/student-pdf.ts'
import { createLog } from '#server/lib/log.ts'
import { graphql } from '#tests/gql/gql.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Pdfs = graphql(`
  query PdfsForTests {
    studyMaterials { pdf { url } }
    questionBank { pdf { url } }
    previousPapers { pdf { url } }
    syllabus { pdf { url } }
    payments { id receiptUrl }
  }
`)

let app: TestApp
let pdfs: string[]
let receipt: string
/** The address that a receipt of an unpaid fee would have. */
let pending: string

const warnings: string[] = []
const log = createLog({ level: 'warn', pretty: false, to: { write: (line) => void warnings.push(line) } })

beforeAll(async () => {
  app = await testApp({ log })
  await seedContent(app.db)
  await app.as('STUDENT').fetch('/healthz')
  const { id: userId } = await app.db.prisma.user.findFirstOrThrow({ where: { role: 'STUDENT' } })
  await app.db.prisma.candidateLink.create({ data: { candidateId: DEMO_CANDIDATE, userId } })
  const { studyMaterials, questionBank, previousPapers, syllabus, payments } = await app
    .as('STUDENT')
    .run(Pdfs)
  receipt = payments.find(({ receiptUrl }) => receiptUrl)?.receiptUrl ?? ''
  pending = `/files/student/receipts/${payments[0]?.id}.pdf`
  pdfs = [studyMaterials, questionBank, previousPapers, syllabus].flat().map(({ pdf }) => pdf.url)
})
afterAll(() => app.close())

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
  // What would be made would be ready before this.
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

test('there is no receipt for somebody who signed up, and has paid nothing here', async () => {
  await addAccount(app, { email: 'signed-up@example.com' })
  const student = await signedInBrowser(app, 'signed-up@example.com')
  expect((await student.fetch(receipt)).status).toBe(404)
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
