import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client'
import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { apolloOf } from '#client/data/loader-context.ts'
import { type LookUpParams, readLookUpParams } from './look-up-params.ts'
import { type LookUpProblem, lookUpProblem } from './look-up-problem.ts'
import { LookUpQuery, ResultExamsQuery, TopPerformersQuery } from './results-query.ts'

/** What the page stands on: the answers themselves are in the Apollo cache. */
export interface ResultsState {
  asked: LookUpParams
  problem: LookUpProblem | null
}

/**
 * How long the exams and the top performers that came before are good enough while a visitor moves about. A result
 * is asked for anew at every look-up.
 */
const FRESH_MS = 2 * 60_000

const startedAt = Date.now()
/** When a browser last asked for a list; never filled on the server, where every request has a cache of its own. */
const askedAt = new WeakMap<ApolloClient, Map<string, number>>()

/**
 * Loads what the results page lacks. A failure is no exception: the page keeps what was typed and says what is wrong. A
 * result that came is shown even when a list beside it did not.
 */
export async function loadResults({ request, context }: LoaderFunctionArgs): Promise<ResultsState> {
  const client = await apolloOf(context)
  const asked = readLookUpParams(new URL(request.url).search)
  const { examId, candidateId } = asked
  const { signal } = request
  const times = askedAt.get(client) ?? new Map<string, number>()
  askedAt.set(client, times)

  async function askForList<TData, TVariables extends OperationVariables>(
    query: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
    isEmpty: (known: Unmasked<TData>) => boolean,
  ) {
    const key = JSON.stringify(variables)
    const known = client.readQuery({ query, variables })
    const isFresh = Date.now() - (times.get(key) ?? startedAt) < FRESH_MS
    // An empty list may fill at any moment of a result day, so it is always asked for.
    if (known && !isEmpty(known) && isFresh) return undefined
    const error = await ask(client, query, variables, signal)
    if (!error) times.set(key, Date.now())
    return error
  }

  const isLookUp = examId !== '' && candidateId !== ''
  const [lookUpError, ...listErrors] = await Promise.all([
    isLookUp ? ask(client, LookUpQuery, { examId, candidateId }, signal) : undefined,
    askForList(ResultExamsQuery, {}, ({ exams }) => exams.length === 0),
    examId === ''
      ? undefined
      : askForList(TopPerformersQuery, { examId }, ({ topPerformers }) => topPerformers.length === 0),
  ])
  const error = isLookUp ? lookUpError : listErrors.find((one) => one !== undefined)
  return { asked, problem: error ? lookUpProblem(error) : null }
}

/** What a loader returns: the state, and for the server's page the status and headers that go with it. */
export function resultsAnswer(state: ResultsState) {
  const { status = 200, retryAfterSeconds } = state.problem ?? {}
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return data(state, { status, headers })
}

async function ask<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  signal: AbortSignal,
): Promise<ErrorLike | undefined> {
  const { error } = await client.query<TData, OperationVariables>({
    query: query as TypedDocumentNode<TData>,
    variables,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    context: {
      // A choice that is overtaken by the next one is not worth the server's time.
      fetchOptions: { signal },
      // Else the same choice made again, as by a second press, would share the answer that the first press gave up.
      queryDeduplication: false,
    },
  })
  return error
}
