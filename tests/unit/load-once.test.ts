import { expect, test, vi } from 'vitest'
import { loadOnce } from '#server/lib/load-once.ts'

test('what several ask for at once is loaded once, each key for itself', async () => {
  const load = vi.fn(async (key: string) => `${key} loaded`)
  const get = loadOnce(load)
  expect(await Promise.all([get('en'), get('en'), get('ne')])).toEqual([
    'en loaded',
    'en loaded',
    'ne loaded',
  ])
  expect(await get('en')).toBe('en loaded')
  expect(load).toHaveBeenCalledTimes(2)
})

test('after a failure the next one who asks loads anew', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('is being replaced'))
  const get = loadOnce(load)
  await expect(Promise.all([get('ne'), get('ne')])).rejects.toThrow('is being replaced')
  expect(await get('ne')).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(2)
})
