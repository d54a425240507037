import type { ApolloClient, DocumentNode } from '@apollo/client'

/** What the components of a page asked for, as they got it: enough for a first render without Apollo Client. */
export type Answers = Record<string, unknown>

/** Name of a question among the answers. */
export function answerKey(query: DocumentNode, variables: unknown = {}): string {
  const [operation] = query.definitions
  const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined
  return `${name}${JSON.stringify(variables)}`
}

/** From now on notes the answers that components get at once. */
export function noteAnswers(client: ApolloClient): Answers {
  const answers: Answers = {}
  const watchQuery = client.watchQuery.bind(client) as ApolloClient['watchQuery']
  client.watchQuery = ((options: Parameters<ApolloClient['watchQuery']>[0]) => {
    const observable = watchQuery(options)
    const { data, dataState } = observable.getCurrentResult()
    if (dataState === 'complete') answers[answerKey(options.query, options.variables)] = data
    return observable
  }) as ApolloClient['watchQuery']
  return answers
}
