import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NodemailerError } from 'nodemailer'
import type { Logger } from './log.ts'

export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
}

/** Hands mails to whoever carries them. */
export interface Mailer {
  /**
   * Resolves when the mail is in the carrier's hands.
   *
   * @throws MailRefused when it will never be taken; another error when trying again may help.
   */
  deliver(message: MailMessage): Promise<void>
}

/** The mail server will not take this mail for this recipient, now or later. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

export type MailSender = string | { name: string; address: string }

const headers = {
  // Asks out-of-office programs not to answer.
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
}

/** Loaded with the first mail: workers send none, and most starts are long over before there is one. */
const loadNodemailer = () => import('nodemailer')

/** Sends through the SMTP server at `smtpUrl` (smtp:// or smtps://, with user and password if it wants them). */
export function smtpMailer(smtpUrl: string, from: MailSender): Mailer {
  const url = withTimeouts(smtpUrl)
  return {
    async deliver(message) {
      const { createTransport } = await loadNodemailer()
      try {
        await createTransport(url, { from, headers }).sendMail(message)
      } catch (error) {
        const { code, permanent, message: reason } = error as NodemailerError
        // A wrong password or sender is permanent, too, but for the settings to mend: those mails can wait.
        if (permanent && (code === 'EENVELOPE' || code === 'EMESSAGE')) {
          throw new MailRefused(`the mail server refuses it: ${withoutAddresses(reason)}`)
        }
        throw new Error(`the mail server did not take it: ${withoutAddresses(reason)}`)
      }
    },
  }
}

/** Writes each mail as a file that mail programs open. The log names the file. */
export function folderMailer(folder: string, from: MailSender, log: Logger): Mailer {
  const inMemory = { streamTransport: true, buffer: true, newline: 'unix' } as const
  return {
    async deliver(message) {
      const { createTransport } = await loadNodemailer()
      const { message: content, messageId } = await createTransport(inMemory, { from, headers }).sendMail(
        message,
      )
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.slice(1, 9)}.eml`
      const file = join(folder, name)
      // The links inside sign people in: for this account's eyes only, and never half written.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, content, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ file }, 'no SMTP_URL is set: the mail is in a file')
    },
  }
}

/** A mail server that does not answer must not hold up a stop for minutes. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, '10000')
  }
  return url.href
}

/** Mail servers repeat the recipient in their answers, which end up in the log. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
}
