import { expect, test } from 'vitest'
import { byteRange } from '#server/lib/byte-range.ts'

const file = { size: 100, etag: '"a"' }

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
])('%s', (range, expected) => expect(byteRange({ range }, file)).toEqual(expected))

test('counts only for the version that it is of', () => {
  expect(byteRange({ range: 'bytes=0-1', 'if-range': '"a"' }, file)).toEqual({ start: 0, end: 1 })
  expect(byteRange({ range: 'bytes=0-1', 'if-range': '"b"' }, file)).toBeUndefined()
  expect(byteRange({}, file)).toBeUndefined()
})
