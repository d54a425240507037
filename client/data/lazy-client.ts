import type { ApolloClient } from '@apollo/client'
import type { Answers } from './answers.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { SESSION_CHANNEL } from './session-channel.ts'
import { waitingClient } from './waiting-client.ts'

/** Apollo Client in the browser, loaded when something needs it. */
export interface LazyClient {
  /** The client, or until it is there what stands in for it. */
  current(): ApolloClient
  /** Loads it, once. */
  start(): Promise<ApolloClient>
  /** Is called when it is there. @returns what stops that. */
  listen(listener: () => void): () => void
}

/** What people do before they ask for anything: time to load what answers. Focus is not one, for forms take it themselves. */
const intentEvents = ['pointerdown', 'keydown'] as const

interface Options {
  answers: Answers
  /** Puts what came with the page into the cache. */
  fill: (client: ApolloClient) => void
  /** Called when the page has a visitor from then on. */
  onSessionEnd: () => void
}

export function createLazyClient({ answers, fill, onSessionEnd }: Options): LazyClient {
  const listeners = new Set<() => void>()
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  let started: Promise<ApolloClient> | undefined

  const load = async () => {
    const { createBrowserClient } = await import('./browser-client.ts')
    current = createBrowserClient(fill, channel, onSessionEnd)
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
  let current = waitingClient(answers, start)

  for (const event of intentEvents)
    window.addEventListener(event, () => fetchAhead(start), { once: true, passive: true })
  // What another tab says about the session is for the real client, which then listens itself.
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
