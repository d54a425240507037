import { expect, test } from 'vitest'
import { watchConnection } from '#server/db/shared-pool.ts'

/** Node's property on promises that it follows for AsyncLocalStorage (before Node 24). */
const marks = () => Object.getOwnPropertySymbols(new Promise(() => {}))

test('follows no promise once the last connection that was watched is not any more', async () => {
  const before = marks()
  let endFirst = () => {}
  const first = watchConnection(() => new Promise<void>((end) => (endFirst = end)))
  const during = marks()
  await expect(watchConnection(() => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken')
  expect(marks()).toEqual(during)
  endFirst()
  await first
  expect(marks()).toEqual(before)
})

test('knows no connection before one is taken', async () => {
  await expect(watchConnection(async (connection) => connection())).rejects.toThrow('No connection was taken')
})
