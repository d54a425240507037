import type { SignedInUser } from '#server/access/viewer.ts'
import { showDayAndTime } from '#server/lib/kathmandu.ts'
import { type Typeset, typeset } from '#server/lib/typeset.ts'
import type { Site } from '#server/site.ts'
import type { PaymentShape } from './payment-rules.ts'

const rupees = new Intl.NumberFormat('en-IN')

/** Sets the receipt of a paid fee, in the name of the student who asks for it. */
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
