import { expect, test } from 'vitest'
import { MarkGroups } from '#server/domains/results/import/read-marks.ts'

test('rows of one mark and percentage are one group, with the best and the worst rank', () => {
  const groups = new MarkGroups()
  for (const examRank of ['5', '3', '9', '7', null, 'third'])
    groups.add({ examMark: '120', percentage: '60', examRank })
  groups.add({ examMark: '120', percentage: '61', examRank: null })
  expect(groups.groups()).toEqual([
    { mark: '120', percentage: '60', rows: 6, best: 3, worst: 9 },
    { mark: '120', percentage: '61', rows: 1, best: null, worst: null },
  ])
})
