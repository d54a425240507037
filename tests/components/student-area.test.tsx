import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExamTime } from '#client/features/student-area/exam-time.tsx'
import { StudentLayout } from '#client/layouts/student-layout.tsx'
import * as assignmentsPage from '#client/pages/student/assignments.tsx'
import * as linksPage from '#client/pages/student/links.tsx'
import * as materialsPage from '#client/pages/student/materials.tsx'
import * as paymentPage from '#client/pages/student/payment.tsx'
import * as portalPage from '#client/pages/student/portal/page.tsx'
import * as schedulePage from '#client/pages/student/schedule.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'
import { recordsAt, studentRecords } from '#tests/support/results/student-scenario.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: recordsAt }))
afterEach(() => vi.useRealTimers())

const open = (page: { Component: () => unknown }, root: Record<string, unknown> = studentRecords) =>
  openPage({ route: { path: '/here', ...page } as never, at: '/here', root })

test('the portal says what is next: exam, homework, fee, notice', async () => {
  await open(portalPage)
  const exam = screen.getByRole('region', { name: 'CEE Model Test 9' })
  expect(exam.textContent).toContain('Jan 31, 2027, 7:00 AM to 10:00 AM')
  expect(within(exam).getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/files/student/exam-schedule.ics',
  )
  expect(screen.getByText('Assignments: 2 to hand in')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Assignment 1' }).getAttribute('href')).toBe('/assignments')
  expect(
    screen.getByRole('link', { name: '₹45,000 by Jan 10, 2027 (26 Poush 2083)' }).getAttribute('href'),
  ).toBe('/payment')
  expect(screen.getByRole('link', { name: 'बिदा' }).getAttribute('href')).toBe('/news/n1')
})

test('the portal leads to the courses unless there are none', async () => {
  await open(portalPage)
  expect(screen.getByRole('link', { name: /^Courses/ })).toBeTruthy()
  cleanup()
  await open(portalPage, { ...studentRecords, content: { emptyPages: ['/courses'] } })
  expect(screen.getByRole('link', { name: /^Results/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Courses/ })).toBeNull()
})

test('a portal with nothing to do says so', async () => {
  await open(portalPage, {
    ...studentRecords,
    assignments: [],
    payments: [],
    examSchedule: [],
    notices: { nodes: [] },
  })
  expect(screen.getByRole('link', { name: 'No assignments yet' })).toBeTruthy()
  expect(screen.queryByText(/to hand in/)).toBeNull()
  expect(screen.getByRole('link', { name: 'No fees on record yet' })).toBeTruthy()
  expect(screen.queryByText('Your next exam')).toBeNull()
})

test('a portal with all homework handed in says so', async () => {
  const handedIn = studentRecords.assignments.filter(({ status }) => status === 'SUBMITTED')
  await open(portalPage, { ...studentRecords, assignments: handedIn })
  expect(screen.getByText('Assignments: 0 to hand in')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Everything is handed in' })).toBeTruthy()
})

test('of several fees to pay the earliest is the next', async () => {
  const [pending, ...paid] = studentRecords.payments
  const later = { ...pending, id: '2027-2', dueOn: '2027-05-10' }
  const root = { ...studentRecords, payments: [later, pending, ...paid] }
  await open(portalPage, root)
  expect(screen.getByRole('link', { name: /^₹45,000 by Jan 10, 2027/ })).toBeTruthy()
  cleanup()
  await open(paymentPage, root)
  const due = screen.getAllByText(/Jan 10, 2027/)[0]
  expect(due?.closest('table')).toBeNull()
})

test('homework of which nobody knows whether it is handed in is not called overdue, nor to hand in', async () => {
  const [overdue, due] = studentRecords.assignments
  const root = { ...studentRecords, assignments: [{ ...overdue, status: 'PAST' }, due] }
  await open(portalPage, root)
  expect(screen.getByText('Assignments: 1 to hand in')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Assignment 2' })).toBeTruthy()
  cleanup()
  await open(portalPage, { ...root, assignments: [{ ...overdue, status: 'PAST' }] })
  const tile = screen.getByRole('link', { name: 'Date passed' }).closest('section')
  expect(tile?.textContent).toContain('Link your Candidate ID in your account')
  expect(screen.queryByText('No assignments yet')).toBeNull()
  cleanup()
  await open(assignmentsPage, root)
  const past = screen.getByRole('region', { name: 'Date passed 1' })
  expect(past.textContent).toMatch(/Link your Candidate ID in your account.*Assignment 1/)
  expect(screen.queryByText('Overdue')).toBeNull()
})

test('every visit asks anew, and shows meanwhile what is known', async () => {
  let answer: (payments: unknown) => void = () => undefined
  const answers = [() => [], () => new Promise((resolve) => (answer = resolve))]
  const { navigate } = await open(paymentPage, { ...studentRecords, payments: () => answers.shift()?.() })
  expect(screen.getByRole('heading', { name: 'No fees on record yet' })).toBeTruthy()
  await navigate('/elsewhere')
  await navigate('/here')
  expect(screen.getByRole('heading', { name: 'No fees on record yet' })).toBeTruthy()
  answer(studentRecords.payments)
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(answers).toEqual([])
})

test('a visit that the network fails shows what is known', async () => {
  const answers = [() => studentRecords.payments, () => Promise.reject(new Error('No network'))]
  const { navigate } = await open(paymentPage, { ...studentRecords, payments: () => answers.shift()?.() })
  await navigate('/elsewhere')
  await navigate('/here')
  expect(screen.getByRole('table')).toBeTruthy()
  expect(answers).toEqual([])
})

test('an exam that is over is not called under way', () => {
  const [exam] = studentRecords.examSchedule
  if (!exam) throw new Error('There is no exam')
  const said = (now: string) => {
    const { container } = renderPart(<ExamTime exam={exam} now={Date.parse(now)} />)
    return container.textContent
  }
  expect(said('2027-01-31T04:14:59Z')).toContain('under way')
  expect(said('2027-01-31T04:15:00Z')).toMatch(/today\)$/)
  expect(said('2027-02-01T04:15:00Z')).toMatch(/yesterday\)$/)
})

test('somebody without payments is told of none', async () => {
  await open(paymentPage, { ...studentRecords, payments: [] })
  expect(screen.getByRole('heading', { name: 'No fees on record yet' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('each assignment says its status in words, with the date that counts', async () => {
  await open(assignmentsPage)
  const row = (title: string) =>
    screen.getByRole('heading', { level: 3, name: title }).closest('li')?.textContent
  expect(row('Assignment 1')).toMatch(/Overdue.*2 days ago.*20 marks/)
  expect(row('Assignment 2')).toMatch(/Due.*in 2 days/)
  expect(row('Assignment 3')).toMatch(/Submitted.*Handed in.*18 of 20 marks/)
  expect(row('Assignment 3')).not.toContain('late')
})

test('the exams stand under the month of Nepal', async () => {
  await open(schedulePage)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'January 2027',
    'February 2027',
  ])
})

test('a paid term has its receipt, the pending one what to do', async () => {
  await open(paymentPage)
  expect(screen.getByRole('link', { name: 'Receipt R-2026-3-0124 as PDF' }).getAttribute('href')).toBe(
    '/files/student/receipts/2026-3.pdf',
  )
  const due = screen.getByRole('region', { name: 'January to April 2027' })
  expect(due.textContent).toMatch(/Pending.*₹45,000.*per term, due by Jan 10, 2027/)
  expect(within(due).getByRole('link', { name: '01-5970124' })).toBeTruthy()
  expect(screen.getAllByText('Paid')).toHaveLength(1)
})

test('a download says of what it is, and how large', async () => {
  await open(materialsPage)
  const link = screen.getByRole('link', { name: 'Download PDF : Physics study notes' })
  expect(link.getAttribute('href')).toBe('/files/student/m1.pdf')
  expect(link.parentElement?.textContent).toContain('2 pages, 46 kB')
})

test('links are those that the institute has', async () => {
  const site = { phones: ['01-5970124'], onlineClassUrl: 'https://class.example.edu.np/login' }
  await open(linksPage, { ...studentRecords, site })
  const list = screen.getByRole('list')
  expect(within(list).getAllByRole('link')).toHaveLength(1)
  expect(list.textContent).toContain('Live classes to join from home · class.example.edu.np')
})

test('without any, the page says so and whom to call', async () => {
  await open(linksPage, { ...studentRecords, site: { phones: ['01-5970124'] } })
  expect(screen.getByRole('heading', { name: 'No links yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call 01-5970124' })).toBeTruthy()
})

test.each(['/student', '/portal', '/portal/'])('the menu knows that %s is the portal', (at) => {
  renderPart(
    <StudentLayout onSignOut={() => {}}>
      <p>Page</p>
    </StudentLayout>,
    { at },
  )
  for (const link of screen.getAllByRole('link', { name: /^(Student )?Portal$/, hidden: true }))
    expect(link.getAttribute('aria-current')).toBe('page')
  for (const link of screen.getAllByRole('link', { name: 'Results', hidden: true }))
    expect(link.getAttribute('aria-current')).toBeNull()
})
