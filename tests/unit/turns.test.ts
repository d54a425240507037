import { expect, onTestFinished, test, vi } from 'vitest'
import { takeTurns } from '#server/db/embedded-postgres/turns.ts'

test('a transaction may sit idle for as long as nobody waits', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const idler = { expire: vi.fn() }
  const turns = takeTurns(() => true, 1_000)
  await turns.take(idler, async () => {})
  await vi.advanceTimersByTimeAsync(60_000)
  void turns.take({ expire() {} }, async () => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(idler.expire).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(idler.expire).toHaveBeenCalledOnce()
})
