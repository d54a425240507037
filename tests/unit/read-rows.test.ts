import { describe, expect, test } from 'vitest'
import { READ_LIMITS } from '#server/domains/imports/csv-table.ts'
import { type RowPart, readRows } from '#server/domains/imports/read-rows.ts'
import { readRowsOnThread } from '#server/domains/imports/read-rows-on-thread.ts'
import { resultsRows, resultsRowsOf } from '#server/domains/results/import/read-results-csv.ts'

const HEADER = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\n'
const row = (id: number | string) => `${id},CEE-8,178.25,1,89.13\n`
const rows = (count: number, first = 1) =>
  Array.from({ length: count }, (_none, at) => row(first + at)).join('')

async function* file(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

const read = (texts: readonly string[], limits = READ_LIMITS) =>
  readRows(file(...texts), resultsRows, { layer: 7, forCopy: true, limits })

async function all(parts: AsyncIterable<RowPart>) {
  const found = { encoded: 0, inserted: 0, text: '', messages: [] as string[], end: {} as object }
  for await (const part of parts) {
    if ('text' in part) {
      // COPY has ended by the first row that it does not take.
      expect(found.inserted).toBe(0)
      found.encoded += part.rows
      found.text += Buffer.from(part.text).toString()
    }
    if ('csvRows' in part) {
      found.inserted += part.csvRows.length
      found.messages.push(...part.problems.map((problem) => `${problem.row}: ${problem.message}`))
    }
    if ('rejected' in part) found.messages.push(part.rejected.message)
    if ('end' in part) found.end = part.end
  }
  return found
}

describe('the rows of a file', () => {
  test('are a header and as many as the limit, which is a million, and not one more', async () => {
    expect(READ_LIMITS.maxRows).toBe(1_000_001)
    const limits = { maxRows: 5001, batchSize: 1000 }
    expect(await all(read([HEADER, rows(5000)], limits))).toMatchObject({ encoded: 5000, messages: [] })
    const { messages } = await all(read([HEADER, rows(5001)], limits))
    expect(messages).toEqual(['The file has more than 5,000 rows. Split it into several files.'])
  })

  test('are encoded for COPY up to the first wrong one, and checked behind it', async () => {
    const found = await all(read([HEADER, rows(2500), row('x,y'), rows(2000, 5000), 'last\n']))
    expect(found).toMatchObject({ encoded: 2500, inserted: 2002, end: { isReadable: true } })
    expect(found.messages).toEqual([
      expect.stringMatching(/^2502: /),
      '4503: This row is of no candidate. Delete it.',
    ])
  })

  test('are encoded up to a candidate of an earlier row, by the comparison key', async () => {
    for (const again of ['7', ' 7', '\uff17']) {
      expect(await all(read([HEADER, rows(1200), row(again), row(9000)]))).toMatchObject({
        ...{ encoded: 1200, inserted: 2, messages: [] },
      })
    }
    expect(await all(read([HEADER, row('ab-1'), row('AB1')]))).toMatchObject({ encoded: 1, inserted: 1 })
  })

  test('are no rows for COPY where there is none', async () => {
    const parts = readRows(file(HEADER, rows(3)), resultsRows, { layer: 7, forCopy: false })
    expect(await all(parts)).toMatchObject({ encoded: 0, inserted: 3, messages: [] })
  })
})

test('closes a file that it does not read to its end', async () => {
  let isClosed = false
  async function* watched() {
    try {
      yield Buffer.from(HEADER + rows(50_000))
      yield Buffer.from(rows(50_000, 50_001))
    } finally {
      isClosed = true
    }
  }
  for await (const part of readRows(watched(), resultsRows, { layer: 7, forCopy: true }))
    if ('text' in part) break
  expect(isClosed).toBe(true)
})

async function* withSubjects() {
  yield Buffer.from(
    'Candidate ID,Exam ID,Exam Mark,Physics,Botany,Remarks\n1,E,50,12.50,5,\n2,E,0.01,,AB,\n3,E,60,,,Withheld\n',
  )
}

test('the thread that reads large files knows what staff said of the file', async () => {
  const format = resultsRowsOf({
    ...{ fullMarks: '200', subjects: ['Physics'], takesRemarks: true },
    subjectColumns: [{ name: 'Botany', isTaken: false, problem: null }],
  })
  const onThread = await all(readRowsOnThread(withSubjects(), format, { layer: 7 }))
  expect(onThread).toEqual(await all(readRows(withSubjects(), format, { layer: 7, forCopy: true })))
  expect(onThread.end).toMatchObject({ facts: { outcomes: { ignoredOutcomes: 0, takenRemarks: 1 } } })
  expect(onThread.text).toBe(
    '7\t1\t2\t50\t\\N\t25\t\\N\t{12.5}\n7\t2\t3\t0.01\t\\N\t0.01\t\\N\t{NULL}\n7\t3\t4\t\\N\t\\N\t\\N\tWITHHELD\t\\N\n',
  )
})

test.each([
  ['a wrong row', HEADER + rows(3) + row('x,y') + rows(3, 7)],
  ['a candidate twice', HEADER + rows(3) + row(2)],
  ['an unknown header', rows(3)],
  ['a row that cannot be read', `${HEADER}${rows(3)}9,"CEE\n`],
])('that thread hands out a file with %s as the reader does', async (_fault, text) => {
  const parts = []
  for await (const part of readRowsOnThread(file(text), resultsRows, { layer: 7 })) parts.push(part)
  const own = []
  for await (const part of read([text])) own.push(part)
  expect(parts).toEqual(own)
  expect(own.some((part) => 'csvRows' in part || 'rejected' in part)).toBe(true)
})
