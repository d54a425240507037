import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { apolloOf } from '#client/data/loader-context.ts'
import { askWithProof } from '#client/features/results/ask-with-proof.ts'
import { type LookUpProblem, lookUpProblem } from '#client/features/results/look-up-problem.ts'
import type { VerifySlipQuery as VerifySlipAnswer } from '#client/gql/graphql.ts'
import { VerifySlipQuery } from './verify-query.ts'

/** What the address asks for: the token of the QR code, or the code that was typed. */
export interface AskedSlip {
  token: string | null
  /** Empty when the form was sent empty. */
  code: string | null
}

export interface SlipState {
  asked: AskedSlip
  problem: LookUpProblem | null
  check: VerifySlipAnswer['verifyResultSlip'] | null
}

export async function loadSlip({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const token = params.get('t')
  const asked = { token, code: token === null ? (params.get('code')?.trim() ?? null) : null }
  const { data: answer, error } = isAsked(asked)
    ? await askWithProof(await apolloOf(context), VerifySlipQuery, { ...asked }, request.signal)
    : {}
  const problem = error ? lookUpProblem(error) : null
  const { status = 200, retryAfterSeconds } = problem ?? {}
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return data<SlipState>({ asked, problem, check: answer?.verifyResultSlip ?? null }, { status, headers })
}

export const isAsked = ({ token, code }: AskedSlip) => token !== null || (code !== null && code !== '')
