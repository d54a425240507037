import { builder } from '#server/graphql/builder.ts'
import { type PaymentShape, paymentsOf } from './payment-rules.ts'
import { STUDENT_FILES } from './student-pdf.ts'

// A payment is the fee of one term, with its due date and, once paid, date and method.

export const RECEIPTS = `${STUDENT_FILES}/receipts`

const PaymentStatus = builder.enumType('PaymentStatus', { values: ['PAID', 'PENDING'] as const })

const Payment = builder.objectRef<PaymentShape>('Payment').implement({
  description: 'The fee of one term.',
  fields: (t) => ({
    id: t.exposeID('id'),
    term: t.exposeString('term'),
    amount: t.exposeInt('amount', { description: 'In rupees.' }),
    status: t.field({ type: PaymentStatus, resolve: ({ paidAt }) => (paidAt ? 'PAID' : 'PENDING') }),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    method: t.exposeString('method', { nullable: true, description: 'Method of payment.' }),
    receiptNumber: t.exposeString('receiptNumber', { nullable: true }),
    receiptUrl: t.string({
      nullable: true,
      description: 'Path of the receipt as PDF; null until the fee is paid.',
      resolve: ({ id, paidAt }) => (paidAt ? `${RECEIPTS}/${id}.pdf` : null),
    }),
  }),
})

builder.queryField('payments', (t) =>
  t.field({
    authScopes: { student: true },
    type: [Payment],
    description:
      'The fees of the terms, newest first. Demo accounts have sample payments, other accounts none. [student]',
    resolve: (_root, _args, { viewer }) =>
      viewer.kind === 'VISITOR' ? [] : paymentsOf(viewer.user, new Date()),
  }),
)
