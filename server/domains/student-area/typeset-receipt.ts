import type { SignedInUser } from '#server/auth/viewer.ts'
import { type Letterhead, type Typeset, typeset } from '#server/pdf/typeset.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { Paid, PaymentShape } from './payment-rules.ts'

const rupees = new Intl.NumberFormat('en-IN')

/** Typesets the receipt of a payment for a student. */
export function typesetReceipt(
  { term, amount, paid }: PaymentShape & { paid: Paid },
  student: Pick<SignedInUser, 'name' | 'email'>,
  letterhead: Letterhead,
): Typeset {
  const { candidateId, method, receiptNumber, isSample } = paid
  return typeset('receipt.typ', {
    ...letterhead,
    data: {
      ...{ receiptNumber, candidateId, term, method, isSample },
      student: student.name ?? student.email,
      email: student.email,
      amount: `₹${rupees.format(amount)}`,
      paidOn: sayDate(paid.on),
    },
  })
}
