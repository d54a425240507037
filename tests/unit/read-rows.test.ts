import { expect, test } from 'vitest'
import { type CleanPart, readCleanRows } from '#server/domains/imports/read-rows.ts'
import { readCleanRowsOnThread } from '#server/domains/imports/read-rows-on-thread.ts'
import { READ_LIMITS } from '#server/domains/imports/csv-table.ts'
import { resultsRows, resultsRowsOf } from '#server/domains/results/import/read-results-csv.ts'

const HEADER = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\n'
const PLAIN = '081000,CEE-8,178.25,1,89.13\n'
/** Rows that are read of a file, or that it is not clean. */
async function count(times: number, limits = READ_LIMITS): Promise<number | 'not clean'> {
  async function* file() {
    yield Buffer.from(HEADER)
    for (let rest = times; rest > 0; rest -= 1000) yield Buffer.from(PLAIN.repeat(Math.min(rest, 1000)))
  }
  let rows = 0
  for await (const part of readCleanRows(file(), resultsRows, 7, limits)) {
    if ('clean' in part) return 'not clean'
    if ('rows' in part) rows += part.rows
  }
  return rows
}

test('takes a single row, and no file without one', async () => {
  expect(await count(1)).toBe(1)
  expect(await count(0)).toBe('not clean')
})

test('takes a header and as many rows as the limit, which is a million, and not one more', async () => {
  expect(READ_LIMITS.maxRows).toBe(1_000_001)
  const limits = { maxRows: 5001, batchSize: 1000 }
  expect(await count(5000, limits)).toBe(5000)
  expect(await count(5001, limits)).toBe('not clean')
})

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

async function* withSubjects() {
  yield Buffer.from(
    'Candidate ID,Exam ID,Exam Mark,Physics,Botany,Remarks\n1,E,50,12.50,5,\n2,E,0.01,,AB,\n3,E,60,,,Withheld\n',
  )
}

async function all(parts: AsyncIterable<CleanPart>) {
  const read: unknown[] = []
  for await (const part of parts) read.push('text' in part ? Buffer.from(part.text).toString() : part)
  return read
}

test('the thread that reads large files knows what staff said of the file', async () => {
  const format = resultsRowsOf({
    ...{ fullMarks: '200', subjects: ['Physics'], takesRemarks: true },
    subjectColumns: [{ name: 'Botany', isTaken: false, problem: null }],
  })
  const onThread = await all(readCleanRowsOnThread(withSubjects(), format, 7))
  expect(onThread).toEqual(await all(readCleanRows(withSubjects(), format, 7)))
  expect(onThread.at(-1)).toMatchObject({ facts: { outcomes: { ignoredOutcomes: 0, takenRemarks: 1 } } })
  expect(onThread[0]).toBe(
    '7\t1\t2\t50\t\\N\t25\t\\N\t{12.5}\n7\t2\t3\t0.01\t\\N\t0.01\t\\N\t{NULL}\n7\t3\t4\t\\N\t\\N\t\\N\tWITHHELD\t\\N\n',
  )
})
