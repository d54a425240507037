import { expect, test } from 'vitest'
import { possibleIds } from '#server/domains/candidates/candidate-key.ts'

test.each([
  ['०८१ 001', ['081 001', '081001', '081-001']],
  ['081–001', ['081–001', '081001', '081-001']],
  ['cee 081', ['cee 081', 'cee081', 'cee-081', 'CEE 081', 'CEE081', 'CEE-081']],
  ['Abc1', ['Abc1', 'ABC1', 'abc1']],
  ['ABC-1', ['ABC-1', 'ABC1', 'abc-1', 'abc1']],
  ['081\u0000001', ['081001']],
  [' ', []],
  ['0'.repeat(64), ['0'.repeat(64)]],
  ['0'.repeat(65), []],
  [`081${'-'.repeat(64)}001`, []],
])('typed as %j, an ID may be stored as %j', (typed, ids) => {
  expect(possibleIds(typed)).toEqual(ids)
})
