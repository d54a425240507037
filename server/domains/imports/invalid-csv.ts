import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import type { SheetChoice } from '#server/lib/spreadsheet/read-spreadsheet.ts'
import type { CsvProblem, ErrorFileShape, InvalidCsvShape } from './csv-problem.ts'
import { LayoutQuestionType, LeaveOutType } from './layout-question.ts'
import type { CsvCause } from './problem-causes.ts'
import { errorFileUrl, errorSpreadsheetUrl } from './serve-error-files.ts'
import { SubjectColumnType } from './subject-column.ts'

const CsvProblemType = builder.objectRef<CsvProblem>('CsvProblem').implement({
  description: 'A problem of an uploaded table.',
  fields: (t) => ({
    row: t.exposeInt('row', {
      nullable: true,
      description:
        'Row number as in a spreadsheet, the header being row 1; null for a problem of the whole file.',
    }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'Name of the column; null for a problem of the whole row or file.',
    }),
    message: t.exposeString('message'),
  }),
})

const CsvCauseType = builder.objectRef<CsvCause>('CsvCause').implement({
  description: 'A problem that several rows of an uploaded table share.',
  fields: (t) => ({
    column: t.exposeString('column', {
      nullable: true,
      description: 'Name of the column; null for a problem of the whole row or file.',
    }),
    message: t.exposeString('message', { description: 'That of the first row.' }),
    count: t.exposeInt('count', { description: 'Number of rows.' }),
    rows: t.exposeIntList('rows', { description: 'The numbers of the first five rows.' }),
  }),
})

const ErrorFileType = builder.objectRef<ErrorFileShape>('ErrorFile').implement({
  description:
    'The invalid rows of a rejected file as CSV for a spreadsheet program: the columns of the file and “Error” with “Row 12: …”. Staged once it is corrected, within an hour, it is joined with the other rows of the file.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'File name of the download.' }),
    rowCount: t.exposeInt('rowCount'),
    downloadUrl: t.string({
      description: 'Path on this site, valid for an hour; the file is deleted afterwards.',
      resolve: (file, _args, { keys }) => errorFileUrl(file, keys),
    }),
    spreadsheetUrl: t.string({
      nullable: true,
      description:
        'The same rows as .xlsx, wrong cells being coloured and having a comment; null for more than 20,000 rows or 5 MB.',
      resolve: (file, _args, { keys }) => (file.isMarked ? errorSpreadsheetUrl(file, keys) : null),
    }),
  }),
})

const SheetChoiceType = builder.objectRef<SheetChoice>('SpreadsheetSheet').implement({
  description: 'A visible sheet of an uploaded spreadsheet.',
  fields: (t) => ({
    name: t.exposeString('name'),
    rows: t.exposeInt('rows', { description: 'Number of rows with values.' }),
  }),
})

export const InvalidCsv = builder.objectRef<InvalidCsvShape>('InvalidCsv').implement({
  description:
    'The file was rejected. It is kept for an hour with its error file, for the corrected rows to be joined with.',
  isTypeOf: isKind('InvalidCsv'),
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A summary of the problems in one sentence.' }),
    problemCount: t.exposeInt('problemCount', { description: 'Number of all problems, listed or not.' }),
    errorCount: t.exposeInt('errorCount', {
      description: 'Number of all errors: the problems of one row are one error.',
    }),
    causes: t.field({
      type: [CsvCauseType],
      description: 'All problems by cause, the most frequent first; 100 causes at most.',
      resolve: (invalid) => invalid.causes,
    }),
    problems: t.field({
      type: [CsvProblemType],
      description: 'The first 1,000 problems by row.',
      resolve: (invalid) => invalid.problems,
    }),
    needsFullMarks: t.exposeBoolean('needsFullMarks', {
      description: 'Whether staging it with full marks would give percentages that are missing.',
    }),
    isEmpty: t.exposeBoolean('isEmpty', {
      description: 'Whether the file has no rows, or none below its header.',
    }),
    sheets: t.field({
      type: [SheetChoiceType],
      description:
        'The sheets with values of a spreadsheet that has several: stage it again with the name of one. Else empty.',
      resolve: (invalid) => [...invalid.sheets],
    }),
    layout: t.field({
      type: LayoutQuestionType,
      nullable: true,
      description: 'Asked when required columns are not found; else null.',
      resolve: (invalid) => invalid.layout,
    }),
    leaveOut: t.field({
      type: [LeaveOutType],
      description: 'Rows that repeat the header or sum up the others; the first 1,000.',
      resolve: (invalid) => [...invalid.leaveOut],
    }),
    subjectColumns: t.field({
      type: [SubjectColumnType],
      description:
        'Of exam results with wrong rows or without a subject that was chosen, as of a staged file.',
      resolve: (invalid) => [...invalid.subjectColumns],
    }),
    errorFile: t.field({
      type: ErrorFileType,
      nullable: true,
      description: 'Null when no problem belongs to a row, such as an invalid header.',
      resolve: (invalid) => invalid.errorFile,
    }),
  }),
})
