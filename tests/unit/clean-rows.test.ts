import { expect, test } from 'vitest'
import { readCleanRows } from '#server/domains/imports/clean-rows.ts'
import { resultsRows } from '#server/domains/results/results-rows.ts'

const HEADER = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\n'
const PLAIN = '081000,CEE-8,178.25,1,89.13\n'
/** Rows that are read of a file, or that it is not clean. */
async function count(times: number): Promise<number | 'not clean'> {
  async function* file() {
    yield Buffer.from(HEADER)
    for (let rest = times; rest > 0; rest -= 1000) yield Buffer.from(PLAIN.repeat(Math.min(rest, 1000)))
  }
  let rows = 0
  for await (const part of readCleanRows(file(), resultsRows, 7)) {
    if ('clean' in part) return 'not clean'
    if ('rows' in part) rows += part.rows
  }
  return rows
}

test('takes a single row, and no file without one', async () => {
  expect(await count(1)).toBe(1)
  expect(await count(0)).toBe('not clean')
})

test('takes a million rows, and not one more', async () => {
  expect(await count(1_000_000)).toBe(1_000_000)
  expect(await count(1_000_001)).toBe('not clean')
}, 180_000)

test('closes a file that it does not read to its end', async () => {
  let isClosed = false
  async function* file() {
    try {
      yield Buffer.from(HEADER + PLAIN.repeat(5000))
      yield Buffer.from('not a row\n')
      yield Buffer.from(PLAIN)
    } finally {
      isClosed = true
    }
  }
  for await (const part of readCleanRows(file(), resultsRows, 7)) if ('clean' in part) break
  expect(isClosed).toBe(true)
  isClosed = false
  for await (const part of readCleanRows(file(), resultsRows, 7)) {
    expect(part).toHaveProperty('rows')
    break
  }
  expect(isClosed).toBe(true)
})
