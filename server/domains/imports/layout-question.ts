import { builder } from '#server/graphql/builder.ts'
import type { LayoutQuestion, LayoutRow, LeaveOut } from './table-layout.ts'

const LayoutRowType = builder.objectRef<LayoutRow>('LayoutRow').implement({
  description: 'One of the first rows of a file.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Row number as in a spreadsheet.' }),
    cells: t.exposeStringList('cells', { description: 'At most 40, shortened.' }),
    names: t.stringList({
      description: 'The columns that the cells name as a header; empty for a cell that names none.',
      resolve: ({ names }) => names.map((name) => name ?? ''),
    }),
  }),
})

const LayoutColumnType = builder.objectRef<LayoutQuestion['columns'][number]>('LayoutColumn').implement({
  fields: (t) => ({ name: t.exposeString('name'), isRequired: t.exposeBoolean('isRequired') }),
})

export const LayoutQuestionType = builder.objectRef<LayoutQuestion>('LayoutQuestion').implement({
  description: 'Which column is which? Staging the file again with a layout answers it.',
  fields: (t) => ({
    rows: t.field({
      type: [LayoutRowType],
      description: 'The first 12 rows that are not blank.',
      resolve: ({ rows }) => rows,
    }),
    columns: t.field({ type: [LayoutColumnType], resolve: ({ columns }) => columns }),
    headerRow: t.exposeInt('headerRow', {
      nullable: true,
      description: 'Number of the row that names most columns; null if none names one.',
    }),
  }),
})

const LeftOutReasonEnum = builder.enumType('LeftOutReason', {
  description:
    'Why a row is none of a candidate: it repeats the header, sums up the others, or has neither a Candidate ID nor a result.',
  values: ['HEADER', 'TOTAL', 'OTHER'] as const,
})

export const LeaveOutType = builder.objectRef<LeaveOut>('RowToLeaveOut').implement({
  description: 'A row that is none of a candidate, and may be left out by a layout.',
  fields: (t) => ({
    row: t.exposeInt('row'),
    reason: t.expose('reason', { type: LeftOutReasonEnum }),
    text: t.exposeString('text', { description: 'What stands in it, shortened.' }),
  }),
})
