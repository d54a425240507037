import type { ApolloClient } from '@apollo/client'
import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { apolloOf } from '#client/data/loader-context.ts'
import { type LookUpParams, readLookUpParams } from './look-up-params.ts'
import { type LookUpProblem, lookUpProblem } from './look-up-problem.ts'
import { ResultsQuery } from './results-query.ts'

/** Parts of the page, as the query's document switches them. */
export interface Parts {
  lists: boolean
  performers: boolean
  result: boolean
}

/** What the page stands on: the answers themselves are in the Apollo cache. */
export interface ResultsState {
  asked: LookUpParams
  /** The parts that the cache can give. */
  parts: Parts
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

const none: Parts = { lists: false, performers: false, result: false }

/**
 * Loads the results page with at most one operation, which asks only for what the cache lacks. A failure is no
 * exception: the page keeps what was typed and says what is wrong.
 */
export async function loadResults({ request, context }: LoaderFunctionArgs): Promise<ResultsState> {
  const client = await apolloOf(context)
  const asked = readLookUpParams(new URL(request.url).search)
  const wanted = {
    lists: true,
    performers: asked.examId !== '',
    result: asked.examId !== '' && asked.candidateId !== '',
  }
  const times = askedAt.get(client) ?? new Map<string, number>()
  askedAt.set(client, times)
  const fresh = (list: string) => Date.now() - (times.get(list) ?? startedAt) < FRESH_MS

  const exams = read(client, asked, { ...none, lists: true })?.exams ?? []
  const performers = read(client, asked, { ...none, performers: true })?.topPerformers ?? []
  // An empty list may fill at any moment of a result day, so it is always asked for.
  const lacking = {
    lists: exams.length === 0 || !fresh('exams'),
    performers: wanted.performers && (performers.length === 0 || !fresh(asked.examId)),
    result: wanted.result,
  }
  const problem = await ask(client, asked, lacking, request.signal)
  if (!problem && lacking.lists) times.set('exams', Date.now())
  if (!problem && lacking.performers) times.set(asked.examId, Date.now())

  const has = (part: keyof Parts) => wanted[part] && read(client, asked, { ...none, [part]: true }) !== null
  return {
    asked,
    parts: { lists: has('lists'), performers: has('performers'), result: has('result') },
    problem,
  }
}

/** What a loader returns: the state, and for the server's page the status and headers that go with it. */
export function resultsAnswer(state: ResultsState) {
  const { status = 200, retryAfterSeconds } = state.problem ?? {}
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return data(state, { status, headers })
}

function read(client: ApolloClient, asked: LookUpParams, parts: Parts) {
  return client.readQuery({ query: ResultsQuery, variables: variablesOf(asked, parts) })
}

async function ask(
  client: ApolloClient,
  asked: LookUpParams,
  parts: Parts,
  signal: AbortSignal,
): Promise<LookUpProblem | null> {
  if (!parts.lists && !parts.performers && !parts.result) return null
  const { error } = await client.query({
    query: ResultsQuery,
    variables: variablesOf(asked, parts),
    fetchPolicy: 'network-only',
    // What did come is shown, and the rest is said to be missing.
    errorPolicy: 'all',
    context: {
      // A choice that is overtaken by the next one is not worth the server's time.
      fetchOptions: { signal },
      // Else the same choice made again, as by a second press, would share the answer that the first press gave up.
      queryDeduplication: false,
    },
  })
  return error ? lookUpProblem(error) : null
}

/** Variables of the query for some parts of what an address asks for. */
export function variablesOf({ examId, candidateId }: LookUpParams, parts: Parts) {
  return { examId, candidateId, ...parts }
}
