import { builder } from '#server/builder.ts'
import type { CsvProblem, ErrorFileShape, InvalidCsvShape } from './csv-problem.ts'
import { errorFileUrl } from './serve-error-files.ts'

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

const ErrorFileType = builder.objectRef<ErrorFileShape>('ErrorFile').implement({
  description:
    'All wrong rows of a refused file as CSV for a spreadsheet program: its own columns, and behind them “Error” with “Row 12: …” for each.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'The name that it downloads under.' }),
    rowCount: t.exposeInt('rowCount'),
    downloadUrl: t.string({
      description: 'Opens it without signing in, for an hour; then it is deleted. A path of this site.',
      resolve: (file, _args, { keys }) => errorFileUrl(file, keys),
    }),
  }),
})

export const InvalidCsv = builder.objectRef<InvalidCsvShape>('InvalidCsv').implement({
  description: 'The file cannot be taken as it is. Nothing of it was kept but the error file.',
  isTypeOf: (value) => (value as { kind?: string }).kind === 'InvalidCsv',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'All in one sentence.' }),
    problemCount: t.exposeInt('problemCount', { description: 'All problems, also those not listed.' }),
    problems: t.field({
      type: [CsvProblemType],
      description: 'The first 1,000 by row.',
      resolve: (invalid) => invalid.problems,
    }),
    errorFile: t.field({
      type: ErrorFileType,
      nullable: true,
      description: 'Null when no single row is to blame, such as for a wrong header.',
      resolve: (invalid) => invalid.errorFile,
    }),
  }),
})
