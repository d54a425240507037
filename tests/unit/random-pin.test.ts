import { expect, test } from 'vitest'
import { hasRun, randomPin } from '#server/domains/students/candidate-secret.ts'

test('a random PIN has six digits and no runs, and all digits come up', () => {
  const pins = Array.from({ length: 5000 }, randomPin)
  for (const pin of pins) expect(pin).toMatch(/^\d{6}$/)
  expect(pins.filter(hasRun)).toEqual([])
  expect(['111902', '902345', '987024', '024000'].map(hasRun)).toEqual([true, true, true, true])
  expect(['112233', '902468', '135790', '002468', '129753'].filter(hasRun)).toEqual([])
  for (let place = 0; place < 6; place++)
    expect(new Set(pins.map((pin) => pin[place])).size, `place ${place}`).toBe(10)
  expect(new Set(pins).size).toBeGreaterThan(4900)
})
