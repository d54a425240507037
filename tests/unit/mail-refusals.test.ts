import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailRefused, smtpMailer } from '#server/mail/mailer.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

let mailServer: MailReceiver
beforeAll(async () => {
  mailServer = await mailReceiver()
})
afterAll(() => mailServer.close())

const message = {
  from: 'office@example.edu.np',
  to: 'nima@example.com',
  messageId: '<1@example.edu.np>',
  ...{ subject: 'Namaste', text: 'Namaste', html: '<p>Namaste</p>' },
}

/** State of a mail after this answer of the mail server to this command. */
async function outcomeOf(command: string, reply: string): Promise<unknown> {
  mailServer.refuse((_recipient, asked) => (asked === command ? reply : undefined))
  return smtpMailer(mailServer.url)
    .deliver(message)
    .catch((error: unknown) => error)
}

test.each([
  '550 5.1.1 <nima@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
  '550 sorry, no mailbox here by that name. (#5.1.1)',
  '550 5.1.2 <nima@example.com>: Recipient address rejected: Domain not found',
  '556 5.1.10 <nima@example.com>: Recipient address rejected: Domain does not accept mail',
  '550 5.2.1 The email account that you tried to reach is disabled',
])('a mail is refused when the mail server says of its recipient: %s', async (reply) => {
  expect(await outcomeOf('RCPT TO', reply)).toBeInstanceOf(MailRefused)
})

// An operator corrects the sender, a quota ends by itself, and a block is lifted.
test.each([
  ['MAIL FROM', '451 4.3.0 Try again later'],
  ['MAIL FROM', '553 5.7.1 <office@example.edu.np>: Sender address rejected: not owned by user web'],
  ['MAIL FROM', '550 5.1.1 Sender unknown'],
  ['RCPT TO', '450 4.1.2 <nima@example.com>: Recipient address rejected: Domain not found'],
  ['RCPT TO', '553 5.1.8 <office@example.edu.np>: Sender address rejected: Domain not found'],
  ['RCPT TO', '550 5.1.0 <office@example.edu.np>: Sender address rejected: User unknown'],
  ['RCPT TO', '550 Sender verify failed'],
  ['RCPT TO', '553 Relaying disallowed as office@example.edu.np'],
  ['RCPT TO', '554 5.7.1 <mail[5.1.1.20]>: Client host rejected: Access denied'],
  ['RCPT TO', '550 5.1.90 You have reached your daily limit for message recipients'],
  ['RCPT TO', '552 5.2.2 The email account that you tried to reach is over quota'],
  ['DATA', '550 5.4.5 Daily user sending limit exceeded'],
  ['DATA', '554 5.7.0 Message rejected as spam'],
])('a mail may be tried again when the mail server answers %s with: %s', async (command, reply) => {
  const outcome = await outcomeOf(command, reply)
  expect(outcome).not.toBeInstanceOf(MailRefused)
  expect(outcome).toMatchObject({ message: expect.stringContaining('did not take it') })
})
