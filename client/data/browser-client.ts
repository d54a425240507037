import { type ApolloClient, ApolloLink } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { locale } from '#client/locales/locale.ts'
import { createApolloClient } from './client.ts'
import { hashLinks } from './hash-link.ts'
import { lostAccessLink } from './lost-access-link.ts'
import { rehearsalOfDocument } from './rehearsal.ts'
import { keepSession, type SessionEvents, type Tabs } from './session.ts'
import type { SessionKeeper } from './session-keeper.ts'
import { timeLimitLink } from './time-limit-link.ts'
import { unauthenticatedLink } from './unauthenticated-link.ts'
import { uploadLink } from './upload-link.ts'

/**
 * The browser's client, which keeps the session alive.
 *
 * @param fill Puts the answers that came with the page into its cache.
 */
export function createBrowserClient(
  fill: (client: ApolloClient) => void,
  tabs: Tabs,
  events: SessionEvents,
): ApolloClient {
  let keeper: SessionKeeper | undefined
  const rehearsal = rehearsalOfDocument()
  const headers = {
    'apollo-require-preflight': 'true',
    // Of the institute's content, and of the mails and documents that this page asks for.
    ...(locale !== 'en' && { 'x-language': locale }),
    ...(rehearsal !== undefined && { 'x-rehearsal': rehearsal }),
  }
  const endpoint = { uri: '/graphql', headers }
  const renew = async () => (await keeper?.renew()) ?? false
  const link = ApolloLink.from([
    unauthenticatedLink(renew),
    lostAccessLink({ isKnown: () => keeper?.isSignedIn() ?? false, renew }),
    uploadLink(endpoint),
    ...hashLinks(),
    timeLimitLink(),
    new HttpLink({
      ...endpoint,
      credentials: 'same-origin',
      // Nobody wants to know which version of Apollo Client it is, a hundred bytes a time.
      enhancedClientAwareness: { transport: false },
    }),
  ])
  const client = createApolloClient(link, { ssrMode: false })
  fill(client)
  keeper = keepSession(client, tabs, events)
  return client
}
