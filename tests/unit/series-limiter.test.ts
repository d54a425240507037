import type pg from 'pg'
import { expect, test } from 'vitest'
import { lookUpRules } from '#server/domains/results/look-up-rules.ts'
import { SeriesLimiter } from '#server/lib/series-limiter.ts'

const rule = {
  ...{ name: 'series', seconds: 3_600, tolerated: 2, free: Number.POSITIVE_INFINITY, fewOfOthers: 5 },
  ...{ trustedFrom: 50, isNext: (one: string, other: string) => Number(other) - Number(one) === 1 },
}

/** Counts as the database does, and answers when it is told. */
function slowPool() {
  const recorded = new Set<string>()
  const waiting: (() => void)[] = []
  const query = async ({
    values,
  }: {
    values: [clients: string[], ofClients: string[], subjects: string[]]
  }) => {
    const [clients, ofClients, subjects] = values
    await new Promise<void>((resolve) => waiting.push(resolve))
    for (const [i, client] of ofClients.entries())
      if (client === clients.at(-1)) recorded.add(subjects[i] ?? '')
    return { rows: clients.map(() => ({ points: recorded.size, freeInMs: 0 })) }
  }
  return { pool: { query } as unknown as pg.Pool, recorded, waiting }
}

test('what is asked for while the database records is recorded, too', async () => {
  const { pool, recorded, waiting } = slowPool()
  const limiter = new SeriesLimiter(pool, rule)
  const asked: Promise<void>[] = []
  const ask = (client: string, from: number, to: number) => {
    for (let n = from; n <= to; n++)
      asked.push(limiter.check(client, String(n), { proven: false, requireProof: async () => undefined }))
  }
  // The first is no neighbour, the next two are chance: twenty are to be recorded.
  ask('one', 11, 33)
  await expect.poll(() => waiting.length).toBe(1)
  ask('other', 11, 33)
  for (let answered = 0; answered < 2; answered++) {
    await expect.poll(() => waiting.length).toBeGreaterThan(answered)
    waiting[answered]?.()
  }
  await Promise.all(asked)
  limiter.stop()
  expect(recorded.size).toBe(40)
})

test('while the database records nothing, what waits for it is bounded', async () => {
  const rows: number[] = []
  const query = async ({ values }: { values: unknown[][] }) => {
    rows.push(values[2]?.length ?? 0)
    throw new Error('away')
  }
  const limiter = new SeriesLimiter({ query } as unknown as pg.Pool, rule)
  for (let group = 0; group < 10; group++) {
    const asked = Array.from({ length: 500 }, (_, n) =>
      limiter.check('one', String(500 * group + n), { proven: false, requireProof: async () => undefined }),
    )
    await Promise.allSettled(asked)
  }
  limiter.stop()
  // Each stands for its client and for all clients.
  expect(Math.max(...rows)).toBeLessThanOrEqual(400)
})

test.each([
  ['CEE-081-001', 'cee-081-002', true],
  ['cee-081-002', 'CEE 081 003', true],
  ['081001', '081 002', true],
  ['CEE-081-001', 'cee081001', true],
  ['CEE-081-001', 'IOE-081-002', false],
  ['CEE-081-001', 'CEE-081-901', false],
  ['CEE', 'cee', false],
  ['', '', false],
])('%j and %j are neighbours: %j', (one, other, expected) => {
  const { subjects, series } = lookUpRules(500).byAddress
  expect([subjects?.isNext(one, other), series?.isNext(one, other)]).toEqual([expected, expected])
})
