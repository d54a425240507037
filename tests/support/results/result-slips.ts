/** Result slips as whoever holds the paper meets them. */
import { DataVersion } from '#server/db/data-version.ts'
import { issueSlips } from '#server/domains/result-slips/issue-slips.ts'
import { graphql } from '#tests/gql/gql.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { newAddress } from './second-secret.ts'

const Verify = graphql(`
  query VerifyInTest($token: String, $code: String) {
    verifyResultSlip(token: $token, code: $code) {
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
  const check = async (asked: { token?: string; code?: string }) =>
    (await app.as('VISITOR').run(Verify, asked)).verifyResultSlip
  return {
    check,
    stateOf: async (token: string) => (await check({ token }))?.state,

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

/** What staff do about slips, for the test of the activity log. */
export const slipMutations = (app: () => TestApp) => ({
  rotateSlipKeys: {
    action: 'slip-keys.rotated',
    prepare: async () => () => app().as('ADMIN').send('mutation { rotateSlipKeys { id } }'),
  },
})
