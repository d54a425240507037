import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ChangePassword,
  RequestPasswordReset,
  ResendVerification,
  ResetPassword,
  SetUserDisabled,
  SetUserRole,
  SignIn,
  SignUp,
  VerifyEmail,
} from '#tests/support/people/account-operations.ts'
import { accountPassword, addAccount } from '#tests/support/people/accounts.ts'
import fc from '#tests/support/project/fuzz.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

// After any actions of an address's owner and somebody else, in any order: only the owner gets in, and always can.

let mailServer: MailReceiver
let app: TestApp
let number = 0
beforeAll(async () => {
  mailServer = await mailReceiver()
  app = await testApp({ settings: { SMTP_URL: mailServer.url } })
})
afterAll(async () => {
  await app.close()
  await mailServer.close()
})

const who = fc.constantFrom('owner', 'attacker')
/** Which of the mails that the owner has, counted from the newest. */
const mail = fc.nat({ max: 3 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('signUp' as const), who }) },
  fc.record({ kind: fc.constant('resend' as const) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('requestReset' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('confirm' as const), mail }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reset' as const), mail }) },
  fc.record({ kind: fc.constant('change' as const) }),
  fc.record({ kind: fc.constantFrom('disable' as const, 'enable' as const, 'promote' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const attackersPassword = 'known to the attacker'

interface Account {
  verified: boolean
  disabled: boolean
}

class Scenario {
  readonly email = `scenario${++number}@example.com`
  #passwords = 0
  /** The owner's present password, and the one of the owner's sign-ups, which is always the same. */
  #password = 'of the owner, at first'
  readonly #signUpPassword = this.#password
  #browser = app.newClient()
  #account: Account | undefined
  /** Changes of the account so far, and how many there were when each mail came. */
  #changes = 0
  readonly #changesAtMail: number[] = []

  async do(step: Step): Promise<void> {
    await app.db.prisma.rateLimit.deleteMany()
    switch (step.kind) {
      case 'signUp': {
        const password = step.who === 'owner' ? this.#signUpPassword : attackersPassword
        await app.newClient().run(SignUp, { email: this.email, password })
        this.#account ??= { verified: false, disabled: false }
        break
      }
      case 'resend':
        await app.newClient().run(ResendVerification, { email: this.email })
        break
      case 'requestReset':
        await app.newClient().run(RequestPasswordReset, { email: this.email })
        break
      case 'confirm': {
        const found = this.#tokenOf(step.mail, '/verify-email')
        if (!found) break
        const { verifyEmail } = await this.#browser.run(VerifyEmail, {
          token: found.token,
          password: this.#signUpPassword,
        })
        if (found.outdated) expect(verifyEmail.__typename).toBe('LinkNotValid')
        if (verifyEmail.__typename === 'EmailVerified') this.#changed({ verified: true })
        break
      }
      case 'reset': {
        const found = this.#tokenOf(step.mail, '/reset-password')
        if (!found) break
        const password = `of the owner, number ${++this.#passwords}`
        const { resetPassword } = await this.#browser.run(ResetPassword, { token: found.token, password })
        expect(resetPassword.__typename).toBe(found.outdated ? 'LinkNotValid' : 'PasswordReset')
        if (resetPassword.__typename !== 'PasswordReset') break
        this.#password = password
        this.#changed({ verified: true })
        break
      }
      case 'change': {
        if ((await this.#signIn(this.#password)) !== 'SignedIn') break
        const newPassword = `of the owner, number ${++this.#passwords}`
        const change = { currentPassword: this.#password, newPassword }
        const { changePassword } = await this.#browser.run(ChangePassword, change)
        expect(changePassword.__typename).toBe('PasswordChanged')
        this.#password = newPassword
        this.#changed({})
        break
      }
      default:
        await this.#manage(step.kind)
    }
    await expect.poll(() => app.db.prisma.outboxMail.count(), { timeout: 20_000 }).toBe(0)
    while (this.#changesAtMail.length < this.#mails().length) this.#changesAtMail.push(this.#changes)
    expect(await this.#signIn(attackersPassword)).not.toBe('SignedIn')
  }

  /** The owner gets in: with a link that is asked for now. */
  async ownerGetsIn(): Promise<void> {
    if (!this.#account) await this.do({ kind: 'signUp', who: 'owner' })
    if (this.#account?.disabled) await this.do({ kind: 'enable' })
    if (this.#account?.verified) expect(await this.#signIn(this.#password)).toBe('SignedIn')
    await this.do({ kind: 'requestReset' })
    await this.do({ kind: 'reset', mail: 0 })
    expect(await this.#signIn(this.#password)).toBe('SignedIn')
  }

  async #manage(kind: 'disable' | 'enable' | 'promote'): Promise<void> {
    const user = await app.db.prisma.user.findUnique({ where: { email: this.email } })
    if (!user || !this.#account) return
    const { id } = user
    if (kind === 'promote') {
      await app.as('ADMIN').run(SetUserRole, { id, role: 'TEACHER' })
      if (user.role !== 'TEACHER') this.#changed({})
    } else {
      const disabled = kind === 'disable'
      await app.as('ADMIN').run(SetUserDisabled, { id, isDisabled: disabled })
      if (this.#account.disabled !== disabled) this.#changed({ disabled })
    }
  }

  #changed(change: Partial<Account>): void {
    if (this.#account) Object.assign(this.#account, change)
    this.#changes++
  }

  #mails = () => mailServer.received.filter((one) => one.to === this.email)

  #tokenOf(index: number, path: string): { token: string; outdated: boolean } | undefined {
    const links = this.#mails()
      .map(({ link }, at) => ({ link, outdated: (this.#changesAtMail[at] ?? 0) < this.#changes }))
      .filter(({ link }) => link?.pathname === path)
    const chosen = links.at(-1 - index)
    const token = chosen?.link?.searchParams.get('token')
    return chosen && token ? { token, outdated: chosen.outdated } : undefined
  }

  async #signIn(password: string): Promise<string> {
    const { signIn } = await this.#browser.run(SignIn, { email: this.email, password })
    return signIn.__typename
  }
}

test('the attacker never gets in, the owner always can, and no link outlives a change of its account', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      const scenario = new Scenario()
      for (const one of steps) await scenario.do(one)
      await scenario.ownerGetsIn()
    }),
    { numRuns: 15, interruptAfterTimeLimit: 60_000 },
  )
}, 180_000)

test.each([
  ['password_hash', "'changed'"],
  ['role', '\'ADMIN\'::"Role"'],
  ['disabled_at', 'now()'],
  ['email_verified_at', 'now()'],
  ['email', "'changed-' || email"],
  ['is_demo', 'NOT is_demo'],
])('a change of %s, with whatever program, ends the unused links', async (column, value) => {
  const { id } = await addAccount(app, { email: `changed${++number}@example.com` })
  const token = (tokenHash: string, usedAt: Date | null) =>
    app.db.prisma.oneTimeToken.create({
      data: {
        tokenHash,
        userId: id,
        purpose: 'RESET_PASSWORD',
        usedAt,
        expiresAt: new Date(Date.now() + 60_000),
      },
    })
  await token(`unused ${id}`, null)
  await token(`used ${id}`, new Date())
  const left = async () =>
    (await app.db.prisma.oneTimeToken.findMany({ where: { userId: id } })).map(({ tokenHash }) => tokenHash)
  await app.db.pool.query("UPDATE users SET name = 'of no account' WHERE id = $1", [id])
  expect(await left()).toHaveLength(2)
  await app.db.pool.query(`UPDATE users SET ${column} = ${value} WHERE id = $1`, [id])
  expect(await left()).toEqual([`used ${id}`])
})

test('of several who change a password at once one does, and nobody with the old one stays signed in', async () => {
  const { id, email } = await addAccount(app, { email: `race${++number}@example.com` })
  const owner = app.newClient()
  await owner.run(SignIn, { email, password: accountPassword })
  await app.newClient().run(RequestPasswordReset, { email })
  const token = (await mailServer.mailsTo(email))[0]?.link?.searchParams.get('token') ?? ''
  const [reset] = await Promise.all([
    app.newClient().run(ResetPassword, { token, password: 'set by the mailed link' }),
    ...Array.from({ length: 4 }, () =>
      owner
        .run(ChangePassword, { currentPassword: accountPassword, newPassword: 'set by the session' })
        .catch(() => null),
    ),
    ...Array.from({ length: 4 }, () => app.newClient().run(SignIn, { email, password: accountPassword })),
  ])
  const password =
    reset.resetPassword.__typename === 'PasswordReset' ? 'set by the mailed link' : 'set by the session'
  const open = await app.db.prisma.session.count({ where: { userId: id, endedAt: null } })
  expect(open).toBe(password === 'set by the mailed link' ? 0 : 1)
  const { signIn } = await app.newClient().run(SignIn, { email, password })
  expect(signIn.__typename).toBe('SignedIn')
})
