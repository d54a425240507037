import type { ApolloClient } from '@apollo/client'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router-dom'
import { apolloOf } from '#client/data/loader-context.ts'
import type { SecondSecret } from '#client/gql/graphql.ts'
import { askForList } from './ask-for-results.ts'
import { askWithProof } from './ask-with-proof.ts'
import { type LookUpParams, readLookUpForm, readLookUpParams } from './look-up-params.ts'
import { type LookUpProblem, lookUpProblem } from './look-up-problem.ts'
import { type RecheckAttempt, readRecheckForm, requestRecheck } from './request-recheck.ts'
import { LookUpQuery, ResultExamsQuery, TopPerformersQuery } from './results-query.ts'

/** What the page stands on: the answers themselves are in the Apollo cache. */
export interface ResultsState {
  /** What the address asks for, with the newest exam where it names none. */
  asked: LookUpParams
  problem: LookUpProblem | null
  /** What the exam wants beside the candidate ID, if nothing was looked up without it. */
  wanted: SecondSecret | null
  /** Whether the form was sent without it. */
  secretMissing: boolean
  /** The request for a re-check that the form sent. */
  recheck?: RecheckAttempt | undefined
}

/**
 * Loads what the results page lacks. A failure is no exception: the page keeps what was typed and says what is wrong. A
 * result that came is shown even when a list beside it did not.
 */
export async function loadResults({ request, context }: LoaderFunctionArgs): Promise<ResultsState> {
  const asked = readLookUpParams(new URL(request.url).search)
  return load(await apolloOf(context), { asked, secret: '', signal: request.signal })
}

/**
 * Looks up what a form sent by a POST: one with a second secret, so that no address holds it, or one that asks for a
 * re-check. That is asked for once the result is there, so a wrong secret counts once.
 */
export async function lookUpByForm({ request, context }: ActionFunctionArgs): Promise<ResultsState> {
  const { signal } = request
  const form = await request.formData()
  const { secret, ...asked } = readLookUpForm(form)
  const wanted = readRecheckForm(form)
  const client = await apolloOf(context)
  const state = await load(client, { asked, secret, signal })
  const { examId, candidateId } = state.asked
  // It would be tried without what was entered.
  const problem = state.problem && { ...state.problem, passing: false, byForm: true }
  const isFound =
    wanted !== undefined &&
    problem === null &&
    state.wanted === null &&
    client.readQuery({ query: LookUpQuery, variables: { examId, candidateId } })?.examResult
  const recheck = isFound
    ? await requestRecheck(client, { examId, candidateId, secret }, wanted)
    : wanted && { ...wanted, isSent: false, problems: [] }
  return { ...state, problem, secretMissing: state.wanted !== null, recheck }
}

interface Asked {
  asked: LookUpParams
  secret: string
  signal: AbortSignal
}

async function load(client: ApolloClient, { asked: params, secret, signal }: Asked): Promise<ResultsState> {
  const askForExams = () =>
    askForList(client, ResultExamsQuery, {}, ({ exams }) => exams.length === 0, signal)
  const newest = params.examId === '' ? askForExams() : undefined
  await newest
  const asked = { ...params, examId: params.examId || newestExamIn(client) }
  const { examId, candidateId } = asked
  const isLookUp = examId !== '' && candidateId !== ''
  let wanted: SecondSecret | null = null

  async function lookUp(secondSecret: SecondSecret | undefined) {
    // An exam that was withdrawn since the form was shown is not listed.
    if (secret !== '' && secondSecret !== 'NONE')
      return askWithProof(client, LookUpQuery, { examId, candidateId, secret }, signal)
    if (secondSecret === undefined || secondSecret === 'NONE')
      return askWithProof(client, LookUpQuery, { examId, candidateId }, signal)
    wanted = secondSecret
    return undefined
  }

  // Only with the list is it known what the exam wants; usually there is one.
  const known = secretOf(client, examId)
  const early = isLookUp && known !== undefined ? lookUp(known) : undefined
  const exams = newest ?? askForExams()
  const best = examId === '' ? undefined : askForBest(client, examId, signal)
  if (isLookUp && !early) await exams
  const [lookUpError, ...listErrors] = await Promise.all([
    isLookUp ? (early ?? lookUp(secretOf(client, examId))) : undefined,
    exams,
    best,
  ])
  const error = isLookUp && wanted === null ? lookUpError : listErrors.find((one) => one !== undefined)
  return { asked, problem: error ? lookUpProblem(error) : null, wanted, secretMissing: false }
}

function askForBest(client: ApolloClient, examId: string, signal: AbortSignal) {
  const isEmpty = ({ topPerformers }: { topPerformers: unknown[] }) => topPerformers.length === 0
  return askForList(client, TopPerformersQuery, { examId }, isEmpty, signal)
}

/** What an exam of the loaded list wants; undefined for others. */
function secretOf(client: ApolloClient, examId: string): SecondSecret | undefined {
  const exams = client.readQuery({ query: ResultExamsQuery })?.exams
  return exams?.find(({ id }) => id === examId)?.secondSecret
}

/** Most visitors of a result day come for the newest exam. Empty without exams. */
function newestExamIn(client: ApolloClient): string {
  return client.readQuery({ query: ResultExamsQuery })?.exams[0]?.id ?? ''
}

/** What a loader returns: the state, and for the server's page the status and headers that go with it. */
export function resultsAnswer<State extends ResultsState>(state: State) {
  const { status = 200, retryAfterSeconds } = state.problem ?? {}
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return data(state, { status, headers })
}
