import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { readXlsx as readWorkbook, writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { looksLikeDate, textsBefore } from '#server/lib/spreadsheet/looks-like-date.ts'
import { readOds } from '#server/lib/spreadsheet/read-ods.ts'
import { readSpreadsheet, readXlsx, sheetNotes } from '#server/lib/spreadsheet/read-spreadsheet.ts'
import type { Sheet } from '#server/lib/spreadsheet/sheet.ts'
import { shownValue } from '#server/lib/spreadsheet/shown-value.ts'
import { writeSheet } from '#server/lib/spreadsheet/write-sheet.ts'
import { inLanguage, said } from '#server/locales/say.ts'
import fc from '#tests/support/project/fuzz.ts'

/** A number as it is stored, with its format, or a formula with or without a value. */
interface Given {
  value: number | string | null
  /** Of Excel. */
  format?: string
  /** The text that LibreOffice shows and writes for it. */
  shown?: string
  isFormula?: boolean
}

const bytesOf = async (cells: readonly Given[]) =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'S',
          rows: [cells.map(({ value }) => value)],
          cells: new Map(
            cells.map(({ value, format, isFormula }, at) => [
              `0,${at}`,
              {
                ...{ value },
                ...(format && { style: { numFmt: format } }),
                ...(isFormula && { formula: 'A1', ...(value !== null && { formulaResult: value }) }),
              },
            ]),
          ),
        },
      ],
    }),
  )

function odsCell({ value, shown, isFormula }: Given): string {
  const formula = isFormula ? ' table:formula="of:=[.A1]"' : ''
  if (value === null) return `<table:table-cell${formula}/>`
  const type =
    typeof value === 'number'
      ? `office:value-type="float" office:value="${value}"`
      : 'office:value-type="string"'
  return `<table:table-cell${formula} ${type}><text:p>${shown ?? value}</text:p></table:table-cell>`
}

const odsOf = (cells: readonly Given[]) =>
  Buffer.from(
    `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><table:table table:name="S"><table:table-row>${cells.map(odsCell).join('')}</table:table-row></table:table></office:document-content>`,
  )

const formula = 'table:formula="of:=[.A1]"'

const manifest =
  '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>'

const type = 'application/vnd.oasis.opendocument.spreadsheet'

/** An archive of files that are stored as they are. */
function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(path.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, data])
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, path]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(centrals.length, 8)
  end.writeUInt16LE(centrals.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}

const columns = [{ header: 'ID', isText: true }, { header: 'Value' }]

async function rowsOf(cells: string[][]) {
  const chunks: Uint8Array[] = []
  for await (const chunk of await writeSheet('A', columns, cells)) chunks.push(chunk)
  const { sheets } = await readWorkbook(new Uint8Array(Buffer.concat(chunks)))
  return sheets[0]?.rows.slice(1)
}

describe('looks like date', () => {
  test.each([
    ['1-Mar', ['1-3', '3-1', 'MAR-1']],
    ['01-Mar', ['1-3', '3-1', 'MAR-1']],
    ['31-Dec-26', ['31-12', '12-31', 'DEC-31']],
    ['1-May-2026', ['MAY-26', '5-26', '1-5']],
    ['Mar-81', ['MAR-81', '3-81']],
    ['01/03/1981', ['MAR-81', '3-81', '1-3']],
    ['12/31/1981', ['31-12', '12-31', 'DEC-31']],
    ['01/03/81', ['MAR-81', '3-81', '1-3']],
    ['1981-03-01', ['MAR-81', '3-81', '1-3']],
    ['2081-03-01', ['MAR-81', '3-81', '1-3']],
    ['2081.3.15 00:00:00', ['15-3', '3-15', 'MAR-15']],
  ])('%s looks like a date, which may have been one of %j', (text, before) => {
    expect(textsBefore(text)).toEqual(before)
  })

  test.each([
    ...['MAR-23', '12-MAR-0081', '32-Mar', '1-Mars', 'Marks-23', 'CEE-081-001', '081001', '', '08-10-01'],
    ...['2081-13-01', '2081-03-32', '2081-03-001', '1881-03-01', '1/3', '2081-03/01'],
  ])('%j does not look like a date', (text) => {
    expect(looksLikeDate(text)).toBe(false)
  })

  test('a cell that holds a day is never shown as anything else', () => {
    const day = fc.integer({ min: Date.UTC(1950) / 864e5, max: Date.UTC(2099) / 864e5 })
    const formats = [
      ...['d-mmm', 'mmm-yy', 'd-mmm-yy', 'yyyy-mm-dd', 'm/d/yyyy', 'dd.mm.yy', 'd/m', 'mm-dd', 'mmmm yyyy'],
      ...['d mmmm', '[$-F800]dddd, mmmm dd, yyyy', 'yyyy/m/d h:mm'],
    ]
    fc.assert(
      fc.property(day, fc.constantFrom(...formats), (at, format) =>
        looksLikeDate(shownValue(new Date(at * 864e5), format)),
      ),
    )
  })
})

describe('shown numbers', () => {
  test('.ods: a decimal comma is left as it is', () => {
    expect(readOds(odsOf([{ value: 1.234, shown: '1,234' }]))[0]?.rows).toEqual([['1,234']])
  })

  describe.each([
    ['.xlsx', async (cells: readonly Given[]) => (await readXlsx(await bytesOf(cells)))[0]],
    ['.ods', async (cells: readonly Given[]) => readOds(odsOf(cells))[0]],
  ])('%s', (_ending, read) => {
    const sheetOf = async (...cells: Given[]) => (await read(cells)) as Sheet

    test('a zero that is shown as a dash is a zero, and a dash is a dash', async () => {
      const accounts = '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"_);_(@_)'
      const { rows } = await sheetOf(
        { value: 0, format: accounts, shown: ' - ' },
        { value: 60.5, format: accounts, shown: '60.50' },
        { value: '-' },
      )
      expect(rows).toEqual([['0', '60.50', '-']])
    })

    test('separators of thousands are left out, since the value says what they are', async () => {
      const { rows } = await sheetOf(
        { value: 1234, format: '#,##0', shown: '1,234' },
        { value: 1234.5, format: '#,##0.00', shown: '1,234.50' },
        { value: -1234567, format: '#,##0', shown: '-1,234,567' },
        { value: 1234.6, format: '#,##0', shown: '1,235' },
        { value: '1,234' },
      )
      expect(rows).toEqual([['1234', '1234.50', '-1234567', '1235', '1,234']])
    })

    test('a comma before the decimals of a small number is no separator of thousands', async () => {
      const shown = ['0,1', '0,01', '0,5', '1,5']
      const cells = shown.map((one) => ({ value: Number(one.replace(',', '.')), shown: one }))
      const { rows } = readOds(odsOf(cells))[0] as Sheet
      expect(rows).toEqual([shown])
    })

    test('numbers that are shown with fewer digits are named', async () => {
      const sheet = await sheetOf(
        { value: 81_000, format: '000000', shown: '081000' },
        { value: 144.75, format: '0', shown: '145' },
        { value: 0.725, format: '0.00%', shown: '72.50%' },
        { value: 0.72375, format: '0%', shown: '72%' },
        { value: 0.1 + 0.2, format: '0.0', shown: '0.3' },
      )
      expect(sheet.rows).toEqual([['081000', '145', '72.50%', '72%', '0.3']])
      expect(inLanguage(sheetNotes(sheet), 'en')).toEqual([
        'Numbers are read as the sheet shows them, rounded: 145 for 144.75 in cell B1, and 1 more.',
      ])
      const exact = await sheetOf({ value: 12.5, format: '0.00', shown: '12.50' })
      expect(sheetNotes(exact)).toEqual([])
    })

    test('a percentage is named with all its digits', async () => {
      const sheet = await sheetOf({ value: 0.72375, format: '0%', shown: '72%' })
      expect(inLanguage(sheetNotes(sheet), 'en')).toEqual([
        'Numbers are read as the sheet shows them, rounded: 72% for 72.375% in cell A1.',
      ])
    })

    test('a formula without a value is found, unlike one with an empty one', async () => {
      const saved = await sheetOf(
        { value: 'x' },
        { value: '', isFormula: true },
        { value: 5, isFormula: true, format: '0' },
      )
      expect(saved.uncomputed).toBeUndefined()
      expect((await sheetOf({ value: 'x' }, { value: null, isFormula: true })).uncomputed).toBe('B1')
    })
  })

  test('formulas whose result is an empty text are empty cells, as LibreOffice writes them', async () => {
    const read = await readSpreadsheet(await readFile('tests/samples/spreadsheets/empty-formulas.ods'))
    const rows = ['81000,ODS,120,1,60', '81001,ODS,30,,15', '81002,ODS,110,2,55']
    expect(read.kind === 'csv' && Buffer.from(read.csv).toString().split('\r\n').slice(1, -1)).toEqual(rows)
  })
  test.each([
    ['an empty text alone', `<table:table-cell ${formula}><text:p/></table:table-cell>`, undefined],
    [
      'nothing, beside one with a value',
      `<table:table-cell ${formula}/><table:table-cell ${formula} office:value-type="float" office:value="1"/>`,
      undefined,
    ],
    ['nothing', `<table:table-cell ${formula}/>`, 'A1'],
  ])('a formula of an .ods file that has %s', (_what, cells, uncomputed) => {
    const table = `<table:table table:name="S"><table:table-row>${cells}</table:table-row></table:table>`
    const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x">${table}</office:document-content>`
    expect(readOds(Buffer.from(content))[0]?.uncomputed).toBe(uncomputed)
  })

  test.each([
    ['each part', { mimetype: type, 'content.xml': 'x', 'META-INF/manifest.xml': manifest }],
    ['the whole', { mimetype: type, 'encrypted-package': 'x', 'META-INF/manifest.xml': manifest }],
  ])('an .ods file in which a password hides %s is refused for its password', async (_what, files) => {
    await expect(readSpreadsheet(zipOf(files))).rejects.toThrow('This spreadsheet has a password.')
  })

  test('a document is no spreadsheet', async () => {
    const files = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }
    await expect(readSpreadsheet(zipOf(files))).rejects.toThrow('This file is no spreadsheet')
  })

  test('a sheet with formulas that were never computed is refused with what to do', async () => {
    const bytes = await bytesOf([{ value: 'Percentage' }, { value: null, isFormula: true }])
    const error = await readSpreadsheet(bytes).catch((error: Error) => error)
    expect(said((error as Error).message)).toBe(
      'The cell B1 has a formula that was never computed, so its value is not in the file. Open the file in the spreadsheet program, save it there, and upload it again.',
    )
  })
})

describe('write sheet', () => {
  test('numbers are numbers unless digits would be lost, and text stays text', async () => {
    expect(
      await rowsOf([
        ['007', '67.25'],
        ['12', '-3'],
        ['=1+1', '007'],
        ['<&>"\'', '123456789012'],
        ['नेपाली', '1e5'],
        ['x', ''],
      ]),
    ).toEqual([
      ['007', 67.25],
      ['12', -3],
      ['=1+1', '007'],
      ['<&>"\'', '123456789012'],
      ['नेपाली', '1e5'],
      ['x', null],
    ])
  })

  test('rows are read as the workbook is taken, and no more once it is given up', async () => {
    let read = 0
    let isEnded = false
    function* rows() {
      try {
        for (; read < 1_000_000; read++) yield [String(read), String(read)]
      } finally {
        isEnded = true
      }
    }
    const stream = await writeSheet('A', columns, rows())
    for await (const _chunk of stream) if (read > 0) break
    expect(read).toBeLessThan(20_000)
    await expect.poll(() => isEnded).toBe(true)
  })
})
