import { fees as collection, feesPage } from '#server/content/declarations/student-records.ts'
import { ownCandidates } from '#server/domains/candidates/own-candidates.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Services } from '#server/graphql/context.ts'
import { type PaymentShape, paymentsOf } from './payment-rules.ts'
import { publishedItems } from './published-items.ts'
import { STUDENT_FILES } from './student-pdf.ts'

// A payment is a fee, or the rest of it, that a student has to pay; or a part of it that is paid.

export const RECEIPTS = `${STUDENT_FILES}/receipts`

/** The last part of a receipt's address. Numbers of receipts may have any characters. */
export const receiptName = ({ id }: Pick<PaymentShape, 'id'>) => `${id}.pdf`

/** Fees and payments of an account. */
export async function listPayments(
  services: Pick<Services, 'content' | 'db'>,
  userId: string,
): Promise<PaymentShape[]> {
  const items = await publishedItems(collection, services)
  return items.length === 0 ? [] : paymentsOf(items, await ownCandidates(services.db, userId))
}

const PaymentStatus = builder.enumType('PaymentStatus', { values: ['PAID', 'PENDING'] as const })

const Payment = builder.objectRef<PaymentShape>('Payment').implement({
  description: 'A fee that is due, or a paid part of one.',
  fields: (t) => ({
    id: t.exposeID('id'),
    term: t.exposeString('term', { description: 'The purpose, such as a term.' }),
    amount: t.exposeInt('amount', { description: 'In rupees; of a fee that is paid in part, the rest.' }),
    period: t.exposeString('period', { nullable: true, description: 'Such as “per term”.' }),
    status: t.field({ type: PaymentStatus, resolve: ({ paid }) => (paid ? 'PAID' : 'PENDING') }),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    paidOn: t.field({ type: 'Date', nullable: true, resolve: ({ paid }) => paid?.on ?? null }),
    method: t.string({
      nullable: true,
      description: 'How it was paid.',
      resolve: ({ paid }) => paid?.method ?? null,
    }),
    receiptNumber: t.string({ nullable: true, resolve: ({ paid }) => paid?.receiptNumber ?? null }),
    receiptUrl: t.string({
      nullable: true,
      description: 'Path of the receipt as PDF; null until it is paid.',
      resolve: (payment) => (payment.paid ? `${RECEIPTS}/${encodeURIComponent(receiptName(payment))}` : null),
    }),
  }),
})

builder.queryFields((t) => ({
  payments: t.field({
    authScopes: { student: true },
    type: [Payment],
    description:
      'What the candidate IDs that are linked to the account have to pay and have paid, the latest fee first. [student]',
    complexity: { multiplier: collection.max },
    resolve: (_root, _args, context) =>
      context.viewer.kind === 'VISITOR' ? [] : listPayments(context, context.viewer.user.id),
  }),
  howToPay: t.stringList({
    authScopes: { student: true },
    description: 'Ways of payment, each in a sentence. [student]',
    resolve: async (_root, _args, context) =>
      (await publishedItems(feesPage, context)).flatMap(({ howToPay }) => howToPay),
  }),
}))
