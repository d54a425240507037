import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { Challenge } from 'altcha-lib/types'
import { t } from '#client/locales/t.ts'
import { type Answer, ask } from './ask-for-results.ts'

/** Asks, and where the API wants a proof of work of connections from which many results were looked up, computes it. */
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

/** The proof of work that the API wants before it answers. */
export function challengeOf(error: ErrorLike | undefined): Challenge | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined
  return error.errors.flatMap(({ extensions }) => extensions?.proofOfWork ?? [])[0] as Challenge | undefined
}

/** Whether this is a browser, over a connection for which it offers its cryptography. */
const canCompute = () => typeof window === 'object' && window.isSecureContext

let running = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  running += by
  for (const listener of listeners) listener()
}

export function onComputing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isComputing = () => running > 0

async function computeProof(challenge: Challenge, signal: AbortSignal): Promise<string> {
  change(1)
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ])
    const controller = new AbortController()
    signal.addEventListener('abort', () => controller.abort())
    const solution = await solveChallenge({ challenge, deriveKey, controller })
    signal.throwIfAborted()
    if (!solution) throw new Error(t('Your browser could not finish the check. Please try again.'))
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    change(-1)
  }
}
