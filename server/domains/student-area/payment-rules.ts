import { dayAfter, inKathmandu, todayInKathmandu } from '#server/lib/kathmandu.ts'

/** Fee of one term, in rupees. */
export const TERM_FEE = 45_000

export interface PaymentShape {
  id: string
  term: string
  /** In rupees. */
  amount: number
  /** yyyy-MM-dd */
  dueOn: string
  paidAt: Date | null
  method: string | null
  receiptNumber: string | null
}

/** Days after the beginning of a term: the due day of its fee, and the day of a sample payment. */
const DUE_DAY = 9
const PAID_DAY = 5

const terms = [
  { months: 'January to April', start: '01-01' },
  { months: 'May to August', start: '05-01' },
  { months: 'September to December', start: '09-01' },
]
const methods = ['eSewa', 'Cash at the office', 'Bank deposit']

/** The number of a term, counted from the year 0, three a year. */
function termOf(day: string): number {
  return Number(day.slice(0, 4)) * terms.length + Math.floor((Number(day.slice(5, 7)) - 1) / 4)
}

/** A student's paid and pending fees. Only demo accounts have sample payments. */
export function paymentsOf(student: { isDemo: boolean }, now: Date): PaymentShape[] {
  return student.isDemo ? paymentsAt(now) : []
}

/** The sample payments at `now`: the next term is pending, the current and earlier terms are paid. */
export function paymentsAt(now: Date): PaymentShape[] {
  const today = todayInKathmandu(now)
  // Until its due day, the fee of the current term is pending.
  const running = termOf(dayAfter(today, -DUE_DAY))
  return [1, 0, -1, -2].map((offset) => paymentOf(running + offset, offset > 0))
}

function paymentOf(number: number, pending: boolean): PaymentShape {
  const year = Math.floor(number / terms.length)
  const index = number % terms.length
  const { months, start } = terms[index] ?? { months: '', start: '01-01' }
  const begins = `${year}-${start}`
  return {
    id: `${year}-${index + 1}`,
    term: `${months} ${year}`,
    amount: TERM_FEE,
    dueOn: dayAfter(begins, DUE_DAY),
    paidAt: pending ? null : inKathmandu(dayAfter(begins, PAID_DAY), `1${index}:24`),
    method: pending ? null : (methods[index] ?? null),
    receiptNumber: pending ? null : `R-${year}-${index + 1}-0124`,
  }
}
