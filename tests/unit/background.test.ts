import { expect, test, vi } from 'vitest'
import { backgroundSettled, inBackground, stopBackground } from '#server/lib/background.ts'
import { createLog } from '#server/lib/log.ts'

const log = createLog({ level: 'silent', pretty: false })

test('waits for what runs, and for what that begins', async () => {
  const done: string[] = []
  inBackground(log, 'one', async () => {
    await Promise.resolve()
    inBackground(log, 'two', async () => void done.push('two'))
    done.push('one')
  })
  await backgroundSettled()
  expect(done.sort()).toEqual(['one', 'two'])
})

test('tells what runs that the server stops, and lets later work run', async () => {
  const signals: AbortSignal[] = []
  const untilStopped = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  inBackground(log, 'long work', untilStopped)
  await stopBackground()
  expect(signals[0]?.aborted).toBe(true)
  inBackground(log, 'later work', async (signal) => void signals.push(signal))
  await backgroundSettled()
  expect(signals[1]?.aborted).toBe(false)
})

test('logs a failure', async () => {
  const error = vi.spyOn(log, 'error')
  const err = new Error('no')
  inBackground(log, 'work', async () => Promise.reject(err))
  await backgroundSettled()
  expect(error).toHaveBeenCalledWith({ err }, 'work failed, the next clean-up retries it')
})
