import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpMailer, smtpProblem } from '#server/mail/mailer.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

/** It offers no encryption. */
let receiver: MailReceiver
beforeAll(async () => {
  receiver = await mailReceiver()
})
afterAll(() => receiver.close())

const mail = {
  ...{ from: 'a@example.com', to: 'b@example.com', messageId: '<1@example.com>' },
  ...{ subject: 'Link', text: 'Link', html: 'Link' },
}
/** An address that counts as another machine's. */
const elsewhere = () => receiver.url.replace('127.0.0.1', '0.0.0.0')
const refusal = /it offers no encryption; with \?requireTLS=false in SMTP_URL/

test('another machine gets mails encrypted only', async () => {
  await expect(smtpMailer(elsewhere()).deliver(mail)).rejects.toThrow(refusal)
  expect(await smtpProblem(elsewhere())).toMatch(refusal)
  expect(receiver.received).toEqual([])
})

test('the address may say otherwise, and this machine needs no encryption', async () => {
  await smtpMailer(`${elsewhere()}?requireTLS=false`).deliver(mail)
  await smtpMailer(receiver.url).deliver(mail)
  expect(receiver.received).toHaveLength(2)
  expect(await smtpProblem(receiver.url)).toBeUndefined()
})
