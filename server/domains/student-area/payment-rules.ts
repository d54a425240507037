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

/** Days after the beginning of a term on which its fee is due, and on which a sample payment was made. */
const DUE_DAY = 9
const PAID_DAY = 5

const terms = [
  { months: 'January to April', start: '01-01' },
  { months: 'May to August', start: '05-01' },
  { months: 'September to December', start: '09-01' },
]
const methods = ['eSewa', 'Cash at the office', 'Bank deposit']

/** Terms since the year 0: three a year. */
function termOf(day: string): number {
  return Number(day.slice(0, 4)) * terms.length + Math.floor((Number(day.slice(5, 7)) - 1) / 4)
}

/** The sample history at a moment: the term to come pending, the one that runs and those before it paid. */
export function paymentsAt(now: Date): PaymentShape[] {
  const today = todayInKathmandu(now)
  // In the first days of a term its own fee may still be to pay.
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
