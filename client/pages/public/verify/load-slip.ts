import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { apolloOf } from '#client/data/loader-context.ts'
import { askWithProof } from '#client/features/results/ask-with-proof.ts'
import { type LookUpProblem, lookUpProblem } from '#client/features/results/look-up-problem.ts'
import { graphql } from '#client/gql/gql.ts'
import type { VerifySlipQuery as VerifySlipAnswer } from '#client/gql/graphql.ts'

const VerifySlipQuery = graphql(`
  query VerifySlip($code: String!, $proof: String) {
    verifyResultSlip(code: $code, proof: $proof) {
      state
      revisedAt
      slip {
        code
        issuedAt
        institute
        candidateId
        studentName
        groups
        examId
        examTitle
        examDate
        ...ResultValues
        fullMarks
        passPercentage
        passed
        subjects { name mark isAbsent }
      }
    }
  }
`)

/** Null for a code that no slip has. */
export type SlipCheck = NonNullable<VerifySlipAnswer['verifyResultSlip']> | null

export interface SlipState {
  /** Of the QR code, or as it was typed; empty when the form was sent empty, null when it was not sent. */
  code: string | null
  problem: LookUpProblem | null
  /** Missing when no code was checked. */
  check?: SlipCheck | undefined
}

export async function loadSlip({ request, context }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code')?.trim() ?? null
  const { data: answer, error } = code
    ? await askWithProof(await apolloOf(context), VerifySlipQuery, { code }, request.signal)
    : {}
  const problem = error ? lookUpProblem(error) : null
  const { status = 200, retryAfterSeconds } = problem ?? {}
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return data<SlipState>(
    { code, problem, check: answer && (answer.verifyResultSlip ?? null) },
    { status, headers },
  )
}
