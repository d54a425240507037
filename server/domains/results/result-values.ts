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

/** The values besides those of subjects. */
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

/** The values of a hidden result. */
export const NO_VALUES = Object.fromEntries(valueNames.map((name) => [name, null])) as {
  [Name in keyof ResultValues]: null
}

export const valuesOf = (row: ResultValues): ResultValues => pick(row, valueNames)

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

/** In place of the mark of a candidate who did not sit a subject. */
export const ABSENT_MARK = 'AB'

/** The subjects of a result as they are stored: names with its file, marks with its row. */
export interface StoredSubjects {
  subjectNames: string[] | null
  /** Null without subjects. */
  subjectMarks: (string | null)[] | null
}

export interface SubjectMarkShape {
  name: string
  /** Exact decimal; null for an empty cell and for an absent candidate. */
  mark: string | null
  isAbsent: boolean
}

/** The marks of a result in the order of its file; empty without subjects. */
export function subjectsOf({ subjectNames, subjectMarks }: StoredSubjects): SubjectMarkShape[] {
  if (!subjectMarks) return []
  return (subjectNames ?? []).map((name, place) => subjectOf(name, subjectMarks[place] ?? null))
}

/** The same, with empty marks for a candidate whose marks are not kept: a correction may state them. */
export function correctableSubjectsOf({ subjectNames, subjectMarks }: StoredSubjects): SubjectMarkShape[] {
  return subjectsOf({ subjectNames, subjectMarks: subjectMarks ?? [] })
}

/** @param stored a decimal, AB for an absent candidate, or null. */
export function subjectOf(name: string, stored: string | null): SubjectMarkShape {
  const isAbsent = stored === ABSENT_MARK
  return { name, mark: isAbsent ? null : stored, isAbsent }
}

/** A subject whose mark was changed; null where there was or is none. */
export interface RevisedSubjectShape {
  name: string
  before: SubjectMarkShape | null
  after: SubjectMarkShape | null
}

/** The subjects that differ between two results of a candidate: those of the later one first. */
export function revisedSubjects(o: { before: StoredSubjects; after: StoredSubjects }): RevisedSubjectShape[] {
  const [before, after] = [subjectsOf(o.before), subjectsOf(o.after)]
  const names = new Set([...after, ...before].map(({ name }) => name))
  const named = (subjects: readonly SubjectMarkShape[], name: string) =>
    subjects.find((subject) => subject.name === name) ?? null
  return [...names]
    .map((name) => ({ name, before: named(before, name), after: named(after, name) }))
    .filter((one) => storedMark(one.before) !== storedMark(one.after))
}

const storedMark = (subject: SubjectMarkShape | null) =>
  subject && (subject.isAbsent ? ABSENT_MARK : (subject.mark ?? ''))

/** Maximum number of subjects of a result. */
export const MOST_SUBJECTS = 12
