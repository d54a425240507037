import { MOST_LINES } from '#server/content/declarations/student-records.ts'
import { knownCandidates } from '#server/domains/candidates/resolve-candidate-id.ts'
import { InvalidCsv } from '#server/domains/imports/invalid-csv.ts'
import { answerRefusal, readSmallTable } from '#server/domains/imports/small-table.ts'
import { sheetArgument } from '#server/domains/imports/stage-upload.ts'
import { builder } from '#server/graphql/builder.ts'
import { type FilePayment, type MergedPayment, mergePayments, paymentsTable } from './payments-file.ts'

interface ReadPayment extends FilePayment, MergedPayment {
  isKnown: boolean
}

interface PaymentsReadShape {
  kind: 'PaymentsRead'
  lines: string[]
  notes: string[]
  payments: ReadPayment[]
}

const PaymentChangeType = builder.enumType('PaymentChange', {
  description: 'Effect of a payment of a file on the payments of the fee.',
  values: ['NEW', 'CHANGED', 'UNCHANGED'] as const,
})

const ReadPaymentType = builder.objectRef<ReadPayment>('ReadPayment').implement({
  description: 'A payment of a file.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Row number as in a spreadsheet.' }),
    candidateId: t.exposeString('candidateId'),
    isKnown: t.exposeBoolean('isKnown', {
      description: 'Whether a published result file or student list has the candidate ID.',
    }),
    amount: t.int({ description: 'In rupees.', resolve: ({ amount }) => Number(amount) }),
    day: t.expose('day', { type: 'Date' }),
    receiptNumber: t.exposeString('receiptNumber'),
    method: t.exposeString('method', { description: 'Empty if the file does not say it.' }),
    change: t.expose('change', { type: PaymentChangeType }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'The line of the fee with the number of the same receipt.',
    }),
    sameAs: t.exposeString('sameAs', {
      nullable: true,
      description:
        'Of a new payment: the number of another receipt for the same candidate ID, amount and day, in the fee or in a row above.',
    }),
  }),
})

const PaymentsRead = builder.objectRef<PaymentsReadShape>('PaymentsRead').implement({
  description: 'The payments of a file, every row being right. Nothing is saved yet.',
  fields: (t) => ({
    lines: t.exposeStringList('lines', {
      description: 'The lines of the fee with those payments, to be saved as its content.',
    }),
    notes: t.exposeStringList('notes'),
    payments: t.field({ type: [ReadPaymentType], resolve: ({ payments }) => payments }),
  }),
})

const ReadPaymentsResult = builder.unionType('ReadPaymentsResult', {
  types: [PaymentsRead, InvalidCsv],
  resolveType: ({ kind }: { kind: string }) => kind,
})

builder.mutationField('readPayments', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ReadPaymentsResult,
    description:
      'Reads payments of a fee from a CSV file or spreadsheet (Candidate ID, Amount, Date, Receipt Number; Method if it has it) into the lines of the fee: all or none. A payment with the number of a receipt that is there takes its place, unless it is of another candidate ID: then the file is refused. Saves nothing; keeps nothing of the file. [admin]',
    args: {
      file: t.arg({ type: 'Upload', required: true }),
      sheet: t.arg(sheetArgument),
      lines: t.arg.stringList({ required: true, description: 'The lines that the fee has.' }),
    },
    resolve: (_root, { file, sheet, lines }, { db }) =>
      answerRefusal(async (): Promise<PaymentsReadShape> => {
        const read = await readSmallTable(await file, sheet ?? undefined, paymentsTable)
        read.rejectIfWrong()
        const { rows: payments, notes } = read
        const merged = mergePayments(lines.slice(0, MOST_LINES), read)
        const ids = payments.map(({ candidateId }) => candidateId)
        const known = await knownCandidates(db, ids)
        return {
          kind: 'PaymentsRead',
          notes,
          lines: merged.lines,
          payments: payments.map((payment, at) => ({
            ...payment,
            ...(merged.merged[at] ?? { change: 'NEW', before: null, sameAs: null }),
            isKnown: known.has(payment.candidateId),
          })),
        }
      }),
  }),
)
