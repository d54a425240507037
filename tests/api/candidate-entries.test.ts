import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openContent } from '#server/content/content-store.ts'
import { fees } from '#server/content/declarations/student-records.ts'
import { DataVersion } from '#server/db/data-version.ts'
import { storeVersionIn } from '#server/domains/content/store-version.ts'
import type { User } from '#server/generated/prisma/client.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { duringTransaction } from '#tests/support/database/meanwhile.ts'
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

describe('candidate entries', () => {
  const gita = '071'
  let app: TestApp

  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const admin = () => app.as('ADMIN')
  const kept = async () => (await admin().run(CandidateData, { candidateId: gita })).candidateData
  const forget = async () =>
    (await admin().run(DeleteCandidateData, { candidateId: gita, confirmation: gita })).deleteCandidateData

  describe('assignments and fees', () => {
    const day = '2026-11-20'
    const publish = async (
      collection: string,
      data: Record<string, unknown>,
      o: { version: number; id: string; publication?: 'DRAFT' } = { version: 0, id: '' },
    ) => {
      const { saveContent } = await admin().run(SaveContent, {
        ...{ collection, version: o.version, data, publication: o.publication ?? ('NOW' as const) },
        ...(o.id !== '' && { id: o.id }),
      })
      if (saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saveContent))
      return saveContent.id
    }

    test('are told with the lines that name the candidate, and lose these in every version', async () => {
      const fee = { title: 'Term 1', amount: 100, period: null, dueOn: day, onlyFor: [gita, 'Group A'] }
      const lines = [`${gita}, 100, ${day}, R-${gita}, Cash`, `other${gita}, 100, ${day}, R-other`]
      const id = await publish('fees', { ...fee, payments: [] })
      await publish('fees', { ...fee, payments: lines }, { version: 1, id })
      const own = { title: 'Extra', subject: 'A', task: 'B', dueOn: day, dueAt: '17:00', fullMarks: 9 }
      const homework = await publish('assignments', { ...own, onlyFor: [gita], handedIn: [] })
      expect((await kept())?.entries).toEqual([
        { collection: 'Fees', title: 'Term 1', lines: [gita, lines[0]], isOwn: false },
        { collection: 'Assignments', title: 'Extra', lines: [gita], isOwn: true },
      ])
      expect(await forget()).toMatchObject({ results: 0, listEntries: 0, entries: 2 })
      expect(await kept()).toBeNull()
      const versions = await app.db.prisma.contentVersion.findMany({ where: { itemId: id } })
      expect(versions.map(({ data }) => data)).toEqual(
        expect.arrayContaining([
          { ...fee, onlyFor: ['Group A'], payments: [] },
          { ...fee, onlyFor: ['Group A'], payments: [lines[1]] },
        ]),
      )
      // Without its only name it would be for everybody.
      expect(await app.db.prisma.contentItem.count({ where: { id: homework } })).toBe(0)
    })

    const fee = { title: 'Term', amount: 100, period: null, dueOn: day }
    const payment = (candidateId: string) => `${candidateId}, 100, ${day}, R-${candidateId}`
    const dataOf = async (itemId: string) =>
      (await app.db.prisma.contentVersion.findMany({ where: { itemId }, orderBy: { number: 'asc' } })).map(
        ({ data }) => data as { onlyFor: string[]; payments: string[] },
      )

    // A fee was for the candidate only by mistake, is so in a draft, or was corrected to be so after others had paid.
    test.each([
      { versions: [{ onlyFor: [gita] }, { onlyFor: [] }], paid: 1 },
      { versions: [{ onlyFor: [] }, { onlyFor: [gita], publication: 'DRAFT' as const }], paid: 0 },
      { versions: [{ onlyFor: [] }, { onlyFor: [gita] }], paid: 0 },
      { versions: [{ onlyFor: [gita] }, { onlyFor: [], publication: 'DRAFT' as const }], paid: 9 },
    ])('keep the records of others: %j', async ({ versions, paid }) => {
      let id = ''
      for (const [version, { onlyFor, ...o }] of versions.entries()) {
        const payments = version >= paid ? [payment(gita), payment('other')] : []
        id = await publish('fees', { ...fee, onlyFor, payments }, { ...o, version, id })
      }
      expect((await kept())?.entries).toMatchObject([{ isOwn: false }])
      await forget()
      expect(await kept()).toBeNull()
      // Without a name, a version would be for all.
      expect(await dataOf(id)).toEqual(
        versions.map(({ onlyFor }, version) => ({
          ...fee,
          onlyFor: onlyFor.map(() => 'deleted / मेटिएको'),
          payments: version >= paid ? [payment('other')] : [],
        })),
      )
    })

    test('go, also with earlier versions for all, when they hold nothing of others', async () => {
      const id = await publish('fees', { ...fee, onlyFor: [], payments: [] })
      await publish('fees', { ...fee, onlyFor: [gita], payments: [payment(gita)] }, { version: 1, id })
      expect((await kept())?.entries).toMatchObject([{ isOwn: true }])
      await forget()
      expect(await app.db.prisma.contentItem.count({ where: { id } })).toBe(0)
    })

    test.each([
      ['newest', [payment(gita), payment('other')]],
      ['earlier', [payment('other')]],
    ])(
      'are not brought back by a form that was open, with lines in the %s version',
      async (_which, newest) => {
        const id = await publish('fees', { ...fee, onlyFor: [], payments: [payment(gita)] })
        await publish('fees', { ...fee, onlyFor: [], payments: newest }, { version: 1, id })
        await forget()
        const data = { ...fee, onlyFor: [], payments: [payment(gita)] }
        const save = (version: number) =>
          admin().run(SaveContent, { collection: 'fees', id, version, data, publication: 'NOW' as const })
        const { saveContent } = await save(2)
        expect(saveContent).toMatchObject({
          __typename: 'ContentConflict',
          current: { version: 3, data: { payments: [payment('other')] } },
        })
        expect(await kept()).toBeNull()
        // Staff may still save it after confirming.
        expect((await save(3)).saveContent).toMatchObject({ version: 4 })
        await forget()
      },
    )

    test('stay samples when they came with the demo', async () => {
      const id = await publish('fees', { ...fee, onlyFor: [], payments: [payment(gita), payment('other')] })
      await app.db.prisma.contentItem.update({ where: { id }, data: { isDemo: true } })
      const shown = async () => {
        const content = openContent(app, new DataVersion(app.db, { leaseMs: 0 }))
        return (await content.published()).item(id)
      }
      expect(await shown()).toMatchObject({ isSample: true })
      await forget()
      expect(await shown()).toMatchObject({ isSample: true, data: { payments: [payment('other')] } })
      await publish('fees', { ...fee, onlyFor: [], payments: [] }, { version: 2, id })
      expect(await shown()).toMatchObject({ isSample: false })
    })

    // The embedded database has one transaction at a time.
    test.skipIf(!process.env.TEST_DATABASE_URL)(
      'are changed in a version that is being saved, too',
      async () => {
        const data = { ...fee, onlyFor: [], payments: [payment(gita), payment('other')] }
        const id = await publish('fees', { ...fee, onlyFor: [], payments: [payment(gita)] })
        const saved = { collection: fees, id, version: 1, data, publish: 'NOW', actorId: null } as const
        await duringTransaction(app.db, {
          begin: async (tx) => expect(await storeVersionIn(tx, saved)).toMatchObject({ outcome: 'saved' }),
          request: forget,
        })
        expect((await dataOf(id)).map(({ payments }) => payments)).toEqual([[], [payment('other')]])
      },
    )

    test('are found and lose the lines however the ID was typed', async () => {
      const fee = { title: 'Term 2', amount: 100, period: null, dueOn: day }
      const lines = ['०७१', '०\u200d७१'].map((typed, at) => `${typed}, १००, ${day}, R-${at}`)
      const id = await publish('fees', { ...fee, onlyFor: ['०७१', 'Group A'], payments: lines })
      expect((await kept())?.entries).toMatchObject([{ lines: ['०७१', ...lines] }])
      await forget()
      expect(await kept()).toBeNull()
      const { data } = await app.db.prisma.contentVersion.findFirstOrThrow({ where: { itemId: id } })
      expect(data).toEqual({ ...fee, onlyFor: ['Group A'], payments: [] })
    })

    test('are counted in the record of the deletion, also a single one', async () => {
      const own = { title: 'Extra', subject: 'A', task: 'B', dueOn: day, dueAt: '17:00', fullMarks: 9 }
      await publish('assignments', { ...own, onlyFor: [gita], handedIn: [] })
      await forget()
      const { subject } = await app.db.prisma.activity.findFirstOrThrow({
        where: { action: 'candidate.deleted' },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
      })
      expect(subject).toBe('0 results, 0 list entries, 1 assignment or fee')
    })
  })
})

describe('linked candidate data', () => {
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
      const log = await app.db.prisma.activity.findMany({
        where: { action: { startsWith: 'user.candidate' } },
      })
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
})
