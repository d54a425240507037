import { expect, test } from 'vitest'
import { IdStatistics } from '#server/domains/imports/id-statistics.ts'
import fc from '#tests/support/project/fuzz.ts'

test('says whether IDs ascend, and whether any begins with a zero', () => {
  const id = fc.stringMatching(/^[01a]{1,3}$/)
  fc.assert(
    fc.property(fc.array(id, { maxLength: 5 }), (ids) => {
      const statistics = new IdStatistics()
      for (const id of ids) statistics.add(id)
      expect(statistics.facts()).toEqual({
        first: ids,
        ascending: ids.every((id, place) => id >= (ids[place - 1] ?? '')),
        zeros: ids.some((id) => id.startsWith('0')),
      })
    }),
    { numRuns: 1000 },
  )
})
