import { expect, test } from 'vitest'
import { withZeros } from '#client/features/results/with-zeros.ts'

const known = ['081001', '081002']

test.each(['81001', '81-001', '८१००१', '८१ ००१'])('%s lacks the zero of its exam', (typed) => {
  expect(withZeros(typed, known)).toBe('081001')
})

test.each(['081001', 'B81001', ''])('%j has no zero to add', (typed) => {
  expect(withZeros(typed, known)).toBeUndefined()
})
