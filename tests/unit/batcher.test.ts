import { expect, onTestFinished, test, vi } from 'vitest'
import { createBatcher } from '#server/lib/batcher.ts'
import { eventually } from '#tests/support/project/eventually.ts'

test('joins what is asked in the same instant and answers each with its own', async () => {
  const load = vi.fn(async (keys: number[]) => keys.map((key) => key * 2))
  const double = createBatcher(load, { maxSize: 3, inFlight: 2 })
  expect(await Promise.all([double(1), double(2), double(3), double(4)])).toEqual([2, 4, 6, 8])
  expect(load.mock.calls).toEqual([[[1, 2, 3]], [[4]]])
  expect(await double(5)).toBe(10)
})

test('waits for no call that takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const ends: (() => void)[] = []
  const load = vi.fn(async (keys: number[]) => {
    await new Promise<void>((done) => ends.push(done))
    return keys
  })
  const same = createBatcher(load, { maxSize: 10, inFlight: 1, fullInFlight: 3 })
  const answers: Promise<number>[] = []
  for (const key of [1, 2, 3, 4]) {
    answers.push(same(key))
    await eventually(() => expect(load).toHaveBeenCalledTimes(Math.min(key, 3)))
  }
  // As many as may be are on their way.
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load.mock.calls).toEqual([[[1]], [[2]], [[3]]])
  ends.splice(0).forEach((end) => void end())
  expect(await Promise.all(answers.slice(0, 3))).toEqual([1, 2, 3])
  await eventually(() => expect(load.mock.calls.at(-1)).toEqual([[4]]))
  ends.splice(0).forEach((end) => void end())
  expect(await answers[3]).toBe(4)
})

test('joins what is asked while as many calls as may be are on their way', async () => {
  const held: (() => void)[] = []
  const load = vi.fn(async (keys: number[]) => {
    await new Promise<void>((done) => held.push(done))
    return keys
  })
  const same = createBatcher(load, { maxSize: 10, inFlight: 2 })
  const answers: Promise<number>[] = []
  for (const key of [1, 2, 3, 4]) {
    answers.push(same(key))
    await new Promise(setImmediate)
  }
  expect(load.mock.calls).toEqual([[[1]], [[2]]])
  held.shift()?.()
  await eventually(() => expect(load.mock.calls).toEqual([[[1]], [[2]], [[3, 4]]]))
  for (const done of held) done()
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4])
})

test('fails everybody in a batch that fails, and nobody after it', async () => {
  const load = vi.fn(async (keys: number[]) => keys)
  const same = createBatcher(load, { maxSize: 10, inFlight: 1 })
  load.mockRejectedValueOnce(new Error('no database'))
  const [one, two] = await Promise.allSettled([same(1), same(2)])
  expect(one).toMatchObject({ status: 'rejected', reason: { message: 'no database' } })
  expect(two).toMatchObject({ status: 'rejected' })
  expect(await same(3)).toBe(3)
})

test('sends off at once what carries as much as it may, even in a turn of the event loop that does not end', () => {
  const load = vi.fn(() => new Promise<number[]>(() => {}))
  const same = createBatcher(load, { maxSize: 2, inFlight: 1, fullInFlight: 3 })
  for (let key = 1; key <= 9; key++) void same(key)
  expect(load.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5, 6]]])
})

test('sends off what has waited for an instant, even in a turn of the event loop that does not end', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const load = vi.fn(() => new Promise<number[]>(() => {}))
  const same = createBatcher(load, { maxSize: 10, inFlight: 2 })
  void same(1)
  clock.mockReturnValue(1_004)
  void same(2)
  expect(load).not.toHaveBeenCalled()
  clock.mockReturnValue(1_006)
  void same(3)
  expect(load.mock.calls).toEqual([[[1, 2, 3]]])
})
