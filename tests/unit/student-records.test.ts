import { describe, expect, test } from 'vitest'
import { DEMO_CANDIDATE, demoAssignments } from '#prisma/demo-content/student-area/assignments.ts'
import { assignments, fees, handedInOf, paymentLineOf } from '#server/content/declarations/student-records.ts'
import { isFor, type OwnCandidate } from '#server/domains/candidates/own-candidates.ts'
import {
  type AssignmentItem,
  assignmentStatus,
  assignmentsOf,
} from '#server/domains/student-area/assignment-rules.ts'
import { type ExamSeries, examsFrom } from '#server/domains/student-area/exam-calendar-rules.ts'
import { type FeeItem, paymentsOf } from '#server/domains/student-area/payment-rules.ts'
import { said } from '#server/locales/say.ts'
import { dayAfter, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { demoPaymentsOn } from '#tests/support/content/demo-payments.ts'
import { demoSeries } from '#tests/support/content/demo-series.ts'

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

/** Added 40 days before. */
const seededAt = (now: Date) => {
  const publishedAt = new Date(now.getTime() - 40 * 86_400_000)
  return demoAssignments(todayInNepal(publishedAt)).map(
    (item, index): AssignmentItem => ({ ...item, id: String(index), isSample: true, publishedAt }),
  )
}
const own = [{ candidateId: DEMO_CANDIDATE, groups: 'Group A, Evening' }]

describe.each(moments)('at %s', (now) => {
  test('there are assignments of every status, and each status is true', () => {
    const found = assignmentsOf(seededAt(now), own, now).map((one) => ({
      ...one,
      status: assignmentStatus(one, now),
    }))
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['OVERDUE', 'DUE', 'SUBMITTED']))
    for (const { status, dueAt, submittedOn, marks, fullMarks } of found) {
      expect(submittedOn === null || submittedOn <= todayInNepal(now)).toBe(true)
      if (status === 'DUE') expect(dueAt.getTime()).toBeGreaterThanOrEqual(now.getTime())
      if (status === 'OVERDUE') expect(dueAt.getTime()).toBeLessThan(now.getTime())
      if (marks !== null) expect(status === 'SUBMITTED' && marks <= fullMarks).toBe(true)
    }
  })

  test('the exams are ahead, in order, and each once', () => {
    const exams = examsFrom(demoSeries, now)
    expect(exams.length).toBeGreaterThan(6)
    expect(exams.every(({ startsAt, endsAt }) => endsAt > now && endsAt > startsAt)).toBe(true)
    expect(exams).toEqual([...exams].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()))
    expect(new Set(exams.map(({ id }) => id)).size).toBe(exams.length)
  })

  test('one fee is to pay and not yet late, those before are paid', () => {
    const today = todayInNepal(now)
    const [pending, ...others] = demoPaymentsOn(today)
    expect(pending).toMatchObject({ amount: 45_000, period: 'per term', paid: null })
    expect(pending && pending.dueOn >= today).toBe(true)
    expect(others).toHaveLength(3)
    for (const { amount, paid } of others) {
      expect([amount, paid?.receiptNumber.slice(0, 2), paid && paid.on < today]).toEqual([45_000, 'R-', true])
    }
  })
})

test('an assignment becomes overdue when its time is over', () => {
  const open = { dueAt: new Date('2026-11-21T11:15:00Z'), isSubmitted: false }
  expect(assignmentStatus(open, new Date('2026-11-21T11:15:00Z'))).toBe('DUE')
  expect(assignmentStatus(open, new Date('2026-11-21T11:15:01Z'))).toBe('OVERDUE')
  const late = { ...open, isSubmitted: true }
  expect(assignmentStatus(late, new Date('2026-11-23T05:00:00Z'))).toBe('SUBMITTED')
})

test('invigilators are there before the exam, or with it where nobody says how long before', () => {
  const [series] = demoSeries
  if (!series) throw new Error('The demo has no exams')
  const reportAt = (reportMinutes: number | null) => {
    const [exam] = examsFrom([{ ...series, reportMinutes }], new Date('2027-03-01T00:00:00Z'))
    return exam && (exam.startsAt.getTime() - exam.reportAt.getTime()) / 60_000
  }
  expect([reportAt(45), reportAt(null)]).toEqual([45, 0])
})

test('model tests keep their number: what comes next follows the calendar', () => {
  const next = (now: string) => examsFrom(demoSeries, new Date(now)).find(({ id }) => id.startsWith('cee'))
  expect(next('2026-11-13T20:00:00Z')).toMatchObject({
    id: 'cee-model-test-0',
    title: 'CEE Model Test 8',
    startsAt: new Date('2026-11-14T07:00:00+05:45'),
    endsAt: new Date('2026-11-14T10:00:00+05:45'),
  })
  // Listed until it is over.
  expect(next('2026-11-14T10:00:00+05:45')?.title).toBe('CEE Model Test 9')
  expect(next('2026-11-14T09:59:00+05:45')?.title).toBe('CEE Model Test 8')
})

const [series] = demoSeries
const once = { ...series, everyDays: null, firstNumber: null, day: '2026-12-01' } as ExamSeries
const from = (now: string, exam: ExamSeries) => examsFrom([exam], new Date(now))

test('an exam that is once is listed from six weeks before until it is over, under one id', () => {
  expect(from('2026-10-19T06:00:00Z', once)).toEqual([])
  expect(from('2026-10-20T06:00:00Z', once)).toMatchObject([{ id: once.id, title: 'CEE Model Test' }])
  expect(from('2026-12-01T05:00:00Z', once)).toEqual([])
})

test('an exam that lasts until after midnight is listed after midnight', () => {
  const late = { ...once, startsAt: '23:00', minutes: 120 }
  expect(from('2026-12-01T18:30:00Z', late)).toHaveLength(1)
  expect(from('2026-12-01T18:30:00Z', { ...late, everyDays: 7 })[0]?.startsAt).toEqual(
    new Date('2026-12-01T23:00:00+05:45'),
  )
})

test('repetitions end with the last day', () => {
  const weekly = { ...once, everyDays: 7, until: '2026-12-14' }
  expect(from('2026-11-28T06:00:00Z', weekly)).toHaveLength(2)
})

const item: AssignmentItem = {
  ...{ id: 'a', title: 'A', subject: 'B', task: 'C', dueOn: '2026-11-20', dueAt: '17:00', fullMarks: 20 },
  ...{ onlyFor: [], handedIn: [], isSample: false, publishedAt: new Date() },
}
const at = (day: string, change: Partial<AssignmentItem>) =>
  assignmentsOf([{ ...item, ...change }], own, new Date(`${day}T06:00:00Z`))

test('an assignment is for all, or for those whose candidate ID or group it names', () => {
  expect(isFor([], [])).toBe(true)
  for (const name of [DEMO_CANDIDATE, 'group a', ' Evening ', 'Group A, Evening'])
    expect(isFor(['Z', name], own), name).toBe(true)
  for (const name of ['Group', '81000', 'Morning']) expect(isFor([name], own), name).toBe(false)
  expect(at('2026-11-19', { onlyFor: ['Group B'] })).toEqual([])
})

test('who has handed it in is told so, with marks and day as far as they are noted', () => {
  expect(at('2026-11-25', { handedIn: [`${DEMO_CANDIDATE}, 18, 2026-11-19`] })).toMatchObject([
    { isSubmitted: true, marks: 18, submittedOn: '2026-11-19' },
  ])
  expect(at('2026-11-25', { handedIn: [`${DEMO_CANDIDATE}\t`] })).toMatchObject([
    { isSubmitted: true, marks: null, submittedOn: null },
  ])
  expect(at('2026-11-25', { handedIn: ['999'] })).toMatchObject([{ isSubmitted: false }])
})

test('without a note of who has handed it in, it is not called overdue for ever', () => {
  const forgotten = dayAfter(item.dueOn, 15)
  expect(at(dayAfter(item.dueOn, 14), {})).toHaveLength(1)
  expect(at(forgotten, {})).toEqual([])
  expect(at(forgotten, { handedIn: ['999'] })).toHaveLength(1)
})

/** As people type an ID: with either digits, in either case, with invisible characters. */
const TYPED = ['MED-081', 'med-०८१', 'Med-०\u200d८१', ' med-081\u200b ']

test.each(TYPED)('an ID that is typed %j is that of the candidate in each place', (typed) => {
  const candidates = [{ candidateId: 'Med-081', groups: null }]
  const now = new Date('2026-11-19T06:00:00Z')
  expect(isFor([typed], candidates)).toBe(true)
  const handedIn = [`${typed}, १८, 2026-11-19`]
  expect(assignmentsOf([{ ...item, handedIn }], candidates, now)).toMatchObject([{ marks: 18 }])
  expect(owed({ payments: [`${typed}, ४००, 2026-11-01, R-1`] }, candidates)).toEqual([
    [600, undefined],
    [400, 'R-1'],
  ])
})

test('without a candidate ID it is not known what is handed in, and nothing is overdue', () => {
  const noted = { ...item, handedIn: [`${DEMO_CANDIDATE}, 18`] }
  const statuses = (day: string) => {
    const now = new Date(`${day}T06:00:00Z`)
    return assignmentsOf([noted], [], now).map((one) => assignmentStatus(one, now))
  }
  expect(statuses(item.dueOn)).toEqual(['DUE'])
  expect(statuses(dayAfter(item.dueOn, 14))).toEqual(['PAST'])
  expect(statuses(dayAfter(item.dueOn, 15))).toEqual([])
})

const fee: FeeItem = {
  ...{ id: 'f', title: 'Term 1', amount: 1000, period: null, dueOn: '2026-12-01', isSample: false },
  ...{ onlyFor: [], payments: [] },
}
const owed = (change: Partial<FeeItem>, candidates: readonly OwnCandidate[] = own) =>
  paymentsOf([{ ...fee, ...change }], candidates).map(({ amount, paid }) => [amount, paid?.receiptNumber])

test('a fee is to pay by those whom it is for, and by nobody whose candidate ID is not known', () => {
  expect(owed({})).toEqual([[1000, undefined]])
  expect(owed({ onlyFor: ['Evening'] })).toEqual([[1000, undefined]])
  expect(owed({ onlyFor: ['Morning', '999'] })).toEqual([])
  expect(owed({}, [])).toEqual([])
})

test('what was begun under a group stays, also when the student is in another one now', () => {
  const moved = { onlyFor: ['Morning'], payments: [`${DEMO_CANDIDATE}, 400, 2026-11-01, R-1`] }
  expect(owed(moved).flat()).toEqual([600, undefined, 400, 'R-1'])
  const handedIn = [`${DEMO_CANDIDATE}, 18`]
  expect(at('2026-11-19', { onlyFor: ['Morning'], handedIn })).toMatchObject([{ marks: 18 }])
  expect(at('2026-11-19', { onlyFor: ['Morning'], handedIn: ['999, 18'] })).toEqual([])
})

test('payments are those of the own candidate ID; what is left stands before them', () => {
  const payments = [
    `${DEMO_CANDIDATE}, 400, 2026-11-01, R-1, Cash`,
    '999, 1000, 2026-11-02, R-2',
    `${DEMO_CANDIDATE}\t350\t2026-11-03\tR-3`,
  ]
  expect(owed({ payments })).toEqual([
    [250, undefined],
    [350, 'R-3'],
    [400, 'R-1'],
  ])
  const all = [...payments, `${DEMO_CANDIDATE}, 250, 2026-11-04, R-4`]
  expect(owed({ payments: all }).map(([, receipt]) => receipt)).toEqual(['R-4', 'R-3', 'R-1'])
})

test('days of lines may be in B.S.', () => {
  expect(handedInOf('081001, 18, 2083-08-04').day).toBe('2026-11-20')
  expect(paymentLineOf('081001, 45000, २०८३/०८/०४, R-1').day).toBe('2026-11-20')
})

test('marks may have the digits of either keyboard', () => {
  const problems = (line: string) =>
    assignments.check({ handedIn: [line], fullMarks: 20 }).map(({ message }) => said(message))
  expect(problems('०८१००१, १८')).toEqual([])
  expect(problems('०८१००१, २१')).toEqual(['०८१००१, २१: more than the full marks, 20'])
})

test.each([
  ['081001, 45000, 2026-11-20, R-1', undefined],
  ['081001, 45000, 2083-08-04, R-1', undefined],
  ['०८१००१, ४५०००, २०८३-०८-०४, R-1', undefined],
  [', 45000, 2026-11-20, R-1', 'the candidate ID is missing'],
  ['081001, 45.5, 2026-11-20, R-1', 'the amount must be a whole number of rupees'],
  ['081001, 45000, 20/11/2026, R-1', 'the day must be a date such as 2026-11-20 or 2083-08-04'],
  ['081001, 45000, 2026-02-30, R-1', 'the day must be a date such as 2026-11-20 or 2083-08-04'],
  ['081001, 45000, 2026-11-20', 'the number of the receipt is missing'],
])('a line of payments, %s: %s', (line, problem) => {
  const values = (payments: string[]) => ({ payments }) as unknown as Record<string, unknown>
  const messages = fees.check(values([line])).map(({ message }) => said(message))
  expect(messages).toEqual(problem === undefined ? [] : [`${line}: ${problem}`])
  expect(said(fees.check(values([line, line])).at(-1)?.message ?? '')).toMatch(
    problem === undefined ? /another line has this number/ : problem,
  )
})
