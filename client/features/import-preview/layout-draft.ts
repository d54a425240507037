import type { CsvProblemsFragment, TableLayoutInput } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { textHash } from '#client/ui/text-hash.ts'

export type LayoutQuestion = NonNullable<CsvProblemsFragment['layout']>
export type LayoutRow = LayoutQuestion['rows'][number]

/** The choice for each column: a place, the same value in every row, or nothing. */
export interface LayoutDraft {
  headerRow: number
  /** Places from 0, by column; VALUE for one whose value is typed. */
  places: Record<string, string>
  values: Record<string, string>
}

/** In place of a place: the file has no such column. */
export const VALUE = 'value'

const PREFIX = 'columns of '

/** A file's shape is its header. Only its hash is kept: where a file has no header, the row is a candidate's. */
const shapeOf = ({ cells }: LayoutRow) => PREFIX + textHash(JSON.stringify(cells))

/** The choice for a row as header: as it was made for this header before, else as its cells say or let one guess. */
export function draftOf(
  { rows, headerRow, columns }: LayoutQuestion,
  rowNumber = headerRow ?? fullest(rows),
): LayoutDraft {
  const row = rows.find(({ number }) => number === rowNumber)
  const places: Record<string, string> = {}
  for (const [place, name] of (row?.names ?? []).entries()) if (name !== '') places[name] ??= String(place)
  const known = row && remembered(row)
  if (known) return { headerRow: rowNumber, ...known }
  const names = columns.map(({ name }) => name)
  const guesses = row && guessColumns(row.cells, names, places)
  return { headerRow: rowNumber, places: { ...places, ...guesses }, values: {} }
}

/** A title has fewer cells than a header. */
function fullest(rows: readonly LayoutRow[]): number {
  const filled = ({ cells }: LayoutRow) => cells.filter((cell) => cell !== '').length
  return rows.toSorted((one, other) => filled(other) - filled(one))[0]?.number ?? 1
}

/** The header of this file that was chosen before, if one was. */
export function rememberedRow({ rows }: LayoutQuestion): number | undefined {
  return rows.find((row) => remembered(row) !== undefined)?.number
}

function remembered(row: LayoutRow): Pick<LayoutDraft, 'places' | 'values'> | undefined {
  try {
    const kept = sessionStorage.getItem(shapeOf(row)) ?? localStorage.getItem(shapeOf(row))
    return kept === null ? undefined : (JSON.parse(kept) as Pick<LayoutDraft, 'places' | 'values'>)
  } catch {
    // Some browsers keep nothing.
    return undefined
  }
}

/** Keeps a choice for files of this shape; typed values for this visit alone, as they differ from file to file. */
export function remember({ rows }: LayoutQuestion, { headerRow, places, values }: LayoutDraft): void {
  const row = rows.find(({ number }) => number === headerRow)
  if (!row) return
  try {
    localStorage.setItem(shapeOf(row), JSON.stringify({ places, values: {} }))
    sessionStorage.setItem(shapeOf(row), JSON.stringify({ places, values }))
  } catch {
    // Some browsers keep nothing.
  }
}

/** Whether the header row and the columns are there to be checked only. */
export const isComplete = (question: LayoutQuestion): boolean =>
  Object.keys(missingIn(question, draftOf(question, rememberedRow(question)))).length === 0

/** Missing choices, by the name of the column. */
export function missingIn(
  { columns }: LayoutQuestion,
  { places, values }: LayoutDraft,
): Record<string, string> {
  const missing: Record<string, string> = {}
  const taken = new Map<string, string>()
  for (const { name, isRequired } of columns) {
    const place = places[name] ?? ''
    const other = place === VALUE || place === '' ? undefined : taken.get(place)
    if (place === '' && isRequired) missing[name] = t('Choose the column of {name}', { name })
    else if (place === VALUE && (values[name] ?? '').trim() === '')
      missing[name] = t('Enter the {name}', { name })
    else if (other !== undefined) missing[name] = t('This column is {other} already', { other })
    taken.set(place, name)
  }
  return missing
}

export function layoutOf(
  { columns }: LayoutQuestion,
  { headerRow, places, values }: LayoutDraft,
): TableLayoutInput {
  const names = columns.map(({ name }) => name)
  const isPlace = (name: string) => (places[name] ?? '') !== '' && places[name] !== VALUE
  return {
    headerRow,
    columns: names.filter(isPlace).map((name) => ({ name, place: Number(places[name]) })),
    values: names
      .filter((name) => places[name] === VALUE)
      .map((name) => ({ name, value: (values[name] ?? '').trim() })),
  }
}

/** "A", "Z", "AA". */
export function columnLetter(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : columnLetter(Math.floor(place / 26) - 1) + letter
}

/** Usual names of the columns, in lower case without spaces and signs. */
const usualNames: Readonly<Record<string, RegExp>> = {
  'Candidate ID':
    /^((symbol|roll|registration|reg|candidate|student)(no|number|id|code)|परीक्षार्थीन(ं|म्बर)|(सिम्बोल|रोल|दर्ता)न(ं|म्बर))$/u,
  'Exam ID': /^(exam|test|परीक्षा)(code|no|number|कोड)?$/u,
  'Exam Mark': /^((obtained|secured|total)?(marks?|score)(obtained)?|obtained|प्राप्ता?(ङ्|ं)क|प्राप्तअङ्क)$/u,
  'Exam Rank': /^((merit|exam)?rank|position|meritorder|स्थान)$/u,
  Percentage: /^(percent(age)?|pct|प्रतिशत)?(in)?%?$/u,
  'Student Name':
    /^(((full|candidates?|students?)?name|nameof(the)?(student|candidate))|(विद्यार्थीको)?नाम(थर)?)$/u,
  Groups: /^(groups?|batch|section|shift|समूह|ब्याच|शिफ्ट)$/u,
}

const normal = (cell: string) =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_.()#:/'’-]+/g, '')

/**
 * Places of the columns whose usual name exactly one cell of a row has: to be looked at, not to be relied on.
 *
 * @param taken places that are chosen already, by column.
 */
export function guessColumns(
  cells: readonly string[],
  names: readonly string[],
  taken: Readonly<Record<string, string>>,
): Record<string, string> {
  const guesses: Record<string, string> = {}
  const places = new Set(Object.values(taken))
  for (const name of names.filter((one) => taken[one] === undefined)) {
    const found = cells.flatMap((cell, place) => {
      const word = normal(cell)
      return word !== '' && usualNames[name]?.test(word) ? [String(place)] : []
    })
    const [only] = found
    if (only !== undefined && found.length === 1 && !places.has(only)) guesses[name] = only
  }
  return guesses
}
