import type { SignedInUser } from '#server/auth/viewer.ts'
import type { Site } from '#server/config/site.ts'
import { showDayAndTime } from '#server/lib/kathmandu.ts'
import { type Typeset, typeset } from '#server/pdf/typeset.ts'
import type { PaymentShape } from './payment-rules.ts'

const rupees = new Intl.NumberFormat('en-IN')

/** Typesets the receipt of a paid fee for a student. */
export function typesetReceipt(payment: PaymentShape, student: SignedInUser, site: Site): Typeset {
  const { term, amount, paidAt, method, receiptNumber } = payment
  return typeset('receipt.typ', {
    site,
    data: {
      receiptNumber,
      student: student.name ?? student.email,
      email: student.email,
      term,
      amount: `₹${rupees.format(amount)}`,
      paidAt: paidAt ? showDayAndTime(paidAt) : '',
      method,
    },
  })
}
