import type { SignedInUser } from '#server/auth/viewer.ts'
import type { Site } from '#server/config/site.ts'
import { type Typeset, typeset } from '#server/pdf/typeset.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { Paid, PaymentShape } from './payment-rules.ts'

const rupees = new Intl.NumberFormat('en-IN')

/** Typesets the receipt of a payment for a student. */
export function typesetReceipt(
  { term, amount, paid }: PaymentShape & { paid: Paid },
  student: Pick<SignedInUser, 'name' | 'email'>,
  site: Site,
): Typeset {
  const { candidateId, method, receiptNumber, isSample } = paid
  return typeset('receipt.typ', {
    site,
    data: {
      ...{ receiptNumber, candidateId, term, method, isSample },
      student: student.name ?? student.email,
      email: student.email,
      amount: `₹${rupees.format(amount)}`,
      paidOn: sayDate(paid.on),
    },
  })
}
