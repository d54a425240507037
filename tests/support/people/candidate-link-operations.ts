/** Linking candidate IDs to accounts, as documents and deeds for tests. */
import { randomUUID } from 'node:crypto'
import { graphql } from '#tests/gql/gql.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { addAccount } from './accounts.ts'

export const LinkCandidate = graphql(`
  mutation LinkCandidateInTest($candidateId: String!, $secret: String!) {
    linkCandidate(candidateId: $candidateId, secret: $secret) {
      __typename
      ... on User { candidateLinks { candidateId linkedAt byStaff } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const UnlinkCandidate = graphql(`
  mutation UnlinkCandidateInTest($candidateId: String!) {
    unlinkCandidate(candidateId: $candidateId) { candidateLinks { candidateId } }
  }
`)

export const LinkCandidateToUser = graphql(`
  mutation LinkCandidateToUserInTest($userId: ID!, $candidateId: String!) {
    linkCandidateToUser(userId: $userId, candidateId: $candidateId) {
      __typename
      ... on User { email candidateLinks { candidateId byStaff } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const UnlinkCandidateFromUser = graphql(`
  mutation UnlinkCandidateFromUserInTest($userId: ID!, $candidateId: String!) {
    unlinkCandidateFromUser(userId: $userId, candidateId: $candidateId) { candidateLinks { candidateId } }
  }
`)

export const MyResults = graphql(`
  query MyResultsInTest {
    myResults {
      candidateId percentage examMark examRank exam { id } student { studentName } withdrawal { words }
    }
  }
`)

/** Operations of staff on links, for the test of the activity log. */
export const linkMutations = (app: () => TestApp) => {
  const scene = async () => {
    const candidateId = randomUUID()
    await scenarios(app()).resultFile(resultsCsv([{ candidate: candidateId, exam: randomUUID() }]))
    const { id: userId } = await addAccount(app(), { email: `${randomUUID()}@example.com` })
    return { userId, candidateId }
  }
  return {
    linkCandidateToUser: {
      action: 'user.candidate-linked',
      prepare: async () => {
        const asked = await scene()
        return () => app().as('ADMIN').send(LinkCandidateToUser, asked)
      },
    },
    unlinkCandidateFromUser: {
      action: 'user.candidate-unlinked',
      prepare: async () => {
        const asked = await scene()
        await app().as('ADMIN').run(LinkCandidateToUser, asked)
        return () => app().as('ADMIN').send(UnlinkCandidateFromUser, asked)
      },
    },
  }
}
