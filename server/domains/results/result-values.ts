import type { ExamResult } from '#server/generated/prisma/client.ts'
import type { ResultOutcome } from '#server/generated/prisma/enums.ts'
import { columnEntries, type resultColumns } from '#shared/result-columns.ts'

type Columns = typeof resultColumns

interface TypeOf {
  text: string
  /** Exact, in its shortest form. */
  numeric: string
  'text[]': (string | null)[]
  '"ResultOutcome"': ResultOutcome
}

/** The columns of a row, as the statements below read them. */
type ColumnValues = { [Name in keyof Pick<ExamResult, keyof Columns>]: TypeOf[Columns[Name]['type']] | null }

/**
 * A result as it is stored. Mark and percentage are null with an outcome; the marks of subjects are in the order of their names,
 * which its file has.
 */
export interface ResultValues extends ColumnValues {
  subjectNames: string[] | null
}

/** The values that are shown one by one. */
export type SingleValues = Omit<ResultValues, 'subjectNames' | 'subjectMarks'>

/** A result as its file states it: with the marks of its subjects as an array literal. */
export type FileValues = {
  [Name in keyof Columns]: Columns[Name]['type'] extends '"ResultOutcome"'
    ? ResultOutcome | null
    : string | null
}

const columnNames = columnEntries.map(([name]) => name)
const valueNames: readonly (keyof ResultValues)[] = [...columnNames, 'subjectNames']
export const singleNames = columnNames.filter((name) => name !== 'subjectMarks')

/** Of a result that nobody may see. */
export const NO_VALUES = Object.fromEntries(valueNames.map((name) => [name, null])) as {
  [Name in keyof ResultValues]: null
}

/** The values of a row that has more. */
export const valuesOf = (row: ResultValues): ResultValues => pick(row, valueNames)

/** The single values of a row that has more. */
export const singleValuesOf = (row: SingleValues): SingleValues => pick(row, singleNames)

function pick<Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  const picked = {} as Pick<Row, Name>
  for (const name of names) picked[name] = row[name]
  return picked
}

type Expressions = Partial<Record<keyof Columns, string>>

const expressionsOf = (row: string, instead: Expressions) =>
  columnEntries.map(([name, { column, type }]) => {
    const stored = type === 'numeric' ? `trim_scale(${row}.${column})::text` : `${row}.${column}`
    return [name, instead[name] ?? stored] as const
  })

/**
 * The columns of a row of `exam_results` in the list of a SELECT.
 *
 * @param row name of the relation.
 * @param instead expressions in place of columns.
 */
export const selectValues = (row: string, instead: Expressions = {}): string =>
  expressionsOf(row, instead)
    .map(([name, expression]) => `${expression} AS "${name}"`)
    .join(', ')

/** The same as arguments of `jsonb_build_object`. */
export const jsonValues = (row: string, instead: Expressions = {}): string =>
  expressionsOf(row, instead)
    .map(([name, expression]) => `'${name}', ${expression}`)
    .join(', ')
