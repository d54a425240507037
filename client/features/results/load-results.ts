import type { ApolloClient } from '@apollo/client'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router-dom'
import { apolloOf } from '#client/data/loader-context.ts'
import { serverToday } from '#client/data/server-clock.ts'
import type {
  LookUpQuery as LookUpAnswer,
  ResultExamsQuery as ResultLists,
  SecondSecret,
  TopPerformersQuery as TopPerformersAnswer,
} from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { type Answer, askForList } from './ask-for-results.ts'
import { askWithProof } from './ask-with-proof.ts'
import { type ListedExam, listedExams } from './listed-exams.ts'
import { type LookUpParams, readLookUpForm, readLookUpParams } from './look-up-params.ts'
import { type LookUpProblem, lookUpProblem } from './look-up-problem.ts'
import { refreshAtRelease } from './refresh-at-release.ts'
import { type RecheckAttempt, readRecheckForm, requestRecheck } from './request-recheck.ts'
import { LookUpQuery, ResultExamsQuery, TopPerformersQuery } from './results-query.ts'
import { couldBeSecret, isProof, type SecretProblem, secretWords } from './second-secret.ts'

/** The data of the page. */
export interface ResultsState {
  /** The look-up in the address, with the newest exam where it names none. */
  params: LookUpParams
  problem: LookUpProblem | null
  /** The second secret of the exam, if nothing was looked up without it. */
  missingSecret: SecondSecret | null
  /** The fault of the second secret that was sent: then nothing was looked up. */
  secretProblem: SecretProblem | null
  /** The request for a re-check that the form sent. */
  recheck?: RecheckAttempt | undefined
  /** In Nepal, yyyy-MM-dd; where a re-check may be asked for until a day. */
  today?: string | undefined
  /** Missing when they could not be loaded. */
  lists?: ResultLists | undefined
  best?: TopPerformersAnswer | undefined
  /** Missing without a look-up or without a result. */
  found?: LookUpAnswer | undefined
}

/**
 * Loads the results page. A failure is no exception: the page keeps the typed values and names the problem. A found result
 * is shown even if a list could not be loaded.
 */
export async function loadResults({ request, context }: LoaderFunctionArgs): Promise<ResultsState> {
  const params = readLookUpParams(new URL(request.url).search)
  return load(await apolloOf(context), { params, secret: '', signal: request.signal })
}

/**
 * Looks up the candidate of a form that was sent by a POST: with a second secret, so that no address holds it, or with a
 * request for a re-check, which is sent after the result is found, so a wrong secret counts once.
 */
export async function lookUpByForm({ request, context }: ActionFunctionArgs): Promise<ResultsState> {
  const { signal } = request
  const form = await request.formData()
  const { secret, ...params } = readLookUpForm(form)
  const recheckForm = readRecheckForm(form)
  const client = await apolloOf(context)
  const loaded = await load(client, { params, secret, signal })
  const isOver = isProof(secret) && loaded.found?.examResult === null
  const state = isOver ? { ...loaded, missingSecret: secretOf(loaded), found: undefined } : loaded
  const { examId, candidateId } = state.params
  // A retry would lack the entered secret.
  const problem = state.problem && { ...state.problem, passing: false, byForm: true }
  const isFound =
    recheckForm !== undefined && problem === null && state.missingSecret === null && state.found?.examResult
  const recheck = isFound
    ? await requestRecheck(client, { examId, candidateId, secret }, recheckForm)
    : recheckForm && {
        ...{ ...recheckForm, isSent: false, problems: whyNotAsked(state) },
        proof: problem && isProof(secret) ? secret : undefined,
      }
  const secretProblem =
    state.secretProblem ?? (state.missingSecret === null ? problemOfForm(state, secret) : 'missing')
  return { ...state, problem, secretProblem, recheck }
}

/** The fault of the second secret of a form without a candidate ID, so that both are named at once. */
function problemOfForm({ params, lists }: ResultsState, secret: string): SecretProblem | null {
  const kind = secretOf({ params, lists })
  if (params.candidateId !== '' || kind === null) return null
  if (secret === '') return 'missing'
  return couldBeSecret(kind, secret) ? null : 'malformed'
}

/** The second secret of the exam; null for none. */
function secretOf({ params, lists }: Pick<ResultsState, 'params' | 'lists'>): SecondSecret | null {
  const { secondSecret = 'NONE' } = listOf(lists).find(({ id }) => id === params.examId) ?? {}
  return secondSecret === 'NONE' ? null : secondSecret
}

/** Why a request for a re-check was not sent; the page names the fault above it. */
function whyNotAsked({ missingSecret, secretProblem, problem }: ResultsState): RecheckAttempt['problems'] {
  if (problem) return [{ path: '', message: t('The result could not be looked up.') }]
  if (missingSecret) return [{ path: '', message: secretWords[missingSecret][secretProblem ?? 'missing'] }]
  return [{ path: '', message: t('There is no such result to see.') }]
}

interface LoadInput {
  params: LookUpParams
  secret: string
  signal: AbortSignal
}

async function load(
  client: ApolloClient,
  { params: input, secret, signal }: LoadInput,
): Promise<ResultsState> {
  const isOpen = ({ exams, announcedReleases }: { exams: unknown[]; announcedReleases: unknown[] }) =>
    exams.length === 0 || announcedReleases.length > 0
  const askForExams = () => askForList(client, ResultExamsQuery, {}, isOpen, signal)
  const newest = input.wantsNewest ? await askForExams() : undefined
  // Most visitors of a result day come for the newest exam.
  const params = { ...input, examId: input.examId || (listOf(newest?.data)[0]?.id ?? '') }
  const { examId, candidateId } = params
  const isLookUp = examId !== '' && candidateId !== ''
  let missingSecret: SecondSecret | null = null
  let secretProblem: ResultsState['secretProblem'] = null

  async function lookUp(exam: ListedExam | undefined): Promise<Answer<LookUpAnswer> | undefined> {
    // There is nothing to see yet.
    if (exam?.releaseAt !== undefined) return undefined
    const secondSecret = exam?.secondSecret
    // An exam that was deleted since the form was shown is not listed.
    const isMalformed = secret !== '' && secondSecret !== undefined && !couldBeSecret(secondSecret, secret)
    if (isMalformed) secretProblem = 'malformed'
    else if (secret !== '' && secondSecret !== 'NONE')
      return askWithProof(client, LookUpQuery, { examId, candidateId, secret }, signal)
    if (secondSecret === undefined || secondSecret === 'NONE')
      return askWithProof(client, LookUpQuery, { examId, candidateId }, signal)
    missingSecret = secondSecret
    return undefined
  }

  /** Over a connection that did not answer it would only wait once more. */
  const lookUpAfter = ({ data, error }: Answer<ResultLists>) =>
    data === undefined && error instanceof TypeError ? { error } : lookUp(examIn(data))

  const examIn = (lists: ResultLists | undefined) => listOf(lists).find(({ id }) => id === examId)
  // The list tells which secret the exam needs; usually it is in the cache.
  const known = isLookUp ? examIn(client.readQuery({ query: ResultExamsQuery }) ?? undefined) : undefined
  const early = known && known.releaseAt === undefined ? lookUp(known) : undefined
  const asking = newest ? Promise.resolve(newest) : askForExams()
  const [exams, best, looked] = await Promise.all([
    asking,
    examId === '' ? undefined : askForBest(client, examId, signal),
    isLookUp ? (early ?? asking.then(lookUpAfter)) : undefined,
  ])
  // Without the list the needed secret is unknown, so a result may exist that was not found.
  const isUnsure = looked?.data?.examResult === null && exams.data === undefined
  // A result that came is shown without them.
  const error = looked && !isUnsure ? looked.error : (exams.error ?? best?.error)
  return {
    ...{ params, missingSecret, secretProblem },
    problem: error ? lookUpProblem(error) : null,
    today: isLookUp && examIn(exams.data)?.recheck ? await serverToday() : undefined,
    ...{ lists: exams.data, best: best?.data, found: looked?.data },
  }
}

function askForBest(client: ApolloClient, examId: string, signal: AbortSignal) {
  const isEmpty = ({ topPerformers }: { topPerformers: unknown[] }) => topPerformers.length === 0
  return askForList(client, TopPerformersQuery, { examId }, isEmpty, signal)
}

const listOf = (lists: ResultLists | undefined) => (lists ? listedExams(lists) : [])

/** Puts the lists that came with the page into the cache, where look-ups find them. */
export function seedResults(client: ApolloClient, { params: { examId }, lists, best }: ResultsState): void {
  if (lists) client.writeQuery({ query: ResultExamsQuery, data: lists })
  if (best) client.writeQuery({ query: TopPerformersQuery, variables: { examId }, data: best })
}

/** When a look-up that was sent is answered by loading the page again; where a second secret is wanted, it never is. */
function awaitedRelease({ params: { examId, candidateId }, lists }: ResultsState): string | undefined {
  const exam = listOf(lists).find(({ id }) => id === examId)
  return candidateId !== '' && exam?.secondSecret === 'NONE' ? exam.releaseAt : undefined
}

/** The answer of a loader: the state, and for the server's page its status and headers. */
export function resultsAnswer<State extends ResultsState>(state: State) {
  const { status = 200, retryAfterSeconds } = state.problem ?? {}
  const releaseAt = awaitedRelease(state)
  const headers: Record<string, string> =
    retryAfterSeconds !== undefined
      ? { 'retry-after': String(retryAfterSeconds) }
      : releaseAt !== undefined
        ? refreshAtRelease(releaseAt)
        : {}
  const { examId, candidateId } = state.params
  // Of a form that was posted; its second secret stays out of addresses.
  if (candidateId !== '')
    headers['x-search'] = `?${new URLSearchParams({ exam: examId, candidate: candidateId })}`
  return data(state, { status, headers })
}
