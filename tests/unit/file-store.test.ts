import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FileMissing, type FileStore, FileTooLarge, localFileStore } from '#server/lib/file-store.ts'

let folder: string
let files: FileStore

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-files-'))
  files = localFileStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const put = (key: string, ...chunks: string[]) =>
  files.put(key, Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { maxBytes: 10 })
const keys = async (of: string) => {
  const found: string[] = []
  for await (const { key } of files.list(of)) found.push(key)
  return found.sort()
}

it('gives back what was put, with its size and hash', async () => {
  const { size, sha256 } = await put('exam_results/a.csv', 'ab', 'c')
  expect(size).toBe(3)
  expect(sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(await text(await files.open('exam_results/a.csv'))).toBe('abc')
  expect(await files.stat('exam_results/a.csv')).toMatchObject({ size: 3 })
})

it('never overwrites', async () => {
  await put('a.csv', 'first')
  await expect(put('a.csv', 'second')).rejects.toThrow('EEXIST')
  expect(await text(await files.open('a.csv'))).toBe('first')
})

it('keeps nothing of a file that is too large', async () => {
  await expect(put('f/a.csv', '12345', '678901')).rejects.toThrow(FileTooLarge)
  expect(await readdir(join(folder, 'f'))).toEqual([])
})

it('keeps nothing of a stream that breaks off', async () => {
  const breaking = Readable.from(
    (function* () {
      yield Buffer.from('half')
      throw new Error('the connection is gone')
    })(),
  )
  await expect(files.put('f/a.csv', breaking, { maxBytes: 10 })).rejects.toThrow('the connection is gone')
  expect(await readdir(join(folder, 'f'))).toEqual([])
})

it('takes a stream that the multipart parser cut off for what it is', async () => {
  const cut = Object.assign(Readable.from([Buffer.from('half')]), { truncated: true })
  await expect(files.put('a.csv', cut, { maxBytes: 10 })).rejects.toThrow(FileTooLarge)
  expect(await files.stat('a.csv')).toBeNull()
})

it('says what is not there, and deletes it all the same', async () => {
  await expect(files.open('a.csv')).rejects.toThrow(FileMissing)
  expect(await files.stat('a.csv')).toBeNull()
  await files.delete('a.csv')
  expect(await keys('nothing')).toEqual([])
})

it('lists and deletes', async () => {
  await put('f/a.csv', 'a')
  await put('f/b.csv', 'b')
  await put('g/c.csv', 'c')
  await files.delete('f/a.csv')
  expect(await keys('f')).toEqual(['f/b.csv'])
})

it('refuses keys that lead elsewhere', async () => {
  for (const key of ['../a', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a\0b', '']) {
    await expect(put(key, 'x')).rejects.toThrow('Not a file key')
  }
})
