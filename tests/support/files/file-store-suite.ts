import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { FileExists, FileMissing, type FileStore, FileTooLarge } from '#server/storage/file-store.ts'

/** Rules of every file store. Each test uses a store that is empty. */
export function fileStoreSuite(name: string, store: () => FileStore): void {
  const put = (key: string, ...chunks: string[]) =>
    store().put(key, Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { maxBytes: 10 })
  const keys = async (of: string) => {
    const found: string[] = []
    for await (const { key } of store().list(of)) found.push(key)
    return found.sort()
  }

  describe(name, () => {
    test('gives back what was put, with its size', async () => {
      const { size } = await put('exam_results/a.csv', 'ab', 'c')
      expect(size).toBe(3)
      expect(await text(await store().open('exam_results/a.csv'))).toBe('abc')
      const found = await store().stat('exam_results/a.csv')
      expect(found?.size).toBe(3)
      expect(Math.abs(Date.now() - Number(found?.modifiedAt))).toBeLessThan(60_000)
    })

    test('gives a part of a file', async () => {
      await put('a.csv', '0123456789')
      expect(await text(await store().open('a.csv', { start: 2, end: 4 }))).toBe('234')
    })

    test('takes and gives back what is larger than one part', async () => {
      const chunk = Buffer.alloc(1_000_000, 'pravesh')
      const body = Readable.from(Array.from({ length: 20 }, () => chunk))
      const { size } = await store().put('f/large.bin', body, { maxBytes: 20_000_000 })
      expect(size).toBe(20_000_000)
      let read = 0
      for await (const part of await store().open('f/large.bin')) read += part.length
      expect(read).toBe(20_000_000)
    })

    test('never overwrites', async () => {
      await put('a.csv', 'first')
      await expect(put('a.csv', 'second')).rejects.toThrow(FileExists)
      expect(await text(await store().open('a.csv'))).toBe('first')
    })

    test('keeps nothing of a file that is too large', async () => {
      await expect(put('f/a.csv', '12345', '678901')).rejects.toThrow(FileTooLarge)
      expect(await keys('f')).toEqual([])
    })

    test('keeps nothing of a large stream that breaks off', async () => {
      const breaking = Readable.from(
        (function* () {
          for (let part = 0; part < 18; part++) yield Buffer.alloc(1_000_000)
          throw new Error('the connection is gone')
        })(),
      )
      await expect(store().put('f/a.csv', breaking, { maxBytes: 1e9 })).rejects.toThrow(
        'the connection is gone',
      )
      expect(await keys('f')).toEqual([])
    })

    test('takes a stream that the multipart parser cut off for what it is', async () => {
      const cut = Object.assign(Readable.from([Buffer.from('half')]), { truncated: true })
      await expect(store().put('a.csv', cut, { maxBytes: 10 })).rejects.toThrow(FileTooLarge)
      expect(await store().stat('a.csv')).toBeNull()
    })

    test('says what is not there, and deletes it all the same', async () => {
      await expect(store().open('a.csv')).rejects.toThrow(FileMissing)
      expect(await store().stat('a.csv')).toBeNull()
      await store().delete('a.csv')
      expect(await keys('nothing')).toEqual([])
    })

    test('lists and deletes', async () => {
      await put('f/a.csv', 'a')
      await put('f/g/b.csv', 'b')
      await put('ff/c.csv', 'c')
      await store().delete('f/a.csv')
      expect(await keys('f')).toEqual(['f/g/b.csv'])
    })

    test('moves', async () => {
      await put('f/a.csv', 'a')
      await store().move('f/a.csv', 'trash/f/a.csv')
      expect(await store().stat('f/a.csv')).toBeNull()
      expect(await text(await store().open('trash/f/a.csv'))).toBe('a')
      expect(await keys('f')).toEqual([])
      await store().move('f/a.csv', 'trash/f/a.csv')
      expect(await keys('trash')).toEqual(['trash/f/a.csv'])
      await store().move('trash/f/a.csv', 'f/a.csv')
      expect(await keys('f')).toEqual(['f/a.csv'])
    })

    test('lists all files of a large folder within another', async () => {
      for (let number = 0; number < 40; number++) await put(`f/g/${number}.csv`, 'a')
      expect(await keys('f')).toHaveLength(40)
    })

    test('refuses keys that lead elsewhere', async () => {
      for (const key of ['../a', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a\0b', '']) {
        await expect(put(key, 'x')).rejects.toThrow('Not a file key')
      }
    })
  })
}
