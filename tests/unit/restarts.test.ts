import { expect, test } from 'vitest'
import { Restarts } from '#server/cluster/restarts.ts'
import fc from '#tests/support/project/fuzz.ts'

test('a worker that had begun to serve is replaced at once, however often that happens', () => {
  const restarts = new Restarts()
  for (let crash = 0; crash < 50; crash++) {
    restarts.served()
    expect(restarts.delayAfter(true)).toBe(0)
  }
  expect(restarts.isExhausted).toBe(false)
})

test('the wait doubles while workers fail to start, up to half a minute, until one serves', () => {
  const restarts = new Restarts()
  const waits = Array.from({ length: 12 }, () => restarts.delayAfter(false))
  expect(waits.slice(0, 4)).toEqual([100, 200, 400, 800])
  expect(waits.at(-1)).toBe(30_000)
  restarts.served()
  expect(restarts.delayAfter(false)).toBe(100)
})

test('crashes of workers that served neither lengthen nor shorten the wait for those that fail to start', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (crashes) => {
      const restarts = new Restarts()
      const waits = crashes.map((served) => restarts.delayAfter(served))
      expect(waits.filter((_wait, at) => crashes[at])).toEqual(crashes.filter(Boolean).map(() => 0))
      const failed = waits.filter((_wait, at) => !crashes[at])
      expect(failed).toEqual(failed.map((_wait, at) => Math.min(30_000, 100 * 2 ** at)))
    }),
  )
})

test('there is no hope when six in a row never served', () => {
  const restarts = new Restarts()
  for (let start = 1; start <= 5; start++) restarts.delayAfter(false)
  expect(restarts.isExhausted).toBe(false)
  restarts.served()
  for (let start = 1; start <= 5; start++) restarts.delayAfter(false)
  expect(restarts.isExhausted).toBe(false)
  restarts.delayAfter(false)
  expect(restarts.isExhausted).toBe(true)
})
