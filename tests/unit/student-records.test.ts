import { describe, expect, test } from 'vitest'
import { assignmentStatus, assignmentsAt } from '#server/domains/student-area/assignment-rules.ts'
import { examsFrom } from '#server/domains/student-area/exam-calendar-rules.ts'
import { paymentsAt, TERM_FEE } from '#server/domains/student-area/payment-rules.ts'

/** Ordinary days, the ends of terms and years, a leap day, and moments at which Nepal has another date than UTC. */
const moments = [
  '2026-11-21T06:00:00Z',
  '2026-12-31T18:30:00Z',
  '2027-01-01T00:00:00Z',
  '2027-01-10T12:00:00Z',
  '2027-04-30T23:59:59Z',
  '2028-02-29T05:00:00Z',
  '2029-09-01T18:14:59Z',
].map((moment) => new Date(moment))

describe.each(moments)('at %s', (now) => {
  test('there are assignments of every status, and each status is true', () => {
    const found = assignmentsAt(now).map((one) => ({ ...one, status: assignmentStatus(one, now) }))
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['OVERDUE', 'DUE', 'SUBMITTED']))
    for (const { status, dueAt, submittedAt, marks, fullMarks } of found) {
      expect(submittedAt === null || submittedAt <= now).toBe(true)
      if (status === 'DUE') expect(dueAt.getTime()).toBeGreaterThanOrEqual(now.getTime())
      if (status === 'OVERDUE') expect(dueAt.getTime()).toBeLessThan(now.getTime())
      if (marks !== null) expect(status === 'SUBMITTED' && marks <= fullMarks).toBe(true)
    }
  })

  test('the exams are ahead, in order, and each once', () => {
    const exams = examsFrom(now)
    expect(exams.length).toBeGreaterThan(6)
    expect(exams.every(({ startsAt, endsAt }) => endsAt > now && endsAt > startsAt)).toBe(true)
    expect(exams).toEqual([...exams].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()))
    expect(new Set(exams.map(({ id }) => id)).size).toBe(exams.length)
  })

  test('one fee is to pay and not yet late, those before are paid', () => {
    const [pending, ...paid] = paymentsAt(now)
    expect(pending).toMatchObject({ amount: TERM_FEE, paidAt: null, receiptNumber: null })
    expect(Date.parse(`${pending?.dueOn}T23:59:59+05:45`)).toBeGreaterThan(now.getTime())
    expect(paid.every(({ paidAt, receiptNumber }) => paidAt !== null && paidAt < now && receiptNumber)).toBe(
      true,
    )
  })
})

test('an assignment becomes overdue when its time is over', () => {
  const open = { dueAt: new Date('2026-11-21T11:15:00Z'), submittedAt: null }
  expect(assignmentStatus(open, new Date('2026-11-21T11:15:00Z'))).toBe('DUE')
  expect(assignmentStatus(open, new Date('2026-11-21T11:15:01Z'))).toBe('OVERDUE')
  const late = { ...open, submittedAt: new Date('2026-11-22T05:00:00Z') }
  expect(assignmentStatus(late, new Date('2026-11-23T05:00:00Z'))).toBe('SUBMITTED')
})

test('model tests keep their number: what comes next follows the calendar', () => {
  const next = (now: string) => examsFrom(new Date(now)).find(({ id }) => id.startsWith('cee'))
  expect(next('2026-11-13T20:00:00Z')).toMatchObject({
    id: 'cee-model-test-8',
    title: 'CEE Model Test 8',
    startsAt: new Date('2026-11-14T07:00:00+05:45'),
    endsAt: new Date('2026-11-14T10:00:00+05:45'),
  })
  // Listed until it is over.
  expect(next('2026-11-14T10:00:00+05:45')?.id).toBe('cee-model-test-9')
  expect(next('2026-11-14T09:59:00+05:45')?.id).toBe('cee-model-test-8')
})
