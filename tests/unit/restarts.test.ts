import { expect, test } from 'vitest'
import { Restarts } from '#server/processes/restarts.ts'

const HOUR_MS = 3_600_000

test('who dies after a long life is replaced at once', () => {
  const restarts = new Restarts()
  expect([HOUR_MS, HOUR_MS, HOUR_MS].map((lived) => restarts.wait(lived))).toEqual([100, 100, 100])
})

test('the wait doubles while they die young, up to half a minute', () => {
  const restarts = new Restarts()
  const waits = Array.from({ length: 12 }, () => restarts.wait(500))
  expect(waits.slice(0, 4)).toEqual([100, 200, 400, 800])
  expect(waits.at(-1)).toBe(30_000)
  expect(restarts.wait(HOUR_MS)).toBe(100)
})

test('there is no hope when six in a row never served', () => {
  const restarts = new Restarts()
  for (let start = 1; start <= 5; start++) restarts.wait(undefined)
  expect(restarts.hopeless).toBe(false)
  restarts.served()
  for (let start = 1; start <= 5; start++) restarts.wait(undefined)
  expect(restarts.hopeless).toBe(false)
  restarts.wait(undefined)
  expect(restarts.hopeless).toBe(true)
})
