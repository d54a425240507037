import type { ApolloClient } from '@apollo/client'
import { graphql } from '#client/gql/gql.ts'
import { keepDraftsOf } from './next-person.ts'
import { createSessionKeeper, type Expiry, type SessionKeeper, type SessionNews } from './session-keeper.ts'
import { answerSignIn, askToSignIn, canAskToSignIn } from './session-prompt.ts'

const SessionExpiryQuery = graphql(`
  query SessionExpiry {
    viewer { session { expiresAt } }
  }
`)

const PersonQuery = graphql(`
  query Person {
    viewer { user { id } }
  }
`)

const RefreshSessionMutation = graphql(`
  mutation RefreshSession {
    refreshSession { expiresAt }
  }
`)

interface SessionMessage {
  news: SessionNews
  /** Id of who is, or was, signed in where the news comes from. */
  person: string | undefined
}

/** Reaches the other tabs of this browser. */
export interface Tabs {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => unknown) | null
}

export interface SessionEvents {
  /** Called when this tab has a visitor from then on. */
  onSessionEnd: () => void
  /** Called when somebody else has signed in, in another tab. */
  onOtherPerson: () => void
}

/** Keeps this browser's session alive, together with its other tabs, and the cache's viewer true. */
export function keepSession(
  client: ApolloClient,
  channel: Tabs,
  { onSessionEnd, onOtherPerson }: SessionEvents,
): SessionKeeper {
  let person: string | undefined
  const keeper = createSessionKeeper({
    async refresh() {
      const { data } = await client.mutate({ mutation: RefreshSessionMutation, fetchPolicy: 'no-cache' })
      const expiresAt = data?.refreshSession?.expiresAt
      return expiresAt === undefined ? null : Date.parse(expiresAt)
    },
    tell: (news) => channel.postMessage({ news, person } satisfies SessionMessage),
    changed(expiry) {
      writeSession(client, expiry)
      if (expiry === null) onSessionEnd()
    },
    canAsk: canAskToSignIn,
    ask: askToSignIn,
  })
  channel.onmessage = ({ data: { news, ...told } }: MessageEvent<SessionMessage>) => {
    const other = person !== undefined && told.person !== person ? told.person : undefined
    if (other !== undefined && typeof news === 'number') {
      // They did not begin the work that waits for a password.
      answerSignIn(false)
      keepDraftsOf(other)
      return onOtherPerson()
    }
    keeper.hear(news)
    if (news !== 'over') answerSignIn(news !== null)
  }
  client.cache.watch({
    query: SessionExpiryQuery,
    optimistic: false,
    immediate: true,
    callback: ({ result, complete }) => {
      if (!complete || !result) return
      const expiresAt = result.viewer?.session?.expiresAt
      person = client.readQuery({ query: PersonQuery })?.viewer.user?.id ?? person
      if (person !== undefined) keepDraftsOf(person)
      keeper.follow(typeof expiresAt === 'string' ? Date.parse(expiresAt) : null)
    },
  })
  return keeper
}

export function writeSession({ cache }: ApolloClient, expiry: Expiry): void {
  const session =
    expiry === null ? null : { __typename: 'Session', expiresAt: new Date(expiry).toISOString() }
  const id = cache.identify({ __typename: 'Viewer' })
  if (id === undefined) return
  const gone = () => null
  cache.modify({
    id,
    fields: { session: () => session, ...(session === null && { role: gone, user: gone }) },
  })
}
