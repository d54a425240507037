import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailTemplate, renderHtmlMail, renderTextMail } from '#server/mail/mail-template.ts'
import { MailRefused, smtpMailer, smtpProblem } from '#server/mail/mailer.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

const letter: MailTemplate = {
  language: 'en',
  sender: 'Rai & Sons <Academy>',
  heading: 'पासवर्ड <b>"नयाँ"</b>',
  paragraphs: ["It's <script>alert(1)</script>"],
  button: { label: 'Go & see', url: 'https://portal.example/x?a=1&token=abc' },
  notes: ['<i>note</i>'],
  footer: ['Rai & Sons', 'Kathmandu'],
}

describe('mail template', () => {
  test('a plain letter has everything, with the address in full on a line of its own', () => {
    const text = renderTextMail(letter)
    for (const part of [letter.heading, ...letter.paragraphs, 'Go & see:', '<i>note</i>', 'Kathmandu']) {
      expect(text).toContain(part)
    }
    expect(text.split('\n')).toContain(letter.button?.url)
  })

  test('an HTML letter escapes every part', () => {
    const html = renderHtmlMail(letter)
    expect(html).toContain('पासवर्ड &lt;b&gt;&quot;नयाँ&quot;&lt;/b&gt;')
    expect(html).toContain('It&#39;s &lt;script&gt;')
    expect(html).toContain('href="https://portal.example/x?a=1&amp;token=abc"')
    expect(html).toContain('Rai &amp; Sons &lt;Academy&gt;')
    expect(html).not.toMatch(/<(script|b|i|Academy)>/)
  })

  test('a letter keeps the line breaks of a paragraph', () => {
    const lines = { ...letter, paragraphs: ['One <b>\nTwo'] }
    expect(renderTextMail(lines)).toContain('One <b>\nTwo')
    expect(renderHtmlMail(lines)).toContain('One &lt;b&gt;<br>Two')
  })

  test('an HTML letter loads nothing from anywhere', () => {
    expect(renderHtmlMail(letter)).not.toMatch(/<(img|link|script|style)\b|url\(/i)
  })

  test('a letter may do without a button', () => {
    const { button: _button, ...rest } = letter
    expect(renderTextMail(rest)).not.toContain('https://')
    expect(renderHtmlMail(rest)).not.toContain('href')
  })
})

describe('mail encryption', () => {
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
})

describe('mail refusals', () => {
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
})
