import { expect, test } from 'vitest'
import { KeptAnswers } from '#server/fast-lane/kept-answers.ts'

interface Answer {
  text: string
}

const always = () => true
const kept = () => new KeptAnswers<Answer>(({ text }) => text.length)

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
  let finish = (_: Answer) => {}
  const slow = answers.get('1', 'a', () => new Promise((done) => (finish = done)), always)
  await answers.get('2', 'b', async () => ({ text: 'b' }), always)
  finish({ text: 'old' })
  expect(await slow).toEqual({ text: 'old' })
  expect(await answers.get('2', 'a', async () => ({ text: 'new' }), always)).toEqual({ text: 'new' })
})

test('finds only what was made at the same version', async () => {
  const answers = kept()
  expect(answers.find('1', 'a')).toBeUndefined()
  await answers.get('1', 'a', async () => ({ text: 'old' }), always)
  expect(answers.find('1', 'a')).toEqual({ text: 'old' })
  for (const [version, key] of [
    ['2', 'a'],
    ['1', 'b'],
  ] as const)
    expect(answers.find(version, key)).toBeUndefined()
  await answers.get('2', 'b', async () => ({ text: 'b' }), always)
  expect(answers.find('1', 'a')).toBeUndefined()
  expect(answers.find('2', 'a')).toBeUndefined()
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
