import type { SignedInUser } from '#server/auth/viewer.ts'
import { type Letterhead, type Typeset, typeset } from '#server/pdf/typeset.ts'
import { dateWords } from '#shared/calendar/date-words.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { grouped } from '#shared/digits.ts'
import type { Locale } from '#shared/locales.ts'
import type { Paid, PaymentShape } from './payment-rules.ts'

/** Typesets the receipt of a payment for a student. */
export function typesetReceipt(
  { term, amount, paid }: PaymentShape & { paid: Paid },
  student: Pick<SignedInUser, 'name' | 'email'>,
  { language, ...letterhead }: Letterhead & { language: Locale },
): Typeset {
  const { candidateId, method, receiptNumber, isSample } = paid
  return typeset('receipt.typ', {
    ...letterhead,
    language,
    data: {
      ...{ receiptNumber, candidateId, term, method, isSample },
      student: student.name ?? student.email,
      email: student.email,
      amount: `${language === 'ne' ? 'रु ' : '₹'}${grouped(amount)}`,
      paidOn: sayDate(paid.on, false, dateWords[language]),
    },
  })
}
