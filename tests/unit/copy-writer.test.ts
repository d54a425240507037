import { expect, test } from 'vitest'
import { CopyWriter } from '#server/domains/imports/read-rows.ts'
import fc from '#tests/support/project/fuzz.ts'

/** Values as PostgreSQL reads them in a line of COPY's text format. */
function valuesOf(line: string): (string | null)[] {
  const meant: Record<string, string> = { '\\\\': '\\', '\\t': '\t', '\\n': '\n', '\\r': '\r' }
  return line
    .split('\t')
    .map((text) => (text === '\\N' ? null : text.replace(/\\./g, (escaped) => meant[escaped] ?? escaped)))
}

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
