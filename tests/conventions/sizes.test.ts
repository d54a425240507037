import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/project/source-files.ts'

const mostLines = 250

test(`no hand-written file is longer than ${mostLines} lines`, () => {
  const sizes = sourceFiles()
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines)
  const median = sizes[Math.floor(sizes.length / 2)]?.lines
  process.stdout.write(
    `${sizes.length} files, median ${median} lines, longest ${sizes[0]?.path} with ${sizes[0]?.lines}.\n`,
  )
  expect(sizes.filter(({ lines }) => lines > mostLines)).toEqual([])
})
