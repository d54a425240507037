/** A column of a row of results. */
interface ResultColumn {
  /** Its name in the table `exam_results`. */
  column: string
  type: 'text' | 'numeric' | 'text[]' | '"ResultOutcome"'
  /** As files of results have it; absent for a value that follows from other columns of a file. */
  inFile?: {
    name: string
    /** Whether a file may do without it. */
    optional?: boolean
    /** Other usual headers, in lower case without spaces and signs. */
    usual: RegExp
    /** Characters of a text. */
    longest?: number
    /** Of its field in the API. */
    description: string
  }
}

/**
 * The values of a result, beside its exam and candidate. Row types, statements, the reading of files, exports, slips and pages
 * follow from them.
 */
export const resultColumns = {
  examMark: {
    ...{ column: 'exam_mark', type: 'numeric' },
    inFile: {
      ...{ name: 'Exam Mark', description: 'Null with an outcome.' },
      // Not “Total Marks”, which may be full marks.
      usual:
        /^(marks?|score|(obtained|secured|scored)(marks?|score)|(marks?|score)(obtained|secured)|प्राप्ता(ङ्|ं)क)$/,
    },
  },
  examRank: {
    ...{ column: 'exam_rank', type: 'text' },
    inFile: {
      ...{ name: 'Exam Rank', optional: true, longest: 32, description: 'As its file states it.' },
      usual: /^((merit)?rank|position|meritorder|स्थान)$/,
    },
  },
  percentage: {
    ...{ column: 'percentage', type: 'numeric' },
    inFile: {
      ...{ name: 'Percentage', optional: true, description: '0 to 100; null with an outcome.' },
      usual: /^(%|(percent|percentage|pct|प्रतिशत)(in)?%?)$/,
    },
  },
  outcome: { column: 'outcome', type: '"ResultOutcome"' },
  subjectMarks: { column: 'subject_marks', type: 'text[]' },
} as const satisfies Record<string, ResultColumn>

type Columns = typeof resultColumns

/** Names of the columns of one of these types. */
type NameOf<Type extends ResultColumn['type']> = {
  [Name in keyof Columns]: Columns[Name]['type'] extends Type ? Name : never
}[keyof Columns]

export type TextColumn = NameOf<'text'>
/** A column that files have. */
export type FileColumn = NameOf<'text' | 'numeric'>

type Entry = { [Name in keyof Columns]: [name: Name, column: Columns[Name]] }[keyof Columns]
type FileEntry = [name: FileColumn, inFile: NonNullable<ResultColumn['inFile']>]

export const columnEntries = Object.entries(resultColumns) as Entry[]

/** The columns of a file, in their order there. */
export const fileColumns = columnEntries.flatMap(([name, column]): FileEntry[] =>
  'inFile' in column ? [[name as FileColumn, column.inFile]] : [],
)
