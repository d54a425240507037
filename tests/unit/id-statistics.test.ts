import { expect, test } from 'vitest'
import { IdStatistics } from '#server/domains/imports/open-table.ts'
import fc from '#tests/support/project/fuzz.ts'

test('says whether IDs ascend', () => {
  const id = fc.stringMatching(/^[01a]{1,3}$/)
  fc.assert(
    fc.property(fc.array(id, { maxLength: 5 }), (ids) => {
      const statistics = new IdStatistics()
      for (const id of ids) statistics.add(id)
      expect(statistics.facts()).toEqual({
        first: ids,
        ascending: ids.every((id, place) => id >= (ids[place - 1] ?? '')),
        dates: { count: 0, example: '' },
      })
    }),
    { numRuns: 1000 },
  )
})

test('counts IDs that look like dates, and names one', () => {
  const statistics = new IdStatistics()
  for (const id of ['1-Mar', 'MAR-1', '2-Mar']) statistics.add(id)
  expect(statistics.facts().dates).toEqual({ count: 2, example: '2-Mar' })
})
