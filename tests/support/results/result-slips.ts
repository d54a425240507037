/** Issues and checks result slips. */
import { DataVersion } from '#server/db/data-version.ts'
import { issueSlips } from '#server/domains/result-slips/issue-slips.ts'
import { graphql } from '#tests/gql/gql.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { newAddress } from './second-secret.ts'

const Verify = graphql(`
  query VerifyInTest($code: String!) {
    verifyResultSlip(code: $code) {
      state
      revisedAt
      slip {
        code issuedAt institute candidateId studentName groups examId examTitle examDate outcome examMark fullMarks percentage
        passPercentage passed examRank subjects { name mark isAbsent }
      }
    }
  }
`)

export const slipPathOf = (exam: string, candidate: string) =>
  `/files/result-slip.pdf?${new URLSearchParams({ exam, candidate })}`

export function slipsOf(app: TestApp) {
  const check = async (code: string) => (await app.as('VISITOR').run(Verify, { code })).verifyResultSlip
  return {
    check,
    stateOf: async (code: string) => (await check(code))?.state,

    download: (path: string, from = newAddress(), accept = '*/*') =>
      app.newClient().fetch(path, { headers: { 'x-forwarded-for': from, accept } }),

    /** The slip that a download would hold. */
    async slipOf(examId: string, candidateId: string) {
      const { db, site } = app
      const sources = { db, shown: db, site, dataVersion: new DataVersion(db, { leaseMs: 0 }) }
      const [slip] = await issueSlips(sources, { examId, candidateIds: [candidateId] })
      if (!slip) throw new Error(`No slip of ${candidateId} in ${examId}`)
      return slip
    },
  }
}
