import { expect, test } from 'vitest'
import { oneAtATime } from '#server/lib/one-at-a-time.ts'

test('tasks run one after the other, those after a failed one too', async () => {
  const queue = oneAtATime()
  const course: string[] = []
  const task = (name: string) => async () => {
    course.push(`${name} begins`)
    await new Promise((done) => setImmediate(done))
    course.push(`${name} ends`)
    if (name === 'two') throw new Error('two has failed')
    return name
  }
  const results = await Promise.allSettled(['one', 'two', 'three'].map((name) => queue(task(name))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(course).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})
