import { readFile } from 'node:fs/promises'
import { writeOds, writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { readCsv } from '#server/lib/csv/read-csv.ts'
import { readSpreadsheet } from '#server/lib/spreadsheet/read-spreadsheet.ts'
import fc, { fuzzSeconds } from '#tests/support/project/fuzz.ts'

/** Texts that XML can hold and that are no blank. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => /^[\P{C}]+$/u.test(text)),
  fc.constantFrom('081001', 'अनुपस्थित', '=1+1', '"', ',', ';', '|', "'", '#N/A', '67,88', '-'),
  fc.integer({ min: -1_000_000, max: 1_000_000_000_000 }),
  fc.integer({ min: 0, max: 1_000_000 }).map((number) => number / 8),
)
const row = fc.array(fc.option(cell, { nil: null }), { maxLength: 6 })
const table = fc.array(row, { minLength: 1, maxLength: 20 })

/** The rows with their numbers, as the import gets them. */
async function rowsOf(csv: Uint8Array): Promise<[number, string[]][]> {
  const rows: [number, string[]][] = []
  async function* source() {
    yield csv
  }
  for await (const batch of readCsv(source(), { maxRows: 1000, batchSize: 100 })) {
    for (const { number, cells } of batch) rows.push([number, cells.slice(0, lastFilled(cells))])
  }
  return rows
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((text) => text !== '') + 1

describe.each([
  ['.xlsx', writeXlsx],
  ['.ods', writeOds],
])('a random table written as %s', (ending, write) => {
  test('is read as it was written, with its row numbers', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const expected = rows
          .map((cells, at): [number, string[]] => [at + 1, cells.map((value) => String(value ?? '').trim())])
          .map(([number, cells]): [number, string[]] => [number, cells.slice(0, lastFilled(cells))])
          .filter(([, cells]) => cells.length > 0)
        fc.pre(expected.length > 0)
        const bytes = await write({ sheets: [{ name: 'One', rows }] })
        const read = await readSpreadsheet(Buffer.from(bytes))
        if (read.kind !== 'csv') throw new Error('There is one sheet')
        expect(await rowsOf(read.csv), ending).toEqual(expected)
      }),
      fuzzSeconds > 0 ? {} : { numRuns: 60 },
    )
  })
})

describe.each(['results-2000.xlsx', 'students-sheets.xlsx', 'students-sheets.ods'])('%s', (name) => {
  test('cut or with flipped bits is read or refused, and never ends the process', async () => {
    const whole = await readFile(`tests/samples/spreadsheets/${name}`)
    const damage = fc.record({
      end: fc.integer({ min: 1, max: whole.length }),
      flips: fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(7)), { maxLength: 20 }),
      isCut: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(damage, async ({ end, flips, isCut }) => {
        const bytes = Buffer.from(isCut ? whole.subarray(0, end) : whole)
        for (const [at, bit] of flips) if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
        const answer = await readSpreadsheet(bytes).catch((error: unknown) => error)
        if (answer instanceof Error) expect(answer.message).not.toBe('')
        else expect(['csv', 'choose']).toContain((answer as { kind: string }).kind)
      }),
      fuzzSeconds > 0 ? {} : { numRuns: 40 },
    )
  })
})
