import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import {
  RequestPasswordReset,
  ResendVerification,
  ResetPassword,
  SignIn,
  SignUp,
  VerifyEmail,
  WhoAmI,
} from '#tests/support/people/account-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

const password = 'कपिलवस्तु जाने बाटो'

let mailServer: MailReceiver
let app: TestApp
let browser: ApiClient
let number = 0
let email: string

beforeAll(async () => {
  mailServer = await mailReceiver()
  app = await testApp({ settings: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://portal.example' } })
})
afterAll(async () => {
  await app.close()
  await mailServer.close()
})
beforeEach(async () => {
  browser = app.newClient()
  email = `asha${++number}@example.com`
  // The limits have tests of their own.
  await app.db.prisma.rateLimit.deleteMany()
})

/** The token in the newest of so many mails. */
async function tokenMailed(count = 1): Promise<string> {
  const mails = await mailServer.mailsTo(email, count)
  return mails.at(-1)?.link?.searchParams.get('token') ?? ''
}

async function signUpAndConfirm(): Promise<void> {
  await browser.run(SignUp, { email, password })
  await browser.run(VerifyEmail, { token: await tokenMailed(), password })
}

async function signInResult(chosen = password): Promise<string> {
  const { signIn } = await browser.run(SignIn, { email, password: chosen })
  return signIn.__typename
}

describe('signing up', () => {
  test('leads by a mail to an account with the student role', async () => {
    const { signUp } = await browser.run(SignUp, { email: ` ${email.toUpperCase()} `, password })
    expect(signUp).toEqual({
      __typename: 'SignUpReceived',
      message: 'Registration successful! Please check your email for verification.',
    })
    const token = await tokenMailed()
    const without = await browser.run(VerifyEmail, { token })
    expect(without.verifyEmail).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'password' }] })
    const { verifyEmail } = await browser.run(VerifyEmail, { token, password })
    expect(verifyEmail).toMatchObject({ __typename: 'EmailVerified' })
    expect(await signInResult()).toBe('SignedIn')
    const { viewer } = await browser.run(WhoAmI)
    expect(viewer).toMatchObject({ role: 'STUDENT', user: { email } })
  })

  test('sends a mail of the institute, plain and HTML, with a link to the public address', async () => {
    await browser.run(SignUp, { email, password })
    const [mail] = await mailServer.mailsTo(email)
    expect(mail?.from).toEqual({ name: app.site.name, address: app.site.email })
    expect(mail?.subject).toBe(`Confirm your email address – ${app.site.name}`)
    expect(mail?.link?.href).toMatch(/^https:\/\/portal\.example\/verify-email\?token=[\w-]{43}$/)
    expect(mail?.html).toContain(`href="${mail?.link?.href}"`)
    for (const line of [app.site.address, app.site.email])
      for (const body of [mail?.text, mail?.html]) expect(body).toContain(line)
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  test('lets nobody in before the address is confirmed, and says so to the right password only', async () => {
    await browser.run(SignUp, { email, password })
    const { signIn } = await browser.run(SignIn, { email, password })
    expect(signIn).toEqual({
      __typename: 'EmailNotConfirmed',
      message: 'Please confirm your email address first. The link is in the mail that we sent you.',
    })
    expect(await signInResult('something else')).toBe('SignInRefused')
    expect([...browser.cookies.keys()]).toEqual([])
  })

  test('sends the link again, and both links work until one is used', async () => {
    await browser.run(SignUp, { email, password })
    const first = await tokenMailed()
    await browser.run(ResendVerification, { email })
    const second = await tokenMailed(2)
    const { verifyEmail } = await browser.run(VerifyEmail, { token: first, password })
    expect(verifyEmail.__typename).toBe('EmailVerified')
    const again = await browser.run(VerifyEmail, { token: second, password })
    expect(again.verifyEmail).toMatchObject({ __typename: 'LinkNotValid', reason: 'USED' })
  })

  test('answers the same for an address that has an account, and tells its owner by mail', async () => {
    await signUpAndConfirm()
    const other = await browser.run(SignUp, { email: `new-${email}`, password })
    const same = await browser.run(SignUp, { email, password: 'taken over by another' })
    expect(same).toEqual(other)
    const [, hint] = await mailServer.mailsTo(email, 2)
    expect(hint?.subject).toContain('You have an account already')
    expect(hint?.link).toBeUndefined()
    expect(await signInResult('taken over by another')).toBe('SignInRefused')
    expect(await signInResult()).toBe('SignedIn')
  })

  test.each(['before', 'after'])(
    'does not let a stranger, who signs up %s the owner, choose the password',
    async (when) => {
      const strange = 'chosen by a stranger'
      const passwords = when === 'before' ? [strange, password] : [password, strange]
      for (const chosen of passwords) await app.newClient().run(SignUp, { email, password: chosen })
      const tokens = (await mailServer.mailsTo(email, 2)).map(
        ({ link }) => link?.searchParams.get('token') ?? '',
      )
      const own = tokens[passwords.indexOf(password)] ?? ''
      for (const token of tokens.filter((one) => one !== own)) {
        const { verifyEmail } = await browser.run(VerifyEmail, { token, password })
        expect(verifyEmail).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'password' }] })
      }
      const { verifyEmail } = await browser.run(VerifyEmail, { token: own, password })
      expect(verifyEmail.__typename).toBe('EmailVerified')
      expect(await signInResult(strange)).toBe('SignInRefused')
      expect(await signInResult()).toBe('SignedIn')
    },
  )

  test.each([
    ['1234567', 'Use at least 8 characters.'],
    ['x'.repeat(129), 'Use at most 128 characters.'],
    ['Password1', /Many people use this password/],
    ['aaaaaaaaaa', /Many people use this password/],
    ['', 'Password is required'],
  ])('refuses the password %j', async (weak, message) => {
    const { signUp } = await browser.run(SignUp, { email, password: weak })
    expect(signUp).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: 'password', message: expect.stringMatching(message) }],
    })
  })

  test('does not trim or cut passwords', async () => {
    const long = ` ${'अ'.repeat(126)} `
    await browser.run(SignUp, { email, password: long })
    await browser.run(VerifyEmail, { token: await tokenMailed(), password: long })
    expect(await signInResult(long.trim())).toBe('SignInRefused')
    expect(await signInResult(long.slice(0, -1))).toBe('SignInRefused')
    expect(await signInResult(long)).toBe('SignedIn')
  })

  test('names what is wrong with the address', async () => {
    const { signUp } = await browser.run(SignUp, { email: 'nobody', password })
    expect(signUp).toMatchObject({ fields: [{ path: 'email', message: expect.stringContaining('@') }] })
  })
})

describe('a new password', () => {
  test('is set by a mailed link, once, and ends every session', async () => {
    await signUpAndConfirm()
    await signInResult()
    await app.newClient().run(RequestPasswordReset, { email })
    const token = await tokenMailed(2)
    expect((await mailServer.mailsTo(email)).at(-1)?.link?.pathname).toBe('/reset-password')
    const set = { token, password: 'a longer, better one' }
    const { resetPassword } = await app.newClient().run(ResetPassword, set)
    expect(resetPassword.__typename).toBe('PasswordReset')
    expect((await browser.run(WhoAmI)).viewer.role).toBeNull()
    expect(await signInResult()).toBe('SignInRefused')
    expect(await signInResult('a longer, better one')).toBe('SignedIn')
    const again = await app.newClient().run(ResetPassword, set)
    expect(again.resetPassword).toMatchObject({ __typename: 'LinkNotValid', reason: 'USED' })
    const mails = await mailServer.mailsTo(email, 3)
    expect(mails.at(-1)?.subject).toContain('Your password was changed')
  })

  test('also confirms an address that never was', async () => {
    await browser.run(SignUp, { email, password })
    await mailServer.mailsTo(email)
    await browser.run(RequestPasswordReset, { email })
    await browser.run(ResetPassword, { token: await tokenMailed(2), password: 'a longer, better one' })
    expect(await signInResult('a longer, better one')).toBe('SignedIn')
  })

  test('leaves the link usable when the password was too weak', async () => {
    await signUpAndConfirm()
    await browser.run(RequestPasswordReset, { email })
    const token = await tokenMailed(2)
    const weak = await browser.run(ResetPassword, { token, password: 'short' })
    expect(weak.resetPassword).toMatchObject({ fields: [{ path: 'password' }] })
    const { resetPassword } = await browser.run(ResetPassword, { token, password: 'a longer, better one' })
    expect(resetPassword.__typename).toBe('PasswordReset')
  })

  test('is not set by a link that is too old, unknown, or of another kind', async () => {
    await browser.run(SignUp, { email, password })
    const verification = await tokenMailed()
    await browser.run(RequestPasswordReset, { email })
    const token = await tokenMailed(2)
    const reasonFor = async (given: string) => {
      const { resetPassword } = await browser.run(ResetPassword, { token: given, password: 'a longer one' })
      return resetPassword.__typename === 'LinkNotValid' && resetPassword.reason
    }
    expect(await reasonFor(verification)).toBe('UNKNOWN')
    expect(await reasonFor(`${token.slice(1)}x`)).toBe('UNKNOWN')
    const user = await app.db.prisma.user.findUniqueOrThrow({ where: { email } })
    await app.db.prisma.oneTimeToken.updateMany({
      where: { userId: user.id, purpose: 'RESET_PASSWORD' },
      data: { expiresAt: new Date(Date.now() - 60_000) },
    })
    expect(await reasonFor(token)).toBe('EXPIRED')
  })

  test('of two uses of a link at the same moment one succeeds', async () => {
    await signUpAndConfirm()
    await browser.run(RequestPasswordReset, { email })
    const token = await tokenMailed(2)
    const answers = await Promise.all(
      ['the first password', 'the second password'].map((chosen) =>
        app.newClient().run(ResetPassword, { token, password: chosen }),
      ),
    )
    expect(answers.map(({ resetPassword }) => resetPassword.__typename).sort()).toEqual([
      'LinkNotValid',
      'PasswordReset',
    ])
  })

  test('is asked for with the same answer for an address without an account, which gets no mail', async () => {
    await signUpAndConfirm()
    const known = await browser.send(RequestPasswordReset, { email })
    const unknown = await browser.send(RequestPasswordReset, { email: `nobody-${email}` })
    expect(known.data).toEqual({ requestPasswordReset: true })
    expect(unknown.data).toEqual(known.data)
    await mailServer.mailsTo(email, 2)
    await expect.poll(() => app.db.prisma.outboxMail.count()).toBe(0)
    expect(mailServer.received.filter((mail) => mail.to === `nobody-${email}`)).toEqual([])
  })
})
