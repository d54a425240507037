import { expect, test } from 'vitest'
import { mismatchOf, restoreMismatchOf } from '#server/installation/judge.ts'
import type { InstallationSurvey } from '#server/installation/survey-installation.ts'

const id = '0190a8f0-0000-7000-8000-000000000000'
/** A database in use whose file store has never been used. */
const found: InstallationSurvey = {
  database: id,
  folder: id,
  filled: true,
  copied: false,
  cluster: null,
  storedFiles: 0,
  knownFiles: 0,
  namedFiles: 3,
}

test('a new file store is refused for a database that names files', () => {
  expect(mismatchOf(found)).toBe('store new')
  expect(mismatchOf({ ...found, namedFiles: 0 })).toBeUndefined()
  expect(mismatchOf({ ...found, store: id, namedFiles: 0 })).toBeUndefined()
  // Its marker was lost.
  expect(mismatchOf({ ...found, storedFiles: 3, knownFiles: 3, namedFiles: 0 })).toBeUndefined()
})

test('a backup may be put into a new file store', () => {
  expect(restoreMismatchOf(found)).toBeUndefined()
})

test('a copy of the database with a file store and a data folder of its own is a new installation', () => {
  const { folder: _folder, ...copy } = { ...found, copied: true }
  expect(mismatchOf(copy)).toBeUndefined()
})
