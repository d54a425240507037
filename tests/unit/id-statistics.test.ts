import { expect, test } from 'vitest'
import { IdStatistics } from '#server/domains/imports/id-statistics.ts'
import fc from '#tests/support/project/fuzz.ts'

test('notices the same of an ID that comes as bytes as of its text', () => {
  const id = fc.stringMatching(/^[01a]{1,3}$/)
  fc.assert(
    fc.property(fc.array(id, { maxLength: 5 }), fc.nat(5), (ids, bytesUntil) => {
      const [asText, mixed] = [new IdStatistics(3), new IdStatistics(3)]
      ids.forEach((id, place) => {
        asText.add(id)
        if (place < bytesUntil) mixed.addBytes(Buffer.from(`xx${id}x`), 2, 2 + id.length)
        else mixed.add(id)
      })
      expect(mixed.facts()).toEqual(asText.facts())
      expect(asText.facts().ascending).toBe(ids.every((id, place) => id >= (ids[place - 1] ?? '')))
    }),
    { numRuns: 1000 },
  )
})
