import { builder } from '#server/builder.ts'
import type { CsvProblem, InvalidCsvShape } from './csv-problem.ts'

const CsvProblemType = builder.objectRef<CsvProblem>('CsvProblem').implement({
  description: 'One thing that is wrong in an uploaded table.',
  fields: (t) => ({
    row: t.exposeInt('row', {
      nullable: true,
      description: 'As a spreadsheet numbers it, the header being row 1; null when the whole file is meant.',
    }),
    column: t.exposeString('column', {
      nullable: true,
      description: "The column's name; null when the whole row or file is meant.",
    }),
    message: t.exposeString('message'),
  }),
})

export const InvalidCsv = builder.objectRef<InvalidCsvShape>('InvalidCsv').implement({
  description: 'The file cannot be taken as it is. Nothing of it was kept.',
  isTypeOf: (value) => (value as { kind?: string }).kind === 'InvalidCsv',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'All in one sentence.' }),
    problemCount: t.exposeInt('problemCount', { description: 'All problems, also those not listed.' }),
    problems: t.field({
      type: [CsvProblemType],
      description: 'The first 1,000 by row.',
      resolve: (invalid) => invalid.problems,
    }),
  }),
})
