import { expect, test } from 'vitest'
import { CopyWriter } from '#server/domains/imports/copy-writer.ts'
import { IdSet } from '#server/domains/imports/id-set.ts'
import fc from '#tests/support/project/fuzz.ts'

/** Rows as an import writes them. */
function rowsOf(ids: readonly string[]): Uint8Array {
  const writer = new CopyWriter()
  for (const [at, id] of ids.entries()) {
    writer.add('1000042')
    writer.add(id)
    writer.addNumber(at)
    writer.add(id)
    writer.endRow()
  }
  return writer.take()
}

const setOf = (ids: readonly string[]) =>
  IdSet.of(ids.map((id) => `${id.replaceAll('\\', '\\\\')}\n`).join(''))

// Few different characters, so that many are the same, or the beginning of another.
const id = fc.string({
  unit: fc.constantFrom('0', '1', 'A', '-', ' ', '\\', '"', 'क', '😀'),
  minLength: 1,
  maxLength: 4,
})

test('finds of any rows those whose ID it has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(id), fc.array(id), async (known, file) => {
      const set = await setOf(known)
      expect(set.countIn(rowsOf(file))).toBe(file.filter((one) => known.includes(one)).length)
    }),
  )
})

test('has as many as are put into it, also the same again', async () => {
  const ids = Array.from({ length: 30_000 }, (_, at) => `26${String(at * 7).padStart(6, '0')}`)
  const set = await setOf([...ids, ...ids.slice(0, 10)])
  expect(set.countIn(rowsOf(ids))).toBe(30_000)
  expect(set.countIn(rowsOf(ids.map((one) => `${one}0`)))).toBe(0)
  expect(set.countIn(rowsOf(ids.map((_, at) => `26${String(at).padStart(6, '0')}`)))).toBe(
    Math.ceil(30_000 / 7),
  )
})

test('finds nobody in none', async () => {
  const set = await setOf([])
  expect(set.countIn(rowsOf(['1', '']))).toBe(0)
  expect(set.countIn(new Uint8Array())).toBe(0)
})
