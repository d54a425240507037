import { columnsOf, headerName } from '#server/domains/imports/csv-table.ts'
import type { SubjectColumn } from '#server/domains/imports/subject-column.ts'
import { damageOf } from '#server/lib/csv/damaged-text.ts'
import type { CsvRow } from '#server/lib/csv/read-csv.ts'
import { readDecimal } from '#server/lib/decimal.ts'
import { composed, visibleLine } from '#server/lib/visible-text.ts'
import { isDash, outcomeIn, outcomeOf } from './outcome-words.ts'
import { resultFields } from './read-results-csv.ts'

export const MOST_SUBJECTS = 12
const LONGEST_SUBJECT = 40
/** Rows in which a column is looked for that has no value yet: a wholly empty one would have the whole file read. */
const MOST_READ = 20_000

/** Columns of numbers that are no subject unless somebody says so, in lower case without spaces and signs. */
const OTHERS = new RegExp(
  `^(${[
    'sn|sno|snno|slno|srno|serial(no|number)?|no|row|क्रसं|क्रस|सिनं|सिन',
    '(roll|symbol|registration|reg|form|batch|section|groups?|set|room|hall|seat|shift|class|cent(er|re)|pin)(no|number|code)?',
    'रोलनं?|सिम्बोलनं?|समूह|सेट|कोठा|सिफ्ट|शिफ्ट|कक्षा',
    '(phone|mobile|contact|tel|telephone)(no|number)?|फोन|मोबाइल|सम्पर्क|सम्पर्कनं',
    '(student|candidate)?names?|results?|age|year|dob|dateofbirth|birthdate|उमेर',
    '(overall|merit|class|group|batch|section|category)?(rank|position)(by(percentage|marks?)|in(group|class|batch|section|category))?|स्थान',
    '(obtained|overall|total|marks?)?(percent|percentage|percentile|%)|प्रतिशत',
    '(total)?(correct|wrong|incorrect|right|attempted|unattempted|notattempted)(answers?|questions?)?|सही|गलत',
    '(old|prev|previous|former|earlier|original|last)(exam)?(marks?|score|total|percent(age)?|rank|results?)',
    '(q|ques|question|item|प्रश्न)?(no|नं)?[\\d०-९]+',
    'total|totalmarks?|grandtotal|totalscore|fullmarks?|passmarks?|negativemarks?|कुल|जम्मा|पूर्णाङ्क|उत्तीर्णाङ्क',
  ].join('|')})$`,
)

/** As a layout names a column that is none of those chosen. */
const UNNAMED = /^#\d+$/

interface Cells {
  name: string
  place: number
  numbers: number
  others: number
}

/**
 * Finds the columns of numbers that are none of a results file's own: in them, numbers are more than half of the cells that
 * are not empty. Reads as many rows as it needs to see a value in each column.
 *
 * @param wanted names of the columns that are taken as subjects without looking at their cells; absent for those that look like subjects.
 * @param hidden places of columns that are taken only when they are named.
 */
export async function findSubjectColumns(
  batches: AsyncIterable<readonly CsvRow[]>,
  wanted?: readonly string[] | undefined,
  hidden: readonly number[] = [],
): Promise<SubjectColumn[]> {
  let columns: Cells[] | undefined
  let read = 0
  for await (const batch of batches) {
    const rows = columns ? batch : batch.slice(1)
    columns ??= furtherColumns(batch[0])
    for (const column of columns) countCells(column, rows)
    read += rows.length
    if (read >= MOST_READ || columns.every(({ numbers, others }) => numbers + others > 0)) break
  }
  const found = (columns ?? []).filter(
    ({ name, numbers, others }) => numbers > others || wanted?.includes(name),
  )
  const names = (columns ?? []).map(({ name }) => name)
  let taken = 0
  return found.map(({ name, place }) => {
    const problem = problemOf(name, names)
    const isWanted = wanted ? wanted.includes(name) : !hidden.includes(place) && !isOther(name)
    const isTaken = problem === null && isWanted && taken < MOST_SUBJECTS
    if (isTaken) taken += 1
    return { name, isTaken, problem }
  })
}

function furtherColumns(header: CsvRow | undefined): Cells[] {
  const names = (header?.cells ?? []).map(headerName)
  const known = columnsOf(resultFields, names)
  return names.flatMap((name, place) =>
    name === '' || known[place] ? [] : [{ name, place, numbers: 0, others: 0 }],
  )
}

function countCells(column: Cells, rows: readonly CsvRow[]): void {
  for (const { cells, delimiter } of rows) {
    const shown = visibleLine(cells[column.place] ?? '')
    const cell = delimiter ? shown.replace(',', '.') : shown
    if (cell === '' || isDash(cell) || outcomeOf(cell) === 'ABSENT') continue
    if ('value' in readDecimal(cell, { integerDigits: 8, decimals: 4 })) column.numbers += 1
    else column.others += 1
  }
}

function isOther(name: string): boolean {
  const normal = composed(name)
    .toLowerCase()
    .replace(/[\s_.()#:/-]+/g, '')
  return UNNAMED.test(name) || OTHERS.test(normal) || outcomeIn(name) !== undefined
}

function problemOf(name: string, names: readonly string[]): string | null {
  if (name.length > LONGEST_SUBJECT) return `Its name is longer than ${LONGEST_SUBJECT} characters.`
  if (damageOf(name)) return 'Its name cannot be read.'
  return names.filter((one) => one === name).length > 1 ? 'Another column has the same name.' : null
}
