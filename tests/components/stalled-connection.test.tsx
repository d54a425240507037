import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserClient } from '#client/data/browser-client.ts'
import { RootQuery } from '#client/data/root-data.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the client of a browser gives up a request that stalls', async () => {
  const asked = new Promise<RequestInit>((resolve) => {
    vi.stubGlobal(
      'fetch',
      (_address: string, init: RequestInit) => new Promise<Response>(() => resolve(init)),
    )
  })
  const tabs = { postMessage: () => {}, onmessage: null }
  const events = { onSessionEnd: () => {}, onOtherPerson: () => {} }
  const client = createBrowserClient(() => {}, tabs, events)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = vi.fn()
  client.query({ query: RootQuery }).catch(failed)
  const { signal } = await asked
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(failed).toHaveBeenCalledWith(expect.any(TypeError))
  expect(signal?.aborted).toBe(true)
})
