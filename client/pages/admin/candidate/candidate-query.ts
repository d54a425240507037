import { graphql } from '#client/gql/gql.ts'
import type { CandidateQuery as CandidateAnswer } from '#client/gql/graphql.ts'

/** Which candidate the address asks for. */
export function candidateVariables(params: URLSearchParams) {
  return { candidateId: (params.get('id') ?? '').trim() }
}

export const CandidateQuery = graphql(`
  query Candidate($candidateId: String!) {
    candidateData(candidateId: $candidateId) {
      candidateId
      results {
        examId examTitle examDate fileName isPublished isWithdrawn publishedAt uploadedBy releaseAt isShown
        outcome examMark percentage examRank ranksByPercentage subjects { name mark isAbsent }
      }
      listEntries { fileName isPublished publishedAt isActive studentName groups }
      rechecks { id examId contact isOpen askedAt }
      slips { code issuedAt }
      link { userId email linkedAt }
      invitation { email name invitedAt }
    }
  }
`)

/** Everything that is kept of a candidate. */
export type Candidate = NonNullable<CandidateAnswer['candidateData']>
export type CandidateResult = Candidate['results'][number]
export type CandidateEntry = Candidate['listEntries'][number]
