import type { KeyRing } from '#server/auth/keys.ts'
import { ExamResult } from '#server/domains/results/look-up/exam-result.ts'
import { builder } from '#server/graphql/builder.ts'
import { isSigned, signPath } from '#server/storage/signed-url.ts'

export const SLIP_FILE = '/files/result-slip.pdf'
/** As long as somebody may look at a result before they download it. */
const VALID_MS = 55 * 60_000

builder.objectField(ExamResult, 'slipPath', (t) =>
  t.string({
    nullable: true,
    description:
      'Path of the result slip (PDF). For an exam with a second secret it is signed, and good for an hour. Null for top performers and withdrawn results.',
    resolve: (result, _args, { keys }) => {
      if (!result.isLookUp || result.withdrawal) return null
      const { candidateId, exam } = result
      return exam.secondSecret === 'NONE'
        ? slipPath(exam.id, candidateId)
        : signedSlipPath(keys, exam.id, candidateId)
    },
  }),
)

function slipPath(examId: string, candidateId: string): string {
  return `${SLIP_FILE}?${new URLSearchParams({ exam: examId, candidate: candidateId })}`
}

async function signedSlipPath(keys: KeyRing, examId: string, candidateId: string): Promise<string> {
  const expiresAt = new Date(keys.now().getTime() + VALID_MS)
  const signed = signPath(signedPart(examId, candidateId), await keys.current(), { expiresAt })
  return `${slipPath(examId, candidateId)}&${signed.slice(signed.indexOf('?') + 1)}`
}

/** Whether somebody has seen this result in the last hour, with its secret if it wants one. */
export function isSignedSlipPath(
  keys: KeyRing,
  { examId, candidateId }: { examId: string; candidateId: string },
  query: URLSearchParams,
): Promise<boolean> {
  return isSigned(signedPart(examId, candidateId), query, keys.find, keys.now())
}

const signedPart = (examId: string, candidateId: string) =>
  [SLIP_FILE, examId, candidateId].map(encodeURIComponent).join('/')
