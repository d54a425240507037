import { DEMO_CANDIDATE } from '#prisma/demo-content/student-area/assignments.ts'
import { demoFees } from '#prisma/demo-content/student-area/fees.ts'
import { type Paid, type PaymentShape, paymentsOf } from '#server/domains/student-area/payment-rules.ts'

/** Fees and payments of the demo's student, in a demo that is added on a day. */
export function demoPaymentsOn(today: string): PaymentShape[] {
  const items = demoFees(today).map((fee) => ({ ...fee, id: fee.title, isSample: true }))
  return paymentsOf(items, [{ candidateId: DEMO_CANDIDATE, groups: null }])
}

/** One that is paid. */
export function demoReceiptOn(today: string): PaymentShape & { paid: Paid } {
  const found = demoPaymentsOn(today).find(({ paid }) => paid)
  if (!found?.paid) throw new Error('Nothing is paid')
  return { ...found, paid: found.paid }
}
