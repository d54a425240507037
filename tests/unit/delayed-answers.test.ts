import { expect, test } from 'vitest'
import { ClientGone } from '#server/lib/abort-on-close.ts'
import { DelayedAnswers } from '#server/lib/delayed-answers.ts'
import { TooManyAttempts } from '#server/lib/rate-limiter.ts'

const { signal } = new AbortController()
const never = () => new Promise(() => {})
const options = { ms: 60_000, reason: 'Too many.', signal: () => signal }

test('a delay ends when its client has gone', async () => {
  const gone = new AbortController()
  const delayed = new DelayedAnswers().delay('leaver', { ...options, signal: () => gone.signal })
  gone.abort(new ClientGone())
  await expect(delayed).rejects.toThrow(ClientGone)
})

test('a client has twenty at most, and all have five hundred; more are to come back in some seconds', async () => {
  const delays = new DelayedAnswers(never as never)
  const delay = (key: string) => {
    const delayed = delays.delay(key, options)
    return Promise.race([delayed.catch((error: unknown) => error), Promise.resolve('waits')])
  }
  for (let client = 0; client < 25; client++) {
    for (let time = 0; time < 20; time++) await delay(`client ${client}`)
    if (client < 24) await expect(delays.delay(`client ${client}`, options)).rejects.toThrow(TooManyAttempts)
  }
  await expect(delays.delay('another', options)).rejects.toMatchObject({
    retryAfterSeconds: 5,
    reason: 'Too many.',
  })
})

test('places are given back', async () => {
  const delays = new DelayedAnswers((async () => {}) as never)
  for (let time = 0; time < 600; time++) await delays.delay('patient', options)
})
