import { expect, it, vi } from 'vitest'
import { createBatcher } from '#server/lib/batcher.ts'

it('joins what is asked in the same instant and answers each with its own', async () => {
  const load = vi.fn(async (keys: number[]) => keys.map((key) => key * 2))
  const double = createBatcher(load, 3)
  expect(await Promise.all([double(1), double(2), double(3), double(4)])).toEqual([2, 4, 6, 8])
  expect(load.mock.calls).toEqual([[[1, 2, 3]], [[4]]])
  expect(await double(5)).toBe(10)
})

it('fails everybody in a batch that fails, and nobody after it', async () => {
  const load = vi.fn(async (keys: number[]) => keys)
  const same = createBatcher(load, 10)
  load.mockRejectedValueOnce(new Error('no database'))
  const [one, two] = await Promise.allSettled([same(1), same(2)])
  expect(one).toMatchObject({ status: 'rejected', reason: { message: 'no database' } })
  expect(two).toMatchObject({ status: 'rejected' })
  expect(await same(3)).toBe(3)
})
