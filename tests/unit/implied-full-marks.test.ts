import { expect, test } from 'vitest'
import { impliedFullMarks } from '#server/domains/results/import/infer-marks.ts'

const judged = {
  ...{
    full: '200',
    tolerance: '0.01',
    rows: 2,
    contradicting: 0,
    known: null,
    highest: 80,
    mean: 41,
    ranksContradict: false,
  },
}

test('the full mark that every percentage follows from is implied', () => {
  expect(impliedFullMarks(judged)).toBe('200')
  expect(impliedFullMarks({ ...judged, highest: 1.5 })).toBe('200')
})

test.each([
  ['one row contradicts it', { contradicting: 1 }],
  ['nobody has more than one percent', { highest: 1 }],
  ['another full mark would fit, too', { tolerance: '0.011' }],
  ['no row has both a mark and a percentage', { full: null, tolerance: null }],
  ['all marks are zero', { full: '0' }],
])('none is implied when %s', (_case, other) => {
  expect(impliedFullMarks({ ...judged, ...other })).toBeNull()
})
