import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#server/generated/prisma/client.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { accountPassword, addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { LinkCandidateToUser, MyResults } from '#tests/support/people/candidate-link-operations.ts'
import {
  AccountData,
  CandidateData,
  DeleteCandidateData,
  DeleteUser,
} from '#tests/support/people/personal-data-operations.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>
let students = 0

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
  await scenario.resultFile(resultsCsv(['9006', '9007', '9008'].map((candidate) => ({ candidate }))))
})
afterAll(() => app.close())

async function student(): Promise<ApiClient & { user: User }> {
  const user = await addAccount(app, { email: `student${++students}@example.com` })
  return { ...(await signedInBrowser(app, user.email)), user }
}
const admin = () => app.as('ADMIN')
const assign = async (user: User, candidateId: string) => {
  const { linkCandidateToUser } = await admin().run(LinkCandidateToUser, { userId: user.id, candidateId })
  expect(linkCandidateToUser.__typename).toBe('User')
}

describe('personal data', () => {
  test('both look-ups name the link, and the deletion of the account removes it', async () => {
    const gone = await student()
    await assign(gone.user, '9006')
    const { accountData } = await admin().run(AccountData, { id: gone.user.id })
    expect(accountData?.candidateIds).toEqual(['9006'])
    expect(JSON.parse(accountData?.export ?? '').candidateLinks).toMatchObject([{ candidateId: '9006' }])
    const { candidateData } = await admin().run(CandidateData, { candidateId: '9006' })
    expect(candidateData?.link?.email).toBe(gone.user.email)
    expect(JSON.parse(candidateData?.export ?? '').link.email).toBe(gone.user.email)
    await admin().run(DeleteUser, { id: gone.user.id, confirmation: gone.user.email })
    expect(await app.db.prisma.candidateLink.count({ where: { candidateId: '9006' } })).toBe(0)
    const log = await app.db.prisma.activity.findMany({ where: { action: { startsWith: 'user.candidate' } } })
    expect(JSON.stringify(log)).not.toContain(gone.user.email)
  })

  test('the deletion of the candidate removes it, also when nothing else is left', async () => {
    const owner = await student()
    const forget = (candidateId: string) =>
      admin().run(DeleteCandidateData, { candidateId, confirmation: candidateId })
    await assign(owner.user, '9007')
    await forget('9007')
    expect((await owner.run(MyResults)).myResults).toEqual([])
    const { id } = await scenario.resultFile(resultsCsv([{ candidate: 'alone', exam: 'ALONE' }]))
    await assign(owner.user, 'alone')
    await admin().run(DeleteResultFile, { id })
    expect((await admin().run(CandidateData, { candidateId: 'alone' })).candidateData?.link).not.toBeNull()
    expect((await forget('alone')).deleteCandidateData.__typename).toBe('DeletedCandidateData')
    expect(await app.db.prisma.candidateLink.count({ where: { userId: owner.user.id } })).toBe(0)
  })

  test('an account sees its own links only', async () => {
    const [owner, other] = [await student(), await student()]
    await assign(owner.user, '9008')
    const asked = '{ viewer { user { candidateLinks { candidateId } } } }'
    expect(JSON.stringify(await owner.send(asked))).toContain('9008')
    expect(JSON.stringify(await other.send(asked))).not.toContain('9008')
    // A request is answered for the account that sends it, also when it signs in to another.
    const { email } = owner.user
    const signIn = `mutation {
      signIn(email: "${email}", password: "${accountPassword}") {
        ... on SignedIn { viewer { user { email candidateLinks { candidateId } } } }
      }
    }`
    const { data, errors } = await other.send(signIn)
    expect(data).toEqual({ signIn: { viewer: { user: null } } })
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })
})
