import type { ApolloClient, DocumentNode, WatchQueryFetchPolicy } from '@apollo/client'
import { type Answers, answerKey } from './answers.ts'

interface WatchOptions {
  query: DocumentNode
  variables?: unknown
  fetchPolicy?: WatchQueryFetchPolicy
}

/**
 * Stands in for Apollo Client on a page that has just come with all its answers, so that reading it costs nobody the
 * 40 kB that only the next page, a form or a look-up needs. It has what Apollo's hooks call at a first render: answers
 * are the page's, and whatever goes beyond them waits for the real client, after which every hook asks that one.
 */
export function waitingClient(answers: Answers, start: () => Promise<ApolloClient>): ApolloClient {
  const real = async () => {
    const client = await start()
    // Whoever asked or changed something may go on to read and write what the cache says of it.
    const { cache } = client
    const [readQuery, writeQuery] = [client.readQuery.bind(client), client.writeQuery.bind(client)]
    Object.assign(waiting, { cache, readQuery, writeQuery })
    return client
  }
  const waiting = {
    defaultOptions: {},
    query: async (options: Parameters<ApolloClient['query']>[0]) => (await real()).query(options),
    mutate: async (options: Parameters<ApolloClient['mutate']>[0]) => (await real()).mutate(options),
    readQuery: ({ query, variables }: WatchOptions) => answers[answerKey(query, variables)] ?? null,
    watchQuery: (options: WatchOptions) => waitingQuery(options, answers, start),
  }
  return waiting as unknown as ApolloClient
}

function waitingQuery(options: WatchOptions, answers: Answers, start: () => Promise<ApolloClient>) {
  let { query, variables, fetchPolicy = 'cache-first' } = options
  const answer = () => (fetchPolicy === 'standby' ? undefined : answers[answerKey(query, variables)])
  const isLoading = () => answer() === undefined && fetchPolicy !== 'standby' && fetchPolicy !== 'cache-only'
  const apply = (next: WatchOptions) => {
    ;({ query, variables, fetchPolicy = 'cache-first' } = next)
    if (isLoading()) start()
  }
  const afterwards =
    (name: 'refetch' | 'fetchMore') =>
    async (given?: never): Promise<unknown> =>
      (await start()).watchQuery({ query, variables: variables as never })[name](given as never)
  return {
    options: { initialFetchPolicy: fetchPolicy, fetchPolicy },
    variables,
    getCurrentResult() {
      const data = answer()
      const loading = isLoading()
      return {
        data,
        dataState: data === undefined ? 'empty' : 'complete',
        error: undefined,
        loading,
        networkStatus: loading ? 1 : 7,
        partial: data === undefined,
      }
    },
    pipe: () => ({
      subscribe() {
        if (isLoading()) start()
        return { unsubscribe() {} }
      },
    }),
    reobserve: apply,
    applyOptions: apply,
    refetch: afterwards('refetch'),
    fetchMore: afterwards('fetchMore'),
    updateQuery() {},
    startPolling() {},
    stopPolling() {},
    subscribeToMore: () => () => {},
  }
}
