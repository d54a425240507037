import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { ask } from './ask-for-results.ts'
import { canCompute, challengeOf, computeProof } from './proof-of-work.ts'

/** Computes what the API wants of connections from which many results were looked up. */
export async function askWithProof<TData, TVariables extends OperationVariables & { proof?: unknown }>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  signal: AbortSignal,
): Promise<ErrorLike | undefined> {
  const error = await ask(client, query, variables, signal)
  const challenge = challengeOf(error)
  if (!challenge || !canCompute()) return error
  try {
    const proof = await computeProof(challenge, signal)
    return await ask(client, query, { ...variables, proof }, signal)
  } catch (failure) {
    return failure as Error
  }
}
