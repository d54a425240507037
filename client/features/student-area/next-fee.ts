import type { PaymentRowFragment } from '#client/gql/graphql.ts'

/** The fee that is to pay next; undefined when all are paid. */
export function nextFee(payments: readonly PaymentRowFragment[]): PaymentRowFragment | undefined {
  return payments
    .filter(({ status }) => status === 'PENDING')
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0]
}
