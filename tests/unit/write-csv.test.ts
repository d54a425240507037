import { describe, expect, test } from 'vitest'
import { normalCandidateId, readCandidateIdCell } from '#server/domains/students/candidate-id.ts'
import { readCsv } from '#server/lib/csv/read-csv.ts'
import { csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import fc from '#tests/support/project/fuzz.ts'

async function readBack(text: string): Promise<string[][]> {
  const rows: string[][] = []
  const source = (async function* () {
    yield Buffer.from(text)
  })()
  for await (const batch of readCsv(source, { maxRows: 100, batchSize: 10 }))
    rows.push(...batch.map(({ cells }) => cells))
  return rows
}

describe('a line', () => {
  test('quotes what would not come back else', () => {
    expect(csvLine(['a', 'b, c', 'say "x"', 'two\nlines', ' edge', 'semi;colon', 'b|r', ''])).toBe(
      'a,"b, c","say ""x""","two\nlines"," edge","semi;colon","b|r",\r\n',
    )
  })

  test.each(['=1+1', '+A1', '-2+3+cmd|x', '@SUM(A1)', '＝1', '="a"&B1', '=HYPERLINK("x")'])(
    'keeps a spreadsheet program from running %s',
    async (cell) => {
      expect(await readBack(csvLine(['x', cell]))).toEqual([['x', `'${cell}`]])
    },
  )

  test.each(['-5', '+12.5', '-1,234.50', '-3%', '="081001"', '="A-1/2"', 'a=b', '081001', "O'Neil"])(
    'leaves %s as it is',
    async (cell) => {
      expect(await readBack(csvLine(['x', cell]))).toEqual([['x', cell]])
    },
  )
})

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a;\t @SUM(A1)', "a;\t '@SUM(A1)"],
  ['two\n=lines()', "two\n'=lines()"],
  ['call +977 1; or -5; = none', "call +977 1; or -5; '= none"],
])('keeps a program that splits cells elsewhere from running a part of %j', async (cell, written) => {
  expect(await readBack(csvLine(['x', cell]))).toEqual([['x', written]])
})

test('whatever is written is read back the same, and begins no formula', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/[\0\uFFFD]/.test(text))
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 5 }), async (cells) => {
      const line = csvLine(['id', ...cells])
      const [header, back] = await readBack(`h${',h'.repeat(cells.length)}\r\n${line}`)
      expect(header).toHaveLength(cells.length + 1)
      expect(back?.slice(1)).toHaveLength(cells.length)
      for (const [at, text] of cells.entries()) {
        const read = back?.[at + 1] ?? ''
        expect(read.replaceAll("'", '').trim()).toBe(text.replaceAll("'", '').trim())
        for (const piece of [text, ...read.split(/[;\t\r\n]\s*/)]) {
          const shown = piece === text ? read : piece
          if (/^[=@＝＋－＠]/.test(piece) && !piece.startsWith('="')) expect(shown).toMatch(/^'/)
        }
      }
    }),
    { numRuns: 200 },
  )
})

describe('an ID', () => {
  test.each(['081000', '0', '123456789012', '12E5', '1-2', 'MAR-1', 'TRUE', '०८१०००'])(
    'that a spreadsheet program would change is text: %s',
    (id) => expect(idCell(id)).toBe(`="${id}"`),
  )

  test.each(['81000', 'Morning', '', '="081000"', "'081000", '=1+1', '@SUM(A1)'])('is left alone: %j', (id) =>
    expect(idCell(id)).toBe(id),
  )

  test('is read back as it was', async () => {
    const id = fc.string({ unit: fc.constantFrom(...'0159A-/_ e०'), minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(id, async (text) => {
        const [, row] = await readBack(`h,h\r\n${csvLine(['x', idCell(normalCandidateId(text))])}`)
        const damaged = readCandidateIdCell(normalCandidateId(text), () => {})
        expect(readCandidateIdCell(row?.[1] ?? '', () => {})).toBe(damaged)
      }),
    )
  })
})
