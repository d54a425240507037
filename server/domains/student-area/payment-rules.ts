import type { ContentOf } from '#server/content/collection.ts'
import type { ContentValue } from '#server/content/content-store.ts'
import { type fees, paymentLineOf } from '#server/content/declarations/student-records.ts'
import { isFor, type OwnCandidate, ownLines } from '#server/domains/candidates/own-candidates.ts'

export interface PaymentShape {
  id: string
  term: string
  /** In rupees. */
  amount: number
  period: string | null
  /** yyyy-MM-dd */
  dueOn: string
  paid: Paid | null
}

export interface Paid {
  candidateId: string
  /** yyyy-MM-dd */
  on: string
  method: string | null
  receiptNumber: string
  isSample: boolean
}

/** A fee as staff enter it. */
export type FeeItem = ContentOf<typeof fees> & Pick<ContentValue, 'id' | 'isSample'>

/** Fees and payments of the student with these candidate IDs, the latest fee first. */
export function paymentsOf(items: readonly FeeItem[], candidates: readonly OwnCandidate[]): PaymentShape[] {
  return items
    .toSorted((one, other) => other.dueOn.localeCompare(one.dueOn))
    .flatMap((fee) => ofFee(fee, candidates))
}

function ofFee(fee: FeeItem, candidates: readonly OwnCandidate[]): PaymentShape[] {
  const { id, title, period, dueOn, isSample } = fee
  const paid = ownLines(fee.payments, candidates)
    .map(paymentLineOf)
    .map(({ candidateId, amount, day, receiptNumber, method }) => ({
      ...{ id: `${id}-${receiptNumber}`, term: title, amount: Number(amount), period, dueOn },
      paid: { candidateId, on: day, method: method || null, receiptNumber, isSample },
    }))
    .toSorted((one, other) => other.paid.on.localeCompare(one.paid.on))
  // Without a candidate ID it is not known whether somebody has paid.
  // A student who has paid a part owes the rest, also when a newer list has the student in another group.
  const isOwn = candidates.length > 0 && (paid.length > 0 || isFor(fee.onlyFor, candidates))
  const left = fee.amount - paid.reduce((sum, { amount }) => sum + amount, 0)
  if (!isOwn || left <= 0) return paid
  return [{ id, term: title, amount: left, period, dueOn, paid: null }, ...paid]
}
