import { format } from 'date-fns/format'
import type { SignedInUser } from '#server/auth/viewer.ts'
import type { Site } from '#server/config/site.ts'
import { inKathmandu, onKathmanduClock } from '#server/lib/kathmandu.ts'
import { type Typeset, typeset } from '#server/pdf/typeset.ts'
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
      paidOn: format(onKathmanduClock(inKathmandu(paid.on)), 'MMM d, yyyy'),
    },
  })
}
