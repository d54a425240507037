import { expect, test } from 'vitest'
import { ClientBudgets, TooManyAttempts } from '#server/limits.ts'
import fc from '#tests/support/project/fuzz.ts'

/** 10 % of a core: 100 units a second, of which 300 are saved up. */
function budgets() {
  let now = 0
  const all = new ClientBudgets(10, { now: () => now })
  const of = (ip: string) => all.of({ ip, userId: undefined })
  const spent = (client: string, cost: number) => {
    try {
      of(client).spend(cost)
      return true
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error
      return error.retryAfterSeconds
    }
  }
  return {
    of,
    spent,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('a client works until its savings are used up, and again after the time that it is told', () => {
  const { spent, pass } = budgets()
  expect([spent('a', 150), spent('a', 100), spent('a', 300)]).toEqual([true, true, true])
  expect(spent('a', 1)).toBe(3)
  expect(spent('b', 1)).toBe(true)
  pass(2_000)
  expect(spent('a', 1)).toBe(1)
  pass(1_000)
  expect(spent('a', 1)).toBe(true)
})

test('what was not needed is given back, and no more than the savings', () => {
  const { of, spent } = budgets()
  expect(spent('a', 300)).toBe(true)
  expect(spent('a', 1)).toBe(1)
  of('a').refund(299)
  expect(spent('a', 1)).toBe(true)
  of('a').refund(10_000)
  expect([spent('a', 300), spent('a', 1)]).toEqual([true, 1])
})

test('0 is no limit', () => {
  const budget = new ClientBudgets(0).of({ ip: 'a', userId: undefined })
  for (let time = 0; time < 100; time++) budget.spend(1_000_000)
})

test('whatever a client does, it gets its savings, its share of the time and one work more', () => {
  const work = fc.record({ cost: fc.integer({ min: 1, max: 200 }), wait: fc.integer({ min: 0, max: 3_000 }) })
  fc.assert(
    fc.property(fc.array(work), (works) => {
      const { spent, pass } = budgets()
      let done = 0
      let passed = 0
      for (const { cost, wait } of works) {
        pass(wait)
        passed += wait
        if (spent('a', cost) === true) done += cost
      }
      expect(done).toBeLessThanOrEqual(300 + passed / 10 + 200)
    }),
  )
})
