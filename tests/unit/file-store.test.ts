import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FileStore, FileTooLarge, localFileStore } from '#server/storage/file-store.ts'
import { reportFailures } from '#server/storage/report-failures.ts'
import { fileStoreSuite } from '#tests/support/files/file-store-suite.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

let folder: string
let files: FileStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-files-'))
  files = localFileStore(folder)
})
afterEach(() => removeFolder(folder))

fileStoreSuite('a local folder', () => files)
fileStoreSuite('a local folder whose failures are reported', () => reportFailures(files))

test('leaves no unfinished file in the folder', async () => {
  const body = Readable.from([Buffer.from('12345'), Buffer.from('678901')])
  await expect(files.put('f/a.csv', body, { maxBytes: 10 })).rejects.toThrow(FileTooLarge)
  expect(await readdir(join(folder, 'f'))).toEqual([])
})
