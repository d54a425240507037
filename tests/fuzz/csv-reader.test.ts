import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { detectDelimiter } from '#server/lib/csv/detect-delimiter.ts'
import { type CsvRow, readCsv, UnreadableCsv } from '#server/lib/csv/read-csv.ts'
import { said } from '#server/locales/say.ts'
import fc from '#tests/support/project/fuzz.ts'

const MAX_ROWS = 50

interface Outcome {
  rows: CsvRow[]
  refused?: { message: string; row: number | null }
}

/** Reads a file that arrives in pieces of these sizes, the last one over and over. */
async function read(bytes: Uint8Array, sizes: readonly number[] = [bytes.length]): Promise<Outcome> {
  async function* pieces() {
    let at = 0
    for (let piece = 0; at < bytes.length; piece += 1) {
      const size = Math.max(1, sizes[Math.min(piece, sizes.length - 1)] ?? 1)
      yield bytes.subarray(at, at + size)
      at += size
    }
  }
  const rows: CsvRow[] = []
  try {
    for await (const batch of readCsv(pieces(), { maxRows: MAX_ROWS, batchSize: 7 })) rows.push(...batch)
    return { rows }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    return { rows, refused: { message: said(error.message), row: error.row } }
  }
}

/** Invariants of every read table. */
function expectSound({ rows, refused }: Outcome): void {
  expect(rows.length).toBeLessThanOrEqual(MAX_ROWS)
  const numbers = rows.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  for (const { number, cells } of rows) {
    expect(number).toBeGreaterThan(0)
    expect(cells.some((cell) => cell !== '')).toBe(true)
    for (const cell of cells) expect(cell).toBe(cell.trim())
  }
  if (!refused) return
  // A sentence for the person who chose the file, and a row behind those that were read.
  expect(refused.message).toMatch(/^[A-Z].*[.?]$/s)
  if (refused.row !== null) expect(refused.row).toBeGreaterThan(numbers.at(-1) ?? 0)
}

/** Bytes in which a table may hide: its marks, letters of every width, byte order marks, beginnings of other files. */
const piece = fc.oneof(
  fc.constantFrom(...Array.from('",;\t\r\n =+-@\0', (char) => Buffer.from(char))),
  fc
    .constantFrom('\r\n', '""', '"\n', 'कमला', '😀', '\u00a0', '\u2028', 'a,b', '1;2')
    .map((text) => Buffer.from(text)),
  fc
    .constantFrom(
      [0xef, 0xbb, 0xbf],
      [0xff, 0xfe],
      [0xfe, 0xff],
      [0x50, 0x4b, 3, 4],
      [0xc3],
      [0xed, 0xa0, 0x80],
    )
    .map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 6 }).map((bytes) => Buffer.from(bytes)),
)
const file = fc
  .record({
    blanks: fc.constantFrom(0, 0, 0, 1, 5000),
    pieces: fc.array(piece, { maxLength: 60 }),
    wide: fc.constantFrom('utf8', 'utf8', 'utf16le', 'utf16be'),
  })
  .map(({ blanks, pieces, wide }) => {
    const bytes = Buffer.concat([Buffer.from(' '.repeat(blanks)), ...pieces])
    if (wide === 'utf8') return bytes
    const utf16 = Buffer.from(`\uFEFF${bytes.toString()}`, 'utf16le')
    return wide === 'utf16le' ? utf16 : utf16.swap16()
  })
const sizes = fc.array(fc.integer({ min: 1, max: 6000 }), { minLength: 1, maxLength: 4 })

test('whatever a file is made of, it is read or refused with a reason', async () => {
  await fc.assert(fc.asyncProperty(file, async (bytes) => expectSound(await read(bytes))))
})

test('in which pieces a file arrives makes no difference', async () => {
  await fc.assert(
    fc.asyncProperty(file, sizes, async (bytes, pieces) => {
      expect(await read(bytes, pieces)).toEqual(await read(bytes))
    }),
  )
})

/** Text of a table, now and then with a quotation mark or a line that is very long. */
const tableText = fc
  .array(
    fc.oneof(
      {
        weight: 9,
        arbitrary: fc.constantFrom(...',;\t\r\n ', '\r\n', 'a,b', '1;2', 'क', '\u00a0', '\f', '\0', '78.50'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom('"x, y"', '"', '"a\nb"', 'x'.repeat(17_000), ' '.repeat(17_000)),
      },
    ),
    { maxLength: 80 },
  )
  .map((parts) => `${'a,b\n'.repeat(5)}${parts.join('')}`)

test('rows are what csv-parse makes of the whole text, in whatever pieces it arrives', async () => {
  await fc.assert(
    fc.asyncProperty(tableText, sizes, async (text, pieces) => {
      const { rows, refused } = await read(Buffer.from(text), pieces)
      const records: string[][] = parse(text, {
        delimiter: detectDelimiter(['a,b']),
        record_delimiter: ['\r\n', '\n', '\r'],
        trim: true,
        relax_quotes: true,
        relax_column_count: true,
        skip_records_with_error: true,
      })
      const expected = records
        .map((record, place) => ({ number: place + 1, cells: record.map((cell) => cell.trim()) }))
        .filter(({ cells }) => cells.some((cell) => cell !== ''))
      // Where the reader stops, all before is the same.
      const found = rows.map(({ number, cells }) => ({ number, cells }))
      expect(found).toEqual(refused ? expected.slice(0, rows.length) : expected)
    }),
  )
})

describe('found cases', () => {
  test('a NUL far from the beginning, which made a binary file of it only if it came in one piece', async () => {
    const bytes = Buffer.from(`a,b\n${' '.repeat(5000)}\0\n`)
    expect(await read(bytes, [4096])).toEqual(await read(bytes))
  })

  test.each<[string, string, number[]]>([
    ['a blank line in front, cut off with its line break', `${' '.repeat(5000)}\na;b\n1;2\n`, [5001]],
    ['blanks enough to try each as the beginning of the header', `${' '.repeat(64_000)}a;b\n1;2\n`, [64_000]],
  ])('%s', async (_what, text, pieces) => {
    const outcome = await read(Buffer.from(text), pieces)
    expect(outcome.rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(outcome).toEqual(await read(Buffer.from(text)))
  })
})
