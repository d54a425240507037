import { expect, test } from 'vitest'
import {
  nothingChosen,
  sharesOf,
  withFiles,
  withoutRefused,
} from '#client/pages/admin/notices/chosen-files.ts'

const file = (name: string, o: { size?: number; type?: string } = {}) => {
  const { size = 10, type = 'image/png' } = o
  return new File([new Uint8Array(size)], name, { type, lastModified: 0 })
}
const names = (files: readonly File[]) => files.map(({ name }) => name)

test('good files are taken beside bad ones, which are named', () => {
  const { files, refused } = withFiles(
    nothingChosen,
    [
      file('a.png'),
      file('b', { type: '' }),
      file('c.png', { size: 0 }),
      file('d.pdf', { type: 'application/pdf' }),
      file('e.png', { size: 11 * 1024 * 1024 }),
    ],
    0,
  )
  // The name says nothing of the content, which the API looks at.
  expect(names(files)).toEqual(['a.png', 'b', 'd.pdf'])
  expect(refused).toEqual(['c.png is empty', 'e.png is larger than 10 MB'])
})

test('the same file twice is one', () => {
  const once = withFiles(nothingChosen, [file('a.png')], 0)
  expect(withFiles(once, [file('a.png'), file('b.png')], 0)).toMatchObject({ refused: [] })
  expect(names(withFiles(once, [file('a.png'), file('b.png')], 0).files)).toEqual(['a.png', 'b.png'])
})

test('ten are the most, those that the notice keeps included', () => {
  const { files, refused } = withFiles(nothingChosen, [file('a.png'), file('b.png'), file('c.png')], 8)
  expect(names(files)).toEqual(['a.png', 'b.png'])
  expect(refused).toEqual(['c.png is one too many: a notice can have at most 10 attachments'])
})

test('what the API refuses goes, the rest stays', () => {
  const choice = withFiles(nothingChosen, [file('a.png'), file('b.png'), file('c.png')], 0)
  const { files, refused } = withoutRefused(choice, [{ index: 1, message: 'b.png is damaged' }])
  expect(names(files)).toEqual(['a.png', 'c.png'])
  expect(refused).toEqual(['b.png is damaged'])
})

test.each([
  [0, [0, 0]],
  [0.25, [0.5, 0]],
  [0.5, [1, 0]],
  [0.75, [1, 0.5]],
  [1, [1, 1]],
])('at %d of all, each file has gone %o', (share, expected) => {
  expect(sharesOf([{ size: 500 }, { size: 500 }], share)).toEqual(expected)
})
