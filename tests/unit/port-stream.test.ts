import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { receiveItems, sendItems } from '#server/lib/port-stream.ts'

test('items come in order, and then their end', async () => {
  const { port1, port2 } = new MessageChannel()
  const sent = sendItems(port1, Readable.from([1, 2, 3, 4, 5]))
  const received: number[] = []
  for await (const item of receiveItems<number>(port2)) received.push(item)
  await sent
  expect(received).toEqual([1, 2, 3, 4, 5])
})

test.each([
  ['before anything was asked for', 0],
  ['in the middle', 2],
])('whoever goes %s leaves nothing open', async (_when, taken) => {
  const { port1, port2 } = new MessageChannel()
  const source = Readable.from([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const sent = sendItems(port1, source)
  const received = receiveItems<number>(port2)
  for (let item = 0; item < taken; item++) await received.next()
  if (taken === 0) port2.close()
  else await received.return(undefined)
  await sent
  await finished(source).catch(() => {})
  expect(source.destroyed).toBe(true)
})
