import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/auth/password.ts'
import { setPassword } from '#server/domains/accounts/manage-user.ts'
import {
  RequestPasswordReset,
  ResetPassword,
  SetUserDisabled,
  SignIn,
  SignUp,
  VerifyEmail,
} from '#tests/support/people/account-operations.ts'
import { addAccount, accountPassword as password } from '#tests/support/people/accounts.ts'
import { LinkCandidateToUser } from '#tests/support/people/candidate-link-operations.ts'
import { InviteStudents, invitedCsv, ResendInvitation } from '#tests/support/people/invitation-operations.ts'
import { invitationScenario } from '#tests/support/people/invitation-scenario.ts'
import { CandidateData, DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

let app: TestApp
let mails: MailReceiver
let email: string
let number = 0

beforeAll(async () => {
  mails = await mailReceiver()
  app = await testApp({ settings: { SMTP_URL: mails.url, PUBLIC_URL: 'https://portal.example' } })
  await scenarios(app).resultFile(resultsCsv(['7001', '7002', '7003'].map((candidate) => ({ candidate }))))
})
afterAll(async () => {
  await app.close()
  await mails.close()
})
beforeEach(async () => {
  email = `mina${++number}@example.com`
  await app.db.prisma.rateLimit.deleteMany()
  await app.db.prisma.candidateLink.deleteMany()
  await app.db.prisma.invitation.deleteMany()
})

const { accept, admin, invite, invited, linksOf, listed, tokenMailed } = invitationScenario(() => ({
  app,
  mails,
  email,
}))

describe('an address', () => {
  test.each([
    [{ role: 'TEACHER' as const }, 'This address has an account already, as a teacher'],
    [
      { disabledAt: new Date() },
      'This address has an account, which is disabled. Enable it in the list of users',
    ],
  ])('with an account (%o) is told to staff', async (account, message) => {
    await addAccount(app, { email, ...account })
    expect(await invite()).toMatchObject({ fields: [{ path: 'email', message }] })
  })

  test('is invited once, and again with the same values when the answer was lost', async () => {
    await invited()
    const [again, other] = await Promise.all([invite(), invite({ role: 'ADMIN' })])
    expect(again).toMatchObject({ __typename: 'Invited' })
    expect(other).toMatchObject({ fields: [{ path: 'email' }] })
    expect((await listed()).totalCount).toBe(1)
  })

  test('whose sign-up was never confirmed is invited, and its password is the one chosen now', async () => {
    await app.newClient().run(SignUp, { email, password: 'the password of a stranger' })
    // Mails that wait together arrive in any order.
    await tokenMailed()
    const { id } = await invited()
    expect(await accept(await tokenMailed(2))).toMatchObject({ viewer: { role: 'TEACHER', user: { id } } })
    const { signIn } = await app.newClient().run(SignIn, { email, password: 'the password of a stranger' })
    expect(signIn.__typename).toBe('SignInRefused')
  })

  const confirmations: { how: string; confirm(): Promise<unknown> }[] = [
    {
      how: 'the link of the sign-up',
      confirm: async () => app.newClient().run(VerifyEmail, { token: await tokenMailed(2), password }),
    },
    {
      how: 'the link for a new password',
      confirm: async () => {
        await tokenMailed(2)
        await app.newClient().run(RequestPasswordReset, { email })
        await app.newClient().run(ResetPassword, { token: await tokenMailed(3), password: `${password}!` })
      },
    },
    {
      how: 'an operator who sets a password',
      confirm: async () => {
        const { id } = await app.db.prisma.user.findUniqueOrThrow({ where: { email } })
        return setPassword({ db: app.db, actorId: null, demo: false }, id, await hashPassword(password))
      },
    },
  ]
  test.each(confirmations)('that signed up gets what it was invited for by $how', async ({ confirm }) => {
    const { id } = await invited({ role: 'STUDENT', candidateId: '7002' })
    await tokenMailed()
    await app.newClient().run(SignUp, { email, password })
    expect((await listed()).totalCount).toBe(1)
    await confirm()
    const user = await app.db.prisma.user.findUniqueOrThrow({
      where: { email },
      include: { candidateLinks: true },
    })
    expect(user).toMatchObject({ id, role: 'STUDENT', candidateLinks: [{ candidateId: '7002' }] })
    expect((await listed()).totalCount).toBe(0)
  })

  test.each(confirmations)(
    'that signed up is a student by $how once its invitation is over',
    async ({ confirm }) => {
      const { id } = await invited({ role: 'ADMIN' })
      await tokenMailed()
      await app.newClient().run(SignUp, { email, password })
      await app.db.prisma.invitation.update({
        where: { id },
        data: { expiresAt: new Date(Date.now() - 1000) },
      })
      await confirm()
      const user = await app.db.prisma.user.findUniqueOrThrow({ where: { email } })
      expect(user).toMatchObject({ role: 'STUDENT', emailVerifiedAt: expect.any(Date) })
      expect((await listed()).nodes).toMatchObject([{ id, email, isExpired: true }])
    },
  )

  test('that got an account meanwhile keeps it as it is', async () => {
    const { id } = await invited({ role: 'ADMIN' })
    const token = await tokenMailed()
    await addAccount(app, { email, role: 'STUDENT' })
    expect(await accept(token, 'another good password')).toMatchObject({ __typename: 'LinkNotValid' })
    expect(await app.db.prisma.user.findUnique({ where: { email } })).toMatchObject({ role: 'STUDENT' })
    expect((await admin().run(ResendInvitation, { id })).resendInvitation.__typename).toBe('InvalidInput')
  })

  test('of a disabled account is not opened by an invitation', async () => {
    await invited()
    const token = await tokenMailed()
    const user = await addAccount(app, { email, emailVerifiedAt: null })
    await admin().run(SetUserDisabled, { id: user.id, isDisabled: true })
    expect((await accept(token)).__typename).toBe('LinkNotValid')
  })

  test.each(['nobody', ' ', 'a@b', `${'a'.repeat(250)}@example.com`])('%j is refused', async (wrong) => {
    email = wrong
    expect(await invite()).toMatchObject({ fields: [{ path: 'email' }] })
  })
})

describe('a candidate ID', () => {
  test.each([
    [{ role: 'TEACHER' as const, candidateId: '7001' }, 'Only students have a Candidate ID'],
    [
      { role: 'STUDENT' as const, candidateId: '9999' },
      'No published result file and no student list has the Candidate ID 9999',
    ],
  ])('is refused in %o', async (input, message) => {
    expect(await invite(input)).toMatchObject({ fields: [{ path: 'candidateId', message }] })
  })

  test('that another account or invitation has is refused', async () => {
    const owner = await addAccount(app, { email: `owner${number}@example.com` })
    await admin().run(LinkCandidateToUser, { userId: owner.id, candidateId: '7001' })
    expect(await invite({ role: 'STUDENT', candidateId: '7001' })).toMatchObject({
      fields: [{ message: `The Candidate ID 7001 is linked to ${owner.email}` }],
    })
    await invited({ role: 'STUDENT', candidateId: '7002' })
    const first = email
    email = `second${number}@example.com`
    expect(await invite({ role: 'STUDENT', candidateId: '7002' })).toMatchObject({
      fields: [{ message: `${first} is invited with the Candidate ID 7002` }],
    })
    // Until that invitation is over, whose place the new one takes.
    const expiresAt = new Date(Date.now() - 1000)
    await app.db.prisma.invitation.update({ where: { email: first }, data: { expiresAt } })
    await invited({ role: 'STUDENT', candidateId: '7002' })
    expect((await listed()).nodes).toMatchObject([{ email, candidateId: '7002' }])
  })

  test('that another account got meanwhile is left to it', async () => {
    await invited({ role: 'STUDENT', candidateId: '7003' })
    const token = await tokenMailed()
    const owner = await addAccount(app, { email: `faster${number}@example.com` })
    await admin().run(LinkCandidateToUser, { userId: owner.id, candidateId: '7003' })
    expect((await accept(token)).__typename).toBe('SignedIn')
    expect(await linksOf(email)).toEqual([])
  })

  test('is told and forgotten with the candidate’s data', async () => {
    const candidateId = `8${number}`
    await scenarios(app).resultFile(resultsCsv([{ candidate: candidateId, exam: `E${number}` }]))
    await invited({ role: 'STUDENT', candidateId })
    expect((await admin().run(CandidateData, { candidateId })).candidateData).toMatchObject({
      invitation: { email },
    })
    await admin().run(DeleteCandidateData, { candidateId, confirmation: candidateId })
    expect((await admin().run(CandidateData, { candidateId })).candidateData).toBeNull()
    expect((await listed()).nodes).toMatchObject([{ email, candidateId: null }])
  })
})

test('a list invites those again whose mail was not delivered', async () => {
  const other = `other-${email}`
  const list = async (fingerprint?: string) => {
    const file = invitedCsv([`${email},Mina,7001`, `${other},,`])
    return (await admin().run(InviteStudents, { file, ...(fingerprint !== undefined && { fingerprint }) }))
      .inviteStudents
  }
  const planned = async () => {
    const plan = await list()
    if (plan.__typename !== 'InvitationPlan') throw new Error(JSON.stringify(plan))
    return plan
  }
  const states = async () =>
    Object.fromEntries((await app.db.prisma.invitation.findMany()).map((one) => [one.email, one.delivery]))
  mails.refuse((to) => (to === email ? '550 5.1.1 User unknown' : undefined))
  await list((await planned()).fingerprint)
  await expect.poll(states).toEqual({ [email]: 'FAILED', [other]: 'MAILED' })
  mails.refuse(() => undefined)
  const { id } = await app.db.prisma.invitation.findUniqueOrThrow({ where: { email } })
  const plan = await planned()
  expect(plan).toMatchObject({
    toInvite: 1,
    unchanged: 1,
    students: [{ effect: 'RESEND' }, { effect: 'NONE' }],
  })
  expect(await list(plan.fingerprint)).toMatchObject({ invited: 1, linked: 0 })
  await expect.poll(states).toEqual({ [email]: 'MAILED', [other]: 'MAILED' })
  expect(mails.received.filter(({ to }) => to === other)).toHaveLength(1)
  expect(await app.db.prisma.invitation.findUnique({ where: { id } })).toMatchObject({ candidateId: '7001' })
})
