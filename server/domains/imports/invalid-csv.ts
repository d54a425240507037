import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import type { SheetChoice } from '#server/lib/spreadsheet/read-spreadsheet.ts'
import type { CsvCause, CsvProblem, ErrorFileShape, InvalidCsvShape } from './csv-problem.ts'
import type { SubjectColumn } from './csv-table.ts'
import { errorFileUrl } from './error-file.ts'
import type { LayoutQuestion, LayoutRow, LeaveOut } from './open-table.ts'

export const SubjectColumnType = builder.objectRef<SubjectColumn>('SubjectColumn').implement({
  description: "A column of numbers of a file of exam results, besides a results file's own.",
  fields: (t) => ({
    name: t.exposeString('name'),
    isTaken: t.exposeBoolean('isTaken', { description: 'Whether results show it as a subject.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why it cannot be a subject; null where it can.',
    }),
  }),
})

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

const LayoutQuestionType = builder.objectRef<LayoutQuestion>('LayoutQuestion').implement({
  description: 'Which column is which? Staging the file again with a layout answers it.',
  fields: (t) => ({
    rows: t.expose('rows', {
      type: [LayoutRowType],
      description: 'The first 12 rows that are not blank.',
    }),
    columns: t.expose('columns', { type: [LayoutColumnType] }),
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

const LeaveOutType = builder.objectRef<LeaveOut>('RowToLeaveOut').implement({
  description: 'A row that is none of a candidate, and may be left out by a layout.',
  fields: (t) => ({
    row: t.exposeInt('row'),
    reason: t.expose('reason', { type: LeftOutReasonEnum }),
    text: t.exposeString('text', { description: 'What stands in it, shortened.' }),
  }),
})

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
      resolve: ({ id, fileName, isMarked }, _args, { keys }) =>
        isMarked ? errorFileUrl({ id, fileName: fileName.replace(/\.csv$/i, '.xlsx') }, keys) : null,
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
    causes: t.expose('causes', {
      type: [CsvCauseType],
      description: 'All problems by cause, the most frequent first; 100 causes at most.',
    }),
    problems: t.expose('problems', {
      type: [CsvProblemType],
      description: 'The first 1,000 problems by row.',
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
    layout: t.expose('layout', {
      type: LayoutQuestionType,
      nullable: true,
      description: 'Asked when required columns are not found; else null.',
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
    errorFile: t.expose('errorFile', {
      type: ErrorFileType,
      nullable: true,
      description: 'Null when no problem belongs to a row, such as an invalid header.',
    }),
  }),
})
