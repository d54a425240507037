import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type Answer, ask } from './ask-for-results.ts'
import { canCompute, challengeOf, computeProof } from './proof-of-work.ts'

/** Computes what the API wants of connections from which many results were looked up. */
export async function askWithProof<TData, TVariables extends OperationVariables & { proof?: unknown }>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  signal: AbortSignal,
): Promise<Answer<TData>> {
  const answer = await ask(client, query, variables, signal)
  const challenge = challengeOf(answer.error)
  if (!challenge || !canCompute()) return answer
  try {
    const proof = await computeProof(challenge, signal)
    return await ask(client, query, { ...variables, proof }, signal)
  } catch (failure) {
    return { error: failure as Error }
  }
}
