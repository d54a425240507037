import type { ApolloClient } from '@apollo/client'
import { fetchAhead } from './fetch-ahead.ts'
import type { SessionEvents, Tabs } from './session.ts'

/** Apollo Client, which may not be there yet. */
export interface LazyClient {
  current(): ApolloClient | undefined
  /** Loads it, once. */
  start(): Promise<ApolloClient>
  /** Is called when the client has loaded. @returns a function that unsubscribes. */
  listen(listener: () => void): () => void
}

/** Events that come before a request: time to load the client. Focus is none, for forms take it themselves. */
const intentEvents = ['pointerdown', 'keydown'] as const

interface Options extends SessionEvents {
  /** Puts the data of the rendered page into the cache. */
  fill: (client: ApolloClient) => void
}

/** Apollo Client in the browser, loaded when something needs it. */
export function createLazyClient({ fill, ...events }: Options): LazyClient {
  const listeners = new Set<() => void>()
  const channel = openChannel()
  let started: Promise<ApolloClient> | undefined
  let current: ApolloClient | undefined

  const load = async () => {
    const { createBrowserClient } = await import('./browser-client.ts')
    current = createBrowserClient(fill, channel, events)
    for (const listener of listeners) listener()
    return current
  }
  const start = () => {
    started ??= load().catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }

  for (const event of intentEvents)
    window.addEventListener(event, () => fetchAhead(start), { once: true, passive: true })
  // Messages of other tabs about the session are for the client, which then listens itself.
  channel.onmessage = async (event) => {
    await start()
    channel.onmessage?.(event)
  }
  return {
    current: () => current,
    start,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function openChannel(): Tabs {
  try {
    return new BroadcastChannel(SESSION_CHANNEL)
  } catch {
    // Firefox forbids it where it keeps no cookies. Nobody is signed in there.
    return { postMessage: () => undefined, onmessage: null }
  }
}

/** One that is there from the beginning, as on the server. */
export const readyClient = (client: ApolloClient): LazyClient => ({
  current: () => client,
  start: async () => client,
  listen: () => () => undefined,
})

/**
 * By this name the tabs of a browser tell each other about its session. Another shape of messages needs another name: tabs
 * of two versions may be open.
 */
const SESSION_CHANNEL = 'pravesh-session-of-person'
