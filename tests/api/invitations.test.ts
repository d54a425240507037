import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccount, accountPassword as password } from '#tests/support/people/accounts.ts'
import {
  AcceptInvitation,
  InviteUser,
  ResendInvitation,
  RevokeInvitation,
} from '#tests/support/people/invitation-operations.ts'
import { invitationScenario } from '#tests/support/people/invitation-scenario.ts'
import { DeleteUser } from '#tests/support/people/personal-data-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { countAttempts } from '#tests/support/server/attempts.ts'
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
const logged = (id: string) =>
  app.db.prisma.activity.findMany({ where: { subjectId: id }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })

describe('an invitation', () => {
  test('leads by a mail to an account with its role, name and candidate ID, and a session', async () => {
    const { id } = await invited({ role: 'STUDENT', name: 'Mina Rai', candidateId: '७००१' })
    const token = await tokenMailed()
    expect((await listed()).nodes).toMatchObject([
      {
        email,
        name: 'Mina Rai',
        candidateId: '7001',
        isExpired: false,
        invitedBy: { email: 'admin@test.example' },
      },
    ])
    const browser = app.newClient()
    expect(await accept(token, password, browser)).toMatchObject({
      viewer: {
        role: 'STUDENT',
        user: { id, email, name: 'Mina Rai' },
      },
    })
    expect(await linksOf(email)).toEqual(['7001'])
    expect((await listed()).totalCount).toBe(0)
    expect((await logged(id)).map(({ action, subject }) => [action, subject])).toEqual([
      ['user.invited', `${email}: STUDENT`],
      ['user.invitation-accepted', `${email}: STUDENT`],
      ['user.candidate-linked', `${email}: ending in 01`],
    ])
  })

  test('is mailed by the institute with a link to the public address, and without a link in the answer', async () => {
    const answer = await invite()
    expect(answer).toMatchObject({ link: null })
    const [mail] = await mails.mailsTo(email)
    expect(mail?.subject).toBe(`Your account at ${app.site.name} – ${app.site.name}`)
    expect(mail?.link?.href).toMatch(/^https:\/\/portal\.example\/invitation\?token=[\w-]{43}$/)
    expect(mail?.text).toContain('within 7 days')
  })

  test('is stored without its token', async () => {
    const { id } = await invited()
    const token = await tokenMailed()
    const { rows } = await app.db.pool.query(
      'SELECT to_jsonb(i)::text AS row FROM invitations i WHERE id = $1',
      [id],
    )
    expect(rows[0].row).not.toContain(token)
    expect(rows[0].row).toContain(createHash('sha256').update(token).digest('hex'))
    // It is deleted right after it was sent.
    const waiting = () => app.db.prisma.outboxMail.count({ where: { kind: 'invitation', recipient: email } })
    await expect.poll(waiting).toBe(0)
  })

  test('works once, also when it is used twice at once', async () => {
    await invited()
    const token = await tokenMailed()
    const answers = await Promise.all([accept(token), accept(token, 'another good password')])
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['LinkNotValid', 'SignedIn'])
    expect(await accept(token)).toMatchObject({ __typename: 'LinkNotValid', reason: 'UNKNOWN' })
    expect(await app.db.prisma.user.count({ where: { email } })).toBe(1)
  })

  test('works for seven days by the clock of the database', async () => {
    const { id } = await invited()
    const token = await tokenMailed()
    const [times] = await app.db.prisma.$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM expires_at - now())::float AS seconds FROM invitations WHERE id = ${id}::uuid`
    expect(times?.seconds).toBeGreaterThan(7 * 86_400 - 120)
    expect(times?.seconds).toBeLessThanOrEqual(7 * 86_400)
    await app.db.prisma
      .$executeRaw`UPDATE invitations SET expires_at = now() - interval '1 second' WHERE id = ${id}::uuid`
    expect(await accept(token)).toMatchObject({ __typename: 'LinkNotValid', reason: 'EXPIRED' })
    expect((await listed()).nodes).toMatchObject([{ isExpired: true }])
    // It no longer stands in the way of another one.
    await invited()
    expect((await accept(await tokenMailed(2))).__typename).toBe('SignedIn')
  })

  test('takes no weak password, and stays good', async () => {
    await invited()
    const token = await tokenMailed()
    expect(await accept(token, 'short')).toMatchObject({ fields: [{ path: 'password' }] })
    expect(await accept(token, email)).toMatchObject({ fields: [{ path: 'password' }] })
    expect((await accept(token)).__typename).toBe('SignedIn')
  })

  test('that is sent again has a new link, and the one before works no more', async () => {
    const { id } = await invited()
    const first = await tokenMailed()
    await admin().run(ResendInvitation, { id })
    const second = await tokenMailed(2)
    expect(second).not.toBe(first)
    expect((await accept(first)).__typename).toBe('LinkNotValid')
    expect((await accept(second)).__typename).toBe('SignedIn')
  })

  test('that is sent again while its mail waits is mailed once', async () => {
    mails.refuse((to, command) => (to === email && command === 'RCPT TO' ? 451 : undefined))
    const { id } = await invited()
    const waiting = () => app.db.prisma.outboxMail.findMany({ where: { recipient: email } })
    const [first] = await waiting()
    await admin().run(ResendInvitation, { id })
    const [second, ...others] = await waiting()
    mails.refuse(() => undefined)
    expect(first).toBeDefined()
    expect(second?.id).not.toBe(first?.id)
    expect(others).toEqual([])
  })

  test('that is revoked works no more, and the log forgets its address', async () => {
    const { id } = await invited()
    const token = await tokenMailed()
    expect((await admin().run(RevokeInvitation, { id })).revokeInvitation).toBe(id)
    expect((await accept(token)).__typename).toBe('LinkNotValid')
    expect((await admin().run(RevokeInvitation, { id })).revokeInvitation).toBe(id)
    expect((await logged(id)).map(({ action, subject }) => [action, subject])).toEqual([
      ['user.invited', '(deleted)'],
      ['user.invitation-revoked', '(deleted)'],
    ])
    expect((await admin().send(ResendInvitation, { id })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  })

  test('that is revoked before its mail is sent sends none', async () => {
    mails.refuse(() => 451)
    const { id } = await invited()
    await admin().run(RevokeInvitation, { id })
    expect(await app.db.prisma.outboxMail.count({ where: { recipient: email } })).toBe(0)
    mails.refuse(() => undefined)
  })

  test('tells staff whether its mail was taken', async () => {
    const deliveryOf = async () => (await listed()).nodes.find((one) => one.email === email)?.delivery
    await invited()
    await expect.poll(deliveryOf).toBe('MAILED')
    email = `refused${number}@example.com`
    mails.refuse((to) => (to === email ? '550 5.1.1 User unknown' : undefined))
    await invited()
    await expect.poll(deliveryOf).toBe('FAILED')
    mails.refuse(() => undefined)
  })
})

test('deleting an account deletes an invitation of its address', async () => {
  await invited()
  const user = await addAccount(app, { email, emailVerifiedAt: null })
  await admin().run(DeleteUser, { id: user.id, confirmation: email })
  expect((await listed()).totalCount).toBe(0)
})

test('an admin who goes on inviting one address is slowed down', async () => {
  const { id } = await invited()
  for (let sent = 1; sent < 5; sent++) await admin().run(ResendInvitation, { id })
  expect((await admin().send(ResendInvitation, { id })).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
})

test('an admin who goes on inviting, whomever, is slowed down', async () => {
  const { id } = await app.db.prisma.user.findUniqueOrThrow({ where: { email: 'admin@test.example' } })
  await countAttempts(app.db, 'invitation-admin', id, 99)
  await invited()
  email = `other-${email}`
  expect((await admin().send(InviteUser, { email, role: 'TEACHER' })).errors).toMatchObject([
    { extensions: { code: 'RATE_LIMITED' } },
  ])
})

describe('without a mail server', () => {
  let silent: TestApp
  beforeAll(async () => {
    silent = await testApp({ settings: { PUBLIC_URL: 'https://portal.example' } })
  })
  afterAll(() => silent.close())

  test('an admin is shown each link once, which is logged', async () => {
    const { inviteUser } = await silent.as('ADMIN').run(InviteUser, { email, role: 'ADMIN' })
    if (inviteUser.__typename !== 'Invited') throw new Error(JSON.stringify(inviteUser))
    const { link, invitation } = inviteUser
    expect(link).toMatch(/^https:\/\/portal\.example\/invitation\?token=[\w-]{43}$/)
    const again = await silent.as('ADMIN').run(ResendInvitation, { id: invitation.id })
    if (again.resendInvitation.__typename !== 'Invited') throw new Error('It was not sent again')
    const tokenOf = (url: string | null | undefined) => new URL(url ?? '').searchParams.get('token') ?? ''
    const use = async (token: string) =>
      (await silent.newClient().run(AcceptInvitation, { token, password })).acceptInvitation.__typename
    expect(await use(tokenOf(link))).toBe('LinkNotValid')
    expect(await use(tokenOf(again.resendInvitation.link))).toBe('SignedIn')
    const actions = await silent.db.prisma.activity.findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] })
    expect(actions.map(({ action }) => action)).toEqual([
      'user.invited-by-link',
      'user.invitation-link-shown',
      'user.invitation-accepted',
    ])
    expect(await silent.db.prisma.outboxMail.count()).toBe(0)
  })
})
