import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identity } from '#prisma/demo-content/settings.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import {
  ChangePassword,
  RequestPasswordReset,
  ResendVerification,
  ResetPassword,
  SignUp,
  VerifyEmail,
} from '#tests/support/people/account-operations.ts'
import { accountPassword, addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { InviteUser } from '#tests/support/people/invitation-operations.ts'
import {
  AnswerRecheck,
  RequestRecheck,
  SetRecheckRules,
  UNTIL,
} from '#tests/support/results/recheck-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { type MailReceiver, mailReceiver, type ReceivedMail } from '#tests/support/server/mail-receiver.ts'

const institute = { name: 'हिमशिखर प्रवेश एकेडेमी', address: 'बागबजार, काठमाडौँ' }
const password = 'कपिलवस्तु जाने बाटो'

let mails: MailReceiver
let app: TestApp
let number = 0
let version = 0
let email: string

beforeAll(async () => {
  mails = await mailReceiver()
  app = await testApp({ settings: { SMTP_URL: mails.url, PUBLIC_URL: 'https://portal.example' } })
  await saveIdentity({ ne: institute })
})
afterAll(async () => {
  await app.close()
  await mails.close()
})
beforeEach(async () => {
  email = `maya${++number}@example.com`
  await app.db.prisma.rateLimit.deleteMany()
})

async function saveIdentity(data: Record<string, unknown>) {
  await app.as('ADMIN').run(SaveContent, {
    collection: 'identity',
    version: version++,
    data: { ...identity, ...data },
    publication: 'NOW',
  })
}

function nepaliBrowser() {
  const browser = app.newClient()
  browser.language = 'ne'
  return browser
}

async function newest(count = 1): Promise<ReceivedMail> {
  const mail = (await mails.mailsTo(email, count)).at(-1)
  if (!mail) throw new Error('No mail')
  return mail
}

/** Every word of the mail is Nepali, but for the title of an exam, and addresses. */
function expectNepali(mail: ReceivedMail, heading: string): void {
  expect(mail.subject).toBe(`${heading} – ${institute.name}`)
  expect(mail.html).toContain('<html lang="ne">')
  expect(mail.from.name).toBe(institute.name)
  expect(mail.text).toContain(institute.address)
  const own = mail.text.replaceAll('CEE Model 1', '')
  expect(own.replace(/https?:\/\/\S+|\S+@\S+/g, '')).not.toMatch(/[a-z]{2}/i)
  for (const [, path] of mail.text.matchAll(/https:\/\/portal\.example(\/[^\s?]*)/g))
    expect(path).toMatch(/^\/ne\/[a-z-]+$/)
  const visible = mail.html.replace(/^[\s\S]*<body/, '').replace(/<[^>]*>/g, '')
  expect(visible.replace(/https?:\/\/\S+/g, '')).not.toMatch(/button|address/)
}

test('a sign-up on a Nepali page is confirmed by a Nepali mail, whose link leads to a Nepali page', async () => {
  const browser = nepaliBrowser()
  await browser.run(SignUp, { email, password })
  const mail = await newest()
  expectNepali(mail, 'आफ्नो इमेल ठेगाना पुष्टि गर्नुहोस्')
  expect(mail.link?.pathname).toBe('/ne/verify-email')
  expect(mail.text).toContain('४८ घण्टाभित्र')
  const token = mail.link?.searchParams.get('token') ?? ''
  expect((await browser.run(VerifyEmail, { token, password })).verifyEmail.__typename).toBe('EmailVerified')
  await browser.run(ResendVerification, { email })
  expectNepali(await newest(2), 'तपाईंको खाता पहिल्यै छ')
})

test('a new password is asked for in the language of the page, whatever the account used before', async () => {
  await app.newClient().run(SignUp, { email, password })
  expect((await newest()).html).toContain('<html lang="en">')
  const browser = nepaliBrowser()
  await browser.run(RequestPasswordReset, { email })
  const mail = await newest(2)
  expectNepali(mail, 'नयाँ पासवर्ड राख्नुहोस्')
  const token = mail.link?.searchParams.get('token') ?? ''
  await browser.run(ResetPassword, { token, password: 'another good password' })
  expectNepali(await newest(3), 'तपाईंको पासवर्ड फेरियो')
})

test('a password is changed, and a closed account asked about, in Nepali', async () => {
  const { id } = await addAccount(app, { email })
  const browser = await signedInBrowser(app, email)
  browser.language = 'ne'
  await browser.run(ChangePassword, { currentPassword: accountPassword, newPassword: password })
  expectNepali(await newest(), 'तपाईंको पासवर्ड फेरियो')
  await app.db.prisma.user.update({ where: { id }, data: { disabledAt: new Date() } })
  await browser.run(RequestPasswordReset, { email })
  expectNepali(await newest(2), 'तपाईंको खाता बन्द छ')
})

test.each(['ADMIN', 'TEACHER', 'STUDENT'] as const)('an invitation of role %s is Nepali', async (role) => {
  const admin = app.as('ADMIN')
  admin.language = 'ne'
  await admin.run(InviteUser, { email, role, name: 'माया थापा' })
  admin.language = 'en'
  const mail = await newest()
  expectNepali(mail, `${institute.name} मा तपाईंको खाता`)
  expect(mail.text).toContain('माया थापा ज्यू,')
  expect(mail.link?.pathname).toBe('/ne/invitation')
})

test('a re-check is answered in the language in which it was asked for, whatever the staff use', async () => {
  const { examId } = await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'MAIL-NE' }]), {
    examTitle: 'CEE Model 1',
  })
  await app.as('ADMIN').run(SetRecheckRules, { examId, input: { recheckUntil: UNTIL } })
  await nepaliBrowser().run(RequestRecheck, {
    examId,
    candidateId: '1',
    input: { contact: email, words: 'प्रश्न 14' },
  })
  const { id } = await app.db.prisma.recheckRequest.findFirstOrThrow({ where: { examId } })
  await saveIdentity({ ne: institute })
  await app.as('ADMIN').run(AnswerRecheck, { id, input: { answer: '14 औँ प्रश्नको अङ्क ठीक छ।' } })
  const mail = await newest()
  expectNepali(mail, 'तपाईंको पुनः जाँच: CEE Model 1')
  expect(mail.text).toContain('१४ औँ प्रश्नको अङ्क ठीक छ।')
  expect(mail.text).toContain('https://portal.example/ne/results?exam=MAIL-NE')
})
