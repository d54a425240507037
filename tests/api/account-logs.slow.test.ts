import { expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import {
  ChangePassword,
  RequestPasswordReset,
  ResetPassword,
  SignIn,
  SignUp,
  VerifyEmail,
  WhoAmI,
} from '#tests/support/people/account-operations.ts'
import { testApp } from '#tests/support/server/api.ts'
import { mailReceiver } from '#tests/support/server/mail-receiver.ts'

test('the log of a whole life of an account holds no address, password, token or cookie', async () => {
  const lines: string[] = []
  const mailServer = await mailReceiver()
  const app = await testApp({
    settings: { SMTP_URL: mailServer.url },
    log: createLog({ level: 'trace', pretty: false, to: { write: (line) => void lines.push(line) } }),
  })
  const email = 'parbati@example.com'
  const passwords = ['the first secret words', 'the second secret words', 'the third secret words'] as const
  const browser = app.newClient()
  const secrets: string[] = [email, 'parbati', '127.0.0.1', ...passwords]
  const keepCookies = () => secrets.push(...browser.cookies.values())
  const tokenMailed = async (count: number) => {
    const token = (await mailServer.mailsTo(email, count)).at(-1)?.link?.searchParams.get('token') ?? ''
    secrets.push(token)
    return token
  }
  try {
    await browser.run(SignUp, { email, password: passwords[0] })
    const verification = await tokenMailed(1)
    await app.newClient().fetch(`/verify-email?token=${verification}`)
    await browser.run(VerifyEmail, { token: verification, password: passwords[0] })
    await browser.run(SignIn, { email, password: 'wrong' })
    await browser.run(SignIn, { email, password: passwords[0] })
    keepCookies()
    await browser.run(WhoAmI)
    await browser.run(ChangePassword, { currentPassword: passwords[0], newPassword: passwords[1] })
    await mailServer.mailsTo(email, 2)
    mailServer.refuse(() => 451)
    await browser.run(RequestPasswordReset, { email })
    await expect.poll(() => lines.some((line) => line.includes('will try again'))).toBe(true)
    mailServer.refuse(() => undefined)
    await browser.run(RequestPasswordReset, { email })
    const reset = await tokenMailed(3)
    await browser.run(ResetPassword, { token: reset, password: passwords[2] })
    await browser.fetch('/auth', {
      method: 'POST',
      body: new URLSearchParams({ email, password: passwords[2] }),
    })
    keepCookies()
  } finally {
    await app.close()
    await mailServer.close()
  }
  const logged = lines.join('')
  expect(logged.split('\n').length).toBeGreaterThan(15)
  expect(logged).toContain('mail delivered')
  expect(secrets.filter((secret) => secret.length > 3 && logged.includes(secret))).toEqual([])
  expect(new Set(secrets).size).toBeGreaterThan(9)
})

test('no link, token or password stands in the database', async () => {
  const mails = await mailReceiver()
  const app = await testApp({ settings: { SMTP_URL: mails.url } })
  const [email, password] = ['asha@example.com', 'कपिलवस्तु जाने बाटो']
  try {
    await app.newClient().run(SignUp, { email, password })
    const token = (await mails.mailsTo(email, 1)).at(-1)?.link?.searchParams.get('token') ?? ''
    const { rows } = await app.db.pool.query(
      `SELECT row_to_json(u)::text AS row FROM users u
       UNION ALL SELECT row_to_json(t)::text FROM one_time_tokens t
       UNION ALL SELECT row_to_json(m)::text FROM outbox_mails m`,
    )
    const everything = JSON.stringify(rows)
    expect(everything).toContain(email)
    expect(token).not.toBe('')
    for (const secret of [token, password]) expect(everything).not.toContain(secret)
  } finally {
    await app.close()
    await mails.close()
  }
})
