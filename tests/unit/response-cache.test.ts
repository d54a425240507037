import { expect, test } from 'vitest'
import { ResponseCache } from '#server/api/response-cache.ts'

interface EncodedResponse {
  text: string
}

const always = () => true
const kept = () => new ResponseCache<EncodedResponse>(({ text }) => text.length)

test('makes an answer once, for everybody who asks meanwhile and afterwards', async () => {
  const answers = kept()
  let made = 0
  const make = async () => ({ text: `made ${++made}` })
  const two = await Promise.all([answers.get('1', 'a', make, always), answers.get('1', 'a', make, always)])
  expect([...two, answers.get('1', 'a', make, always)]).toEqual(Array(3).fill({ text: 'made 1' }))
  expect(await answers.get('1', 'b', make, always)).toEqual({ text: 'made 2' })
})

test('makes it anew when the data has changed', async () => {
  const answers = kept()
  await answers.get('1', 'a', async () => ({ text: 'old' }), always)
  expect(await answers.get('2', 'a', async () => ({ text: 'new' }), always)).toEqual({ text: 'new' })
})

test('does not keep an answer that was begun before a change', async () => {
  const answers = kept()
  let finish = (_: EncodedResponse) => {}
  const slow = answers.get('1', 'a', () => new Promise((done) => (finish = done)), always)
  await answers.get('2', 'b', async () => ({ text: 'b' }), always)
  finish({ text: 'old' })
  expect(await slow).toEqual({ text: 'old' })
  expect(await answers.get('2', 'a', async () => ({ text: 'new' }), always)).toEqual({ text: 'new' })
})

test('keeps no failure', async () => {
  const answers = kept()
  await expect(answers.get('1', 'a', () => Promise.reject(new Error('gone')), always)).rejects.toThrow('gone')
  const failed = async () => ({ text: 'failed' })
  await answers.get('1', 'a', failed, ({ text }) => text !== 'failed')
  expect(await answers.get('1', 'a', async () => ({ text: 'well' }), always)).toEqual({ text: 'well' })
})

test('keeps nothing under a key of any length', async () => {
  const answers = kept()
  const key = 'x'.repeat(1001)
  await answers.get('1', key, async () => ({ text: 'first' }), always)
  expect(await answers.get('1', key, async () => ({ text: 'second' }), always)).toEqual({ text: 'second' })
})
