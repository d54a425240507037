import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserClient } from '#client/data/browser-client.ts'
import { RootQuery } from '#client/data/root-data.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the client of a browser gives up a request that stalls', async () => {
  const fetch = vi.fn((_address: string, _init: RequestInit) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetch)
  const tabs = { postMessage: () => {}, onmessage: null }
  const events = { onSessionEnd: () => {}, onOtherPerson: () => {} }
  const client = createBrowserClient(() => {}, tabs, events)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = vi.fn()
  client.query({ query: RootQuery }).catch(failed)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(failed).toHaveBeenCalledWith(expect.any(TypeError))
  expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true)
})
