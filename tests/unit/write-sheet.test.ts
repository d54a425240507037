import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { writeSheet } from '#server/lib/spreadsheet/write-sheet.ts'

const columns = [{ header: 'ID', isText: true }, { header: 'Value' }]

async function rowsOf(cells: string[][]) {
  const chunks: Uint8Array[] = []
  for await (const chunk of await writeSheet('A', columns, cells)) chunks.push(chunk)
  const { sheets } = await readXlsx(new Uint8Array(Buffer.concat(chunks)))
  return sheets[0]?.rows.slice(1)
}

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
