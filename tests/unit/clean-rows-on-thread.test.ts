import { expect, test } from 'vitest'
import { type CleanPart, readCleanRows } from '#server/domains/imports/clean-rows.ts'
import { readCleanRowsOnThread } from '#server/domains/imports/clean-rows-on-thread.ts'
import { resultsRowsOf } from '#server/domains/results/results-rows.ts'

async function* file() {
  yield Buffer.from('Candidate ID,Exam ID,Exam Mark,Physics,Botany\n1,E,50,12.50,5\n2,E,0.01,,AB\n')
}

async function all(parts: AsyncIterable<CleanPart>) {
  const read: unknown[] = []
  for await (const part of parts) read.push('text' in part ? Buffer.from(part.text).toString() : part)
  return read
}

test('the thread that reads large files knows the full marks, the subjects and those not chosen', async () => {
  const format = resultsRowsOf('200', ['Physics'], [{ name: 'Botany', isTaken: false, problem: null }])
  const onThread = await all(readCleanRowsOnThread(file(), format, 7))
  expect(onThread).toEqual(await all(readCleanRows(file(), format, 7)))
  expect(onThread.at(-1)).toMatchObject({ facts: { outcomes: { ignoredOutcomes: 0 } } })
  expect(onThread[0]).toBe('7\t1\t2\t50\t\\N\t25\t\\N\t{12.5}\n7\t2\t3\t0.01\t\\N\t0.01\t\\N\t{NULL}\n')
})
