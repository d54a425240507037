import { dayAfter } from '#shared/calendar/nepal-time.ts'
import { DEMO_CANDIDATE } from './assignments.ts'

/** Days after the beginning of a term: until when its fee is to pay, and when the demo's student pays. */
const DUE_DAY = 9
const PAID_DAY = 5

const terms = [
  { months: 'January to April', start: '01-01', method: 'eSewa' },
  { months: 'May to August', start: '05-01', method: 'Cash at the office' },
  { months: 'September to December', start: '09-01', method: 'Bank deposit' },
] as const

/** The next term, which is to pay, and three that are paid. */
export function demoFees(today: string) {
  // Until its due day, the fee of the current term is to pay.
  const running = termOf(dayAfter(today, -DUE_DAY))
  return [1, 0, -1, -2].map((offset) => feeOf(running + offset, offset <= 0))
}

/** The number of a term, counted from the year 0, three a year. */
function termOf(day: string): number {
  return Number(day.slice(0, 4)) * terms.length + Math.floor((Number(day.slice(5, 7)) - 1) / 4)
}

function feeOf(number: number, isPaid: boolean) {
  const year = Math.floor(number / terms.length)
  const index = number % terms.length
  const { months, start, method } = terms[index] ?? terms[0]
  const begins = `${year}-${start}`
  const paid = [DEMO_CANDIDATE, 45_000, dayAfter(begins, PAID_DAY), `R-${year}-${index + 1}-0124`, method]
  return {
    title: `${months} ${year}`,
    amount: 45_000,
    period: 'per term',
    dueOn: dayAfter(begins, DUE_DAY),
    onlyFor: [],
    payments: isPaid ? [paid.join(', ')] : [],
  }
}

export const demoFeesPage = {
  howToPay: [
    'At the office, in cash or by QR: {address}, {hours}.',
    'By bank deposit: bring or send the voucher, with your name and term on it.',
    'Questions, instalments, scholarships: {phone}.',
  ],
}
