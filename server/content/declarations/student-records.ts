import { defineCollection, defineSingleton, type FieldProblem } from '#server/content/collection.ts'
import { code, date, longText, number, optional, text, texts } from '#server/content/field-kinds.ts'
import { visibleId } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { readTypedDay } from '#shared/calendar/read-day.ts'
import { latinDigits } from '#shared/digits.ts'

const place = { section: 'Students’ area', audience: 'students' } as const

/** Whose an entry is: the groups are those of the student lists. */
const onlyFor = texts({
  label: 'Only for',
  help: 'Groups or candidate IDs. Without one it is for all students.',
  max: 100,
  maxText: 60,
  same: true,
})

/** Lines of a list: as many as the request that saves them can have, at some 90 bytes each. */
export const MOST_LINES = 2_000

/** A candidate ID or the name of a group in the form in which it is compared. Case does not matter. */
export const comparableName = (typed: string): string => visibleId(typed).toLowerCase()

/** The parts of a line, which were cells of a spreadsheet or have commas between them. */
const partsOf = (line: string) => line.split(/[,;\t]/).map((part) => part.trim())

/** The candidate ID at the beginning of a line. */
export const candidateOfLine = (line: string): string => visibleId(line.split(/[,;\t]/, 1)[0] ?? '')

const noDay = (line: string) => say`${line}: the day must be a date such as 2026-11-20 or 2083-08-04`

/** A day that was typed in A.D. or B.S., in A.D.; any other text unchanged. */
const dayOf = (typed: string) => readTypedDay(typed).day ?? typed

/** A line of `handedIn`: candidate ID, marks, day in A.D. */
export function handedInOf(line: string): { candidateId: string; marks: string; day: string } {
  const [candidateId = '', marks = '', day = ''] = partsOf(line)
  return { candidateId: visibleId(candidateId), marks: latinDigits(marks), day: dayOf(day) }
}

export const assignments = defineCollection({
  ...place,
  page: '/assignments',
  key: 'assignments',
  type: 'Assignment',
  label: 'Assignments',
  help: 'Homework on paper, for all students or for some. Who has handed it in sees that and the marks.',
  max: 300,
  titleField: 'title',
  check: ({ handedIn, fullMarks }) => [
    ...handedIn.flatMap((line) => handedInProblems(line, fullMarks)),
    ...repeatedCandidates(handedIn),
  ],
  fields: {
    title: text({ label: 'Title', max: 150 }),
    subject: text({ label: 'Subject', max: 60 }),
    task: longText({ label: 'Task', max: 2_000 }),
    dueOn: date({ label: 'Due on' }),
    dueAt: code({
      label: 'Due at',
      help: '24-hour clock, such as 17:00.',
      pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
      example: '17:00',
    }),
    fullMarks: number({ label: 'Full marks', min: 1, max: 1_000 }),
    onlyFor,
    handedIn: texts({
      label: 'Handed in',
      help: 'A candidate ID, the marks and the day (in A.D. or B.S.), such as 081001, 18, 2026-11-20. Marks and day may be missing. Columns of a spreadsheet can be pasted. Up to 2,000 lines: for more students, make an assignment for each group.',
      max: MOST_LINES,
      maxText: 60,
      same: true,
    }),
  },
})

function handedInProblems(line: string, fullMarks: number): FieldProblem[] {
  const { candidateId, marks, day } = handedInOf(line)
  const problem = (message: string) => [{ path: 'handedIn', message }]
  if (candidateId === '') return problem(say`${line}: the candidate ID is missing`)
  if (marks !== '' && !/^\d{1,4}$/.test(marks)) return problem(say`${line}: the marks must be a whole number`)
  if (Number(marks) > fullMarks) return problem(say`${line}: more than the full marks, ${fullMarks}`)
  return readTypedDay(day).problem === undefined ? [] : problem(noDay(line))
}

function repeatedCandidates(lines: readonly string[]): FieldProblem[] {
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const name = comparableName(handedInOf(line).candidateId)
    const isRepeated = name !== '' && seen.has(name)
    seen.add(name)
    return isRepeated ? [{ path: 'handedIn', message: say`${line}: another line has this candidate ID` }] : []
  })
}

/** A line of `payments`: candidate ID, amount in rupees, day in A.D., number of the receipt, way of payment. */
export function paymentLineOf(line: string) {
  const [candidateId = '', amount = '', day = '', receiptNumber = '', method = ''] = partsOf(line)
  return {
    candidateId: visibleId(candidateId),
    amount: latinDigits(amount),
    day: dayOf(day),
    receiptNumber,
    method,
  }
}

export const fees = defineCollection({
  ...place,
  page: '/payment',
  key: 'fees',
  type: 'Fee',
  label: 'Fees',
  help: 'What is to pay and who has paid it. A student sees the own fees, payments and receipts only.',
  max: 200,
  titleField: 'title',
  check: ({ payments }) => paymentProblems(payments),
  fields: {
    title: text({ label: 'For what', help: 'Such as “January to April 2027”.', max: 120 }),
    amount: number({ label: 'Amount in rupees', min: 1, max: 10_000_000 }),
    period: optional(text({ label: 'How often', help: 'Such as “per term”.', max: 40 })),
    dueOn: date({ label: 'To pay until' }),
    onlyFor,
    payments: texts({
      label: 'Payments',
      help: 'A candidate ID, the amount, the day (in A.D. or B.S.), the number of the receipt and how it was paid, such as 081001, 45000, 2026-11-20, R-124, Cash. Read many from a file below. Instalments are lines of their own. If one line is wrong, nothing is saved; an earlier version brings back what stood before. Up to 2,000 lines: for more, make a fee for each group, with all payments of its students.',
      max: MOST_LINES,
      maxText: 160,
      same: true,
    }),
  },
})

function paymentProblems(lines: readonly string[]): FieldProblem[] {
  const receipts = new Set<string>()
  return lines.flatMap((line) => {
    const problem = (message: string) => [{ path: 'payments', message }]
    const { candidateId, amount, day, receiptNumber } = paymentLineOf(line)
    if (candidateId === '') return problem(say`${line}: the candidate ID is missing`)
    if (!/^[1-9]\d{0,7}$/.test(amount))
      return problem(say`${line}: the amount must be a whole number of rupees`)
    if (!readTypedDay(day).day) return problem(noDay(line))
    if (receiptNumber === '') return problem(say`${line}: the number of the receipt is missing`)
    if (receipts.has(receiptNumber)) return problem(say`${line}: another line has this number of a receipt`)
    receipts.add(receiptNumber)
    return []
  })
}

export const feesPage = defineSingleton({
  ...place,
  page: '/payment',
  key: 'feesPage',
  type: 'FeesPage',
  label: 'How to pay',
  help: 'Stands beside a fee that is to pay.',
  supplement: true,
  fields: {
    howToPay: texts({
      label: 'How to pay',
      help: '{address}, {hours} and {phone} stand for yours.',
      max: 8,
    }),
  },
})
