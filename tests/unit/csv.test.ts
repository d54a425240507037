import { describe, expect, test } from 'vitest'
import { CopyWriter } from '#server/domains/imports/read-rows.ts'
import { normalCandidateId, readCandidateIdCell } from '#server/domains/students/candidate-id.ts'
import { type CsvRow, readCsv } from '#server/lib/csv/read-csv.ts'
import { csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { said } from '#server/locales/say.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import fc from '#tests/support/project/fuzz.ts'

/** Rows of a file that arrives in chunks of some bytes. */
async function rowsOf(file: string | Uint8Array, chunkSize = 7, maxRows = 1000): Promise<CsvRow[]> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize)
  }
  const rows: CsvRow[] = []
  for await (const batch of readCsv(chunks(), { maxRows, batchSize: 3 })) rows.push(...batch)
  return rows
}

function utf16(text: string, order: 'le' | 'be', mark = true): Uint8Array {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

async function* chunksOf(file: string) {
  yield Buffer.from(file)
}

async function readBack(text: string): Promise<string[][]> {
  const rows: string[][] = []
  const source = (async function* () {
    yield Buffer.from(text)
  })()
  for await (const batch of readCsv(source, { maxRows: 100, batchSize: 10 }))
    rows.push(...batch.map(({ cells }) => cells))
  return rows
}

/** Values as PostgreSQL reads them in a line of COPY's text format. */
function valuesOf(line: string): (string | null)[] {
  const meant: Record<string, string> = { '\\\\': '\\', '\\t': '\t', '\\n': '\n', '\\r': '\r' }
  return line
    .split('\t')
    .map((text) => (text === '\\N' ? null : text.replace(/\\./g, (escaped) => meant[escaped] ?? escaped)))
}

describe('read csv', () => {
  test.each(['a,b', '"a",b'])(
    'whoever stops early closes the file: one that begins with %s',
    async (header) => {
      let isClosed = false
      async function* file() {
        try {
          yield Buffer.from(`${header}\n${'1,2\n'.repeat(10_000)}`)
          yield Buffer.from('3,4\n')
        } finally {
          isClosed = true
        }
      }
      for await (const batch of readCsv(file(), { maxRows: 100_000, batchSize: 3 })) {
        expect(batch).toHaveLength(3)
        break
      }
      await eventually(() => expect(isClosed).toBe(true))
    },
  )

  test.each([
    '<table><tr><td>Candidate ID</td></tr></table>',
    '\uFEFF\r\n <html xmlns:x="urn:schemas-microsoft-com:office:excel">',
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook/>',
    '<!DOCTYPE html>',
    'MIME-Version: 1.0\r\nX-Document-Type: Workbook',
    'TABLE\r\n0,1\r\n"EXCEL"',
    'ID;PWXL;N;E\r\n',
  ])('a page or another spreadsheet is refused with how to save it: %s', async (text) => {
    const [utf8, wide] = [Buffer.from(text), utf16(text.replace('\uFEFF', ''), 'le')]
    for (const file of [utf8, wide])
      await expect(rowsOf(file)).rejects.toThrow('save it as .xlsx, .ods or “CSV UTF-8”')
  })

  describe('the delimiter', () => {
    test.each([
      ['a title with another one', 'Results | CEE 9\nid,mark\n1,60\n', ['1', '60']],
      ['a title with the same one', 'Results, CEE 9\nid;mark\n1;60\n2;70', ['1', '60']],
      ['decimal commas in most rows', 'id;mark;share\n1;60,5;30,25\n2;70,5;35,25\n', ['1', '60,5', '30,25']],
      ['notes with another one', 'id,note\n1,a|b|c|d\n2,a|b|c|d\n', ['1', 'a|b|c|d']],
    ])('is found by the first lines: %s', async (_what, file, cells) => {
      const rows = await rowsOf(file)
      expect(rows.find((row) => row.cells[0] === '1')?.cells).toEqual(cells)
    })
  })

  describe('a row number', () => {
    test('counts blank rows, as a spreadsheet does', async () => {
      const rows = await rowsOf('a,b\n\n1,2\n , \n,\n3,4\n\n')
      expect(rows).toEqual([
        { number: 1, cells: ['a', 'b'] },
        { number: 3, cells: ['1', '2'] },
        { number: 6, cells: ['3', '4'] },
      ])
    })

    test('counts a line break in quotes as part of its row', async () => {
      const rows = await rowsOf('a,b\r\n"1\r\n1",2\r\n3,"4\n\n4"\r\n5,6')
      expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4])
      expect(rows[1]?.cells).toEqual(['1\r\n1', '2'])
    })
  })

  describe('values', () => {
    test('are trimmed, inside quotes and around them', async () => {
      expect((await rowsOf('a ;  b\n " x ";\u00a0y\n'))[1]?.cells).toEqual(['x', 'y'])
    })

    test('keep quotation marks that stand inside', async () => {
      expect((await rowsOf('a,b\nRam "Hari" Rai,"say ""yes"""\n'))[1]?.cells).toEqual([
        'Ram "Hari" Rai',
        'say "yes"',
      ])
    })

    test('keep characters of every width, wherever a file of some length is cut', async () => {
      const line = 'कमला,😀é'
      const rows = await rowsOf(`${`${line}\n`.repeat(3000)}`, 65_536, 3000)
      expect(rows.every(({ cells }) => cells.join() === line)).toBe(true)
    })

    test('mark bytes that are no UTF-8 where they stand', async () => {
      const latin1 = Buffer.from('a,b\nJosé,1\n', 'latin1')
      expect((await rowsOf(latin1))[1]?.cells).toEqual(['Jos\uFFFD', '1'])
    })
  })

  describe('a file that is no table', () => {
    test('is refused when it is binary', async () => {
      await expect(rowsOf(Buffer.from([137, 80, 78, 71, 0, 0, 3, 0, 200]))).rejects.toThrow(
        'This is not a CSV file',
      )
    })

    test('has no rows when it is empty or blank', async () => {
      expect(await rowsOf('')).toEqual([])
      expect(await rowsOf('\uFEFF\n \r\n,,\n')).toEqual([])
    })
  })

  describe('a quotation mark that is not closed', () => {
    const cases = {
      'at the end': 'a,b\n1,2\n\n3,"4\n5,6\n',
      'closed by the next one': 'a,b\n1,2\n\n"3,4\n5,"6"\n',
      'followed by text': 'a,b\n1,2\n\n"3" x,4\n5,6\n',
      'in a very long file': `a,b\n1,2\n\n"3,4\n${'5,6\n'.repeat(40_000)}`,
    }
    test.each(Object.entries(cases))('is reported with its row: %s', async (_name, file) => {
      const seen: CsvRow[] = []
      const reading = (async () => {
        for await (const batch of readCsv(chunksOf(file), { maxRows: 10, batchSize: 2 })) seen.push(...batch)
      })()
      await expect(reading).rejects.toMatchObject({ name: 'UnreadableCsv', row: 4 })
      expect(seen.map((row) => row.number)).toEqual([1, 2])
    })
  })

  describe('blanks in front of the header', () => {
    test('cost no time, however many there are', async () => {
      // Trying each of them as the header's beginning took minutes.
      const [first] = await rowsOf(`${' '.repeat(64_000)}a;b\n1;2\n`, 64_000)
      expect(first?.cells).toEqual(['a', 'b'])
    })

    test('are not taken for the header when the file comes in pieces', async () => {
      const file = `${' '.repeat(5000)}\na;b\n1;2\n`
      expect((await rowsOf(file, 5001)).map(({ cells }) => cells)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ])
    })
  })

  test('other work of the thread has its turn while a large piece is read', async () => {
    const turns: unknown[] = []
    let isRead = false
    const count = () => {
      turns.push(0)
      if (!isRead) setImmediate(count)
    }
    setImmediate(count)
    await rowsOf('a,b\n'.repeat(50_000), 200_000, 50_000)
    isRead = true
    expect(turns.length).toBeGreaterThan(10)
  })

  describe('limits', () => {
    test('stop a file with too many rows', async () => {
      expect(await rowsOf('a\n1\n2\n', 7, 3)).toHaveLength(3)
      const error = await rowsOf('a\n1\n2\n3\n', 7, 3).catch((error: Error) => error)
      expect(said((error as Error).message)).toMatch('The file has more than 2 rows.')
    })

    test('stop a file of blank rows', async () => {
      await expect(rowsOf('\n'.repeat(100), 7, 10)).rejects.toThrow('too many blank rows')
    })
  })

  describe('whatever is written as CSV', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.stringMatching(/^[",;\t\r\n a०क😀]{0,5}$/u),
      fc.integer().map(String),
    )
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 12 }))

    test('comes back, whatever the encoding, delimiter, line ending and chunk size', async () => {
      await fc.assert(
        fc.asyncProperty(
          table,
          fc.constantFrom(',', ';', '\t'),
          fc.constantFrom('\n', '\r\n', '\r'),
          fc.constantFrom('utf8', 'utf8-bom', 'utf16le', 'utf16be', 'utf16le-unmarked', 'utf16be-unmarked'),
          fc.boolean(),
          fc.integer({ min: 1, max: 40 }),
          async (body, delimiter, lineEnd, encoding, quoteAll, chunkSize) => {
            const readable = body.map((row) => row.map((value) => writable(value)))
            const header = (readable[0] ?? ['', '']).map((_value, index) => `Column ${index}`)
            const text = [header, ...readable]
              .map((row) => row.map((value) => quoted(value, quoteAll)).join(delimiter))
              .join(lineEnd)
            const rows = await rowsOf(encoded(text, encoding), chunkSize)
            const expected = [header, ...readable]
              .map((row, index) => ({ number: index + 1, cells: row.map((value) => value.trim()) }))
              .filter((row) => row.cells.some((value) => value !== ''))
            expect(rows.map(({ number, cells }) => ({ number, cells }))).toEqual(expected)
          },
        ),
        { numRuns: 500 },
      )
    })

    /** Leaves out what no text file can hold, and what looks like a quotation mark that was never closed. */
    function writable(value: string): string {
      const text = value.replaceAll('\0', '')
      return /^\s*"/.test(text) ? text.replace(/[\r\n]/g, ' ') : text
    }

    function quoted(value: string, always: boolean): string {
      return always || /[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
    }

    function encoded(text: string, encoding: string): Uint8Array {
      if (encoding === 'utf8') return Buffer.from(text)
      if (encoding === 'utf8-bom') return Buffer.from(`\uFEFF${text}`)
      return utf16(text, encoding.startsWith('utf16le') ? 'le' : 'be', !encoding.endsWith('unmarked'))
    }
  })

  describe('a delimiter', () => {
    test('may be a bar', async () => {
      expect(await rowsOf('a|b, c|d\n1|2,5|3\n')).toEqual([
        { number: 1, delimiter: '|', cells: ['a', 'b, c', 'd'] },
        { number: 2, delimiter: '|', cells: ['1', '2,5', '3'] },
      ])
    })

    test.each(['sep=;\r\n', '\uFEFFsep=;\n', 'SEP=;\n', '"sep=;"\r\n'])(
      'may be named by a first line %j, which is no row',
      async (first) => {
        expect(await rowsOf(`${first}a;b\n1;2,5\n`, 3)).toEqual([
          { number: 1, delimiter: ';', cells: ['a', 'b'] },
          { number: 2, delimiter: ';', cells: ['1', '2,5'] },
        ])
      },
    )

    test('may be named in UTF-16', async () => {
      expect((await rowsOf(utf16('sep=\t\r\na\tb\r\n', 'le')))[0]).toEqual({
        ...{ number: 1, delimiter: '\t', cells: ['a', 'b'] },
      })
    })
  })
})

describe('write csv', () => {
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

    test.each(['81000', 'Morning', '', '="081000"', "'081000", '=1+1', '@SUM(A1)'])(
      'is left alone: %j',
      (id) => expect(idCell(id)).toBe(id),
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
})

describe('copy writer', () => {
  test('writes values so that they are read as they were, whatever is in them', () => {
    const value = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })))
    const rows = fc.array(fc.tuple(value, fc.nat(), value))
    fc.assert(
      fc.property(rows, (given) => {
        const writer = new CopyWriter()
        for (const [one, number, other] of given) {
          writer.add(one)
          writer.addNumber(number)
          writer.add(other)
          writer.endRow()
        }
        const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(writer.take()).split('\n')
        expect(lines.pop()).toBe('')
        expect(lines.map(valuesOf)).toEqual(
          // Half a surrogate pair is no text, in UTF-8 nor in the database.
          given.map((row) =>
            row.map((cell) =>
              typeof cell === 'string' ? Buffer.from(cell).toString() : cell === null ? null : String(cell),
            ),
          ),
        )
      }),
    )
  })

  test('has room for rows of any length, and begins anew when they are taken', () => {
    const writer = new CopyWriter()
    const long = 'क'.repeat(100_000)
    for (const value of [long, 'a'.repeat(1_000_000), '7']) {
      writer.add(value)
      writer.endRow()
    }
    expect(writer.size).toBe(300_000 + 1_000_000 + 1 + 3)
    expect(new TextDecoder().decode(writer.take())).toBe(`${long}\n${'a'.repeat(1_000_000)}\n7\n`)
    expect(writer.size).toBe(0)
    writer.addNumber(1_000_001)
    writer.endRow()
    expect(new TextDecoder().decode(writer.take())).toBe('1000001\n')
  })
})
