import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { User } from '#server/generated/prisma/client.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import {
  LinkCandidate,
  LinkCandidateToUser,
  MyResults,
  UnlinkCandidate,
  UnlinkCandidateFromUser,
} from '#tests/support/people/candidate-link-operations.ts'
import { LiftSecretLimit } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { DeleteStudentUploads, SetStudentUploadActive } from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

const withPin = (from: number) => Array.from({ length: 30 }, (_, index) => String(from + index))

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
  await scenario.studentList(
    studentsCsv([
      { candidate: '082001', name: 'Kamala Rai', pin: 'K7x912', birthDate: '2063-04-21' },
      { candidate: '082002', name: 'Anjali Dahal', birthDate: '2006/9/3' },
      { candidate: '082003', name: 'Bina Pandey' },
      ...withPin(9000).map((candidate) => ({ candidate, pin: `90${candidate}` })),
    ]),
  )
  const everybody = ['082001', '082002', '082003', ...withPin(9000)].map((candidate) => ({
    candidate,
    exam: 'PIN',
  }))
  await scenario.resultFile(resultsCsv(everybody), { secondSecret: 'PIN' })
})
afterAll(() => app.close())

let students = 0
async function student(of = app): Promise<ApiClient & { user: User }> {
  const user = await addAccount(of, { email: `student${++students}@example.com` })
  return { ...(await signedInBrowser(of, user.email)), user }
}
const admin = () => app.as('ADMIN')
const link = async (browser: ApiClient, candidateId: string, secret: string) =>
  (await browser.run(LinkCandidate, { candidateId, secret })).linkCandidate
const assign = async (user: User, candidateId: string) =>
  (await admin().run(LinkCandidateToUser, { userId: user.id, candidateId })).linkCandidateToUser
const examsOf = async (browser: ApiClient) =>
  (await browser.run(MyResults)).myResults.map(({ exam, candidateId }) => `${exam.id} ${candidateId}`)
const logged = async (user: User) => {
  const all = await app.db.prisma.activity.findMany({ where: { subjectId: user.id }, orderBy: { id: 'asc' } })
  return all.map(({ action, subject, actorId }) => ({ action, subject, self: actorId === user.id }))
}

describe('a student links a candidate ID', () => {
  test('with the PIN, however it is typed, and sees its results without it', async () => {
    const kamala = await student()
    expect(await examsOf(kamala)).toEqual([])
    const answer = await link(kamala, '०८२-००१', 'k7x-912')
    expect(answer).toMatchObject({ candidateLinks: [{ candidateId: '082001', byStaff: false }] })
    expect(await examsOf(kamala)).toEqual(['PIN 082001'])
    // Once more is no mistake.
    expect((await link(kamala, '082001', 'K7X912')).__typename).toBe('User')
    expect(await logged(kamala.user)).toEqual([
      { action: 'user.candidate-linked', subject: `${kamala.user.email}: ending in 01`, self: true },
    ])
    await kamala.run(UnlinkCandidate, { candidateId: '082001' })
    expect(await examsOf(kamala)).toEqual([])
    expect(await logged(kamala.user)).toContainEqual({
      action: 'user.candidate-unlinked',
      subject: `${kamala.user.email}: ending in 01`,
      self: true,
    })
  })

  test('with the date of birth only where the lists have no PIN', async () => {
    const anjali = await student()
    expect((await link(anjali, '082001', '2063-04-21')).__typename).toBe('InvalidInput')
    expect((await link(anjali, '082002', '2006-09-03')).__typename).toBe('User')
    await anjali.run(UnlinkCandidate, { candidateId: '082002' })
  })

  test('with the PIN of the newest active list that states one, never of one that is staged or deleted', async () => {
    const browser = await student()
    const belongs = async (secret: string) => {
      await app.db.prisma.rateLimit.deleteMany()
      const { __typename } = await link(browser, '082010', secret)
      await browser.run(UnlinkCandidate, { candidateId: '082010' })
      return __typename === 'User'
    }
    const [older, newer, staged, birthDate] = ['OLDER1', 'NEWER2', 'STAGED3', '2063-04-21']
    const counting = async () => {
      const secrets = [older, newer, staged, birthDate]
      const answers: string[] = []
      for (const secret of secrets) if (await belongs(secret)) answers.push(secret)
      return answers
    }
    const list = (pin: string) => studentsCsv([{ candidate: '082010', pin }])
    const first = await scenario.studentList(list(older))
    const second = await scenario.studentList(list(newer))
    await scenario.stagedStudentList(list(staged))
    expect(await counting()).toEqual([newer])
    // The newest list states a date of birth only: the PIN of an older one still counts alone.
    await scenario.studentList(studentsCsv([{ candidate: '082010', name: 'Dolma Tamang', birthDate }]))
    expect(await counting()).toEqual([newer])
    await admin().run(SetStudentUploadActive, { id: second, isActive: false })
    expect(await counting()).toEqual([older])
    await admin().run(SetStudentUploadActive, { id: second, isActive: true })
    await admin().run(DeleteStudentUploads, { ids: [second] })
    expect(await counting()).toEqual([older])
    await admin().run(DeleteStudentUploads, { ids: [first] })
    expect(await counting()).toEqual([birthDate])
  })

  test('refused byte for byte alike for an unknown ID, a wrong secret and a candidate without one', async () => {
    const guesser = await student()
    const answers = new Set<string>()
    for (const [candidateId, secret] of [
      ['082001', '000000'],
      ['082002', 'K7X912'],
      ['082003', 'K7X912'],
      ['082003', 'null'],
      ['999999', 'K7X912'],
      ['x'.repeat(100), 'K7X912'],
      ['08\u00002', 'K7X912'],
      ['082002', 'x'.repeat(10_000)],
    ] as const) {
      const { status, data, errors } = await guesser.send(LinkCandidate, { candidateId, secret })
      answers.add(JSON.stringify({ status, data, errors }))
    }
    expect(answers.size).toBe(1)
    expect([...answers][0]).toContain('its staff can link your Candidate ID')
  })

  // Compares statements: times vary by chance.
  test('costs the database the same for an unknown candidate as for a wrong secret', async () => {
    const own = await testApp()
    onTestFinished(() => own.close())
    await scenarios(own).studentList(studentsCsv([{ candidate: '9000', pin: '909000' }]))
    const guesser = await student(own)
    const statementsFor = async (candidateId: string) =>
      (await queriesOf(() => link(guesser, candidateId, '000000'))).queries
    // The first reads the key of the hashes.
    await link(guesser, '7000', '000000')
    const known = await statementsFor('9000')
    expect(known.length).toBeGreaterThan(0)
    expect(await statementsFor('5000')).toEqual(known)
  })

  test('five wrong secrets make it wait, with the right one, too, until staff lift it', async () => {
    const guesser = await student()
    for (let number = 0; number < 5; number++)
      expect((await link(guesser, '9029', `00000${number}`)).__typename).toBe('InvalidInput')
    const { errors } = await guesser.send(LinkCandidate, { candidateId: '9029', secret: '909029' })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' })
    await admin().run(LiftSecretLimit, { candidateId: '9029' })
    expect((await link(guesser, '9029', '909029')).__typename).toBe('User')
  })

  test('what is missing is told', async () => {
    expect(await link(await student(), ' ', ' ')).toMatchObject({
      fields: [
        { path: 'candidateId', message: 'Candidate ID is required' },
        { path: 'secret', message: 'PIN or date of birth is required' },
      ],
    })
  })

  test('that another account has: told only with the right secret, and nothing changes', async () => {
    const [owner, other] = [await student(), await student()]
    await assign(owner.user, '9001')
    expect(await link(other, '9001', '909001')).toMatchObject({
      fields: [{ message: expect.stringContaining('linked to another account') }],
    })
    expect(JSON.stringify(await link(other, '9001', '000001'))).not.toContain('another account')
    expect(await examsOf(other)).toEqual([])
    expect(await examsOf(owner)).toEqual(['PIN 9001'])
    await other.run(UnlinkCandidate, { candidateId: '9001' })
    expect(await examsOf(owner)).toEqual(['PIN 9001'])
  })

  test('two accounts at the same moment: one has it', async () => {
    const both = [await student(), await student()]
    await Promise.all(both.map((browser) => link(browser, '9002', '909002')))
    expect((await Promise.all(both.map(examsOf))).flat()).toEqual(['PIN 9002'])
  })

  test('ten at most, also when they come together', async () => {
    const many = await student()
    await Promise.all(
      withPin(9010)
        .slice(0, 12)
        .map((id) => assign(many.user, id)),
    )
    expect(await examsOf(many)).toHaveLength(10)
  })
})

describe('an admin', () => {
  test('links without a secret and removes it again', async () => {
    const bina = await student()
    expect(await assign(bina.user, '082 003')).toMatchObject({
      candidateLinks: [{ candidateId: '082003', byStaff: true }],
    })
    expect(await examsOf(bina)).toEqual(['PIN 082003'])
    await admin().run(UnlinkCandidateFromUser, { userId: bina.user.id, candidateId: '082003' })
    expect(await examsOf(bina)).toEqual([])
    expect((await logged(bina.user)).map(({ self }) => self)).toEqual([false, false])
  })

  test('is told why not: taken, unknown, no student, no account', async () => {
    const [owner, other] = [await student(), await student()]
    const teacher = await addAccount(app, { email: 'teacher9@example.com', role: 'TEACHER' })
    await assign(owner.user, '9003')
    const why = async (user: User, id: string) => JSON.stringify(await assign(user, id))
    expect(await why(other.user, '9003')).toContain(
      `9003 is linked to ${owner.user.email}. Remove it there first`,
    )
    expect(await why(other.user, '123')).toContain('No published result file and no student list has')
    expect(await why(other.user, '  ')).toContain('Candidate ID is required')
    expect(await why(teacher, '9004')).toContain('Only accounts of students')
    for (const userId of ['x', '0190a5b2-0000-7000-8000-000000000000']) {
      const asked = { userId, candidateId: '9004' }
      const answers = [
        await admin().send(LinkCandidateToUser, asked),
        await admin().send(UnlinkCandidateFromUser, asked),
      ]
      for (const { errors } of answers) expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    }
  })

  test('a student who becomes a teacher sees nothing any more', async () => {
    const changed = await student()
    await assign(changed.user, '9005')
    await app.db.prisma.user.update({ where: { id: changed.user.id }, data: { role: 'TEACHER' } })
    expect((await changed.send(MyResults)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })
})

test('no cache may keep the own results', async () => {
  const { headers } = await (await student()).send(MyResults)
  expect(headers.get('cache-control')).toContain('no-store')
})
