import { expect, test, vi } from 'vitest'
import { smtpMailer, smtpProblem } from '#server/mail/mailer.ts'

const opened: URL[] = []
vi.mock('nodemailer', () => ({
  createTransport(url: string) {
    opened.push(new URL(url))
    return { sendMail: async () => ({}), verify: async () => true }
  },
}))

const message = {
  ...{ from: 'office@example.edu.np', to: 'nima@example.com', messageId: '<1@example.edu.np>' },
  ...{ subject: 'Namaste', text: 'Namaste', html: '<p>Namaste</p>' },
}
const limits = () => Object.fromEntries(opened.at(-1)?.searchParams ?? [])

test('a mail server must answer soon, but may take minutes to accept a mail', async () => {
  await smtpMailer('smtp://mail.example.com').deliver(message)
  expect(limits()).toMatchObject({
    ...{ connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '180000' },
  })
  await smtpProblem('smtp://mail.example.com')
  expect(limits()).toMatchObject({ socketTimeout: '10000' })
})

test('the address of the mail server may name other limits', async () => {
  await smtpMailer('smtp://mail.example.com?socketTimeout=600000').deliver(message)
  expect(limits()).toMatchObject({ socketTimeout: '600000' })
})
