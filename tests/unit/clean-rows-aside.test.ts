import { expect, test } from 'vitest'
import { type CleanPart, readCleanRows } from '#server/domains/imports/clean-rows.ts'
import { readCleanRowsAside } from '#server/domains/imports/clean-rows-aside.ts'
import { resultsRowsOf } from '#server/domains/results/results-rows.ts'

async function* file() {
  yield Buffer.from('Candidate ID,Exam ID,Exam Mark,Physics\n1,E,50,12.50\n2,E,0.01,\n')
}

async function all(parts: AsyncIterable<CleanPart>) {
  const read: unknown[] = []
  for await (const part of parts) read.push('text' in part ? Buffer.from(part.text).toString() : part)
  return read
}

test('the thread that reads large files knows the full marks and the subjects', async () => {
  const format = resultsRowsOf('200', ['Physics'])
  const aside = await all(readCleanRowsAside(file(), format, 7))
  expect(aside).toEqual(await all(readCleanRows(file(), format, 7)))
  expect(aside[0]).toBe('7\t1\t2\t50\t\\N\t25\t\\N\t{12.5}\n7\t2\t3\t0.01\t\\N\t0.01\t\\N\t{NULL}\n')
})
