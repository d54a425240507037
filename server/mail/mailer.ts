import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NodemailerError } from 'nodemailer'
import { isLoopback } from '#server/config/reachable.ts'
import type { Logger } from '#server/lib/log.ts'

export interface MailMessage {
  /** The institute, unless a setting names another sender. */
  from: MailSender
  to: string
  /** The same at every attempt, so that mail servers recognise a mail that they have already. */
  messageId: string
  subject: string
  text: string
  html: string
  /** Pictures of the HTML text, which mail clients show without asking: `<img src="cid:…">`. */
  pictures?: readonly { cid: string; name: string; png: Buffer }[]
}

/** Delivers mails to a mail server or a folder. */
export interface Mailer {
  /**
   * Resolves when the mail was accepted.
   *
   * @param signal breaks off a delivery that waits for the mail server.
   * @throws MailRefused when it will never be accepted; another error when a retry may succeed.
   */
  deliver(message: MailMessage, signal?: AbortSignal): Promise<void>
}

/** The mail server says that there is no such recipient. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

export type MailSender = string | { name: string; address: string }

const headers = {
  // Suppresses automatic replies.
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
}

/**
 * Enhanced status codes (RFC 3463) of a recipient that does not exist. A wrong sender, a quota or a block is answered to
 * RCPT TO, too, but an operator can correct it or it ends by itself. So those mails are retried, and those that are refused
 * without such a code.
 */
const WRONG_RECIPIENT = /(?<![\d.])5\.(1\.(1|2|3|6|10)|2\.1)(?!\.?\d)/

/** Loaded on demand: workers and most commands send no mail. */
const loadNodemailer = () => import('nodemailer')

/**
 * Sends through the SMTP server at `smtpUrl` (smtp:// or smtps://, with user and password if needed).
 *
 * @param from instead of the sender of each message.
 */
export function smtpMailer(smtpUrl: string, from?: MailSender): Mailer {
  const url = withDefaults(smtpUrl, ANSWER_MS)
  return {
    async deliver(message, signal) {
      const { createTransport } = await loadNodemailer()
      try {
        await createTransport(url, { headers }).sendMail({ ...mailOf(message, from), signal })
      } catch (error) {
        const { command, permanent, response = '', message: reason } = error as NodemailerError
        if (permanent && command === 'RCPT TO' && WRONG_RECIPIENT.test(response)) {
          throw new MailRefused(`the mail server refuses it: ${withoutAddresses(reason)}`)
        }
        throw new Error(`the mail server did not take it: ${withoutAddresses(plainReason(error))}`)
      }
    },
  }
}

/** Why the mail server takes no mail, as far as it says so before one is sent. */
export async function smtpProblem(smtpUrl: string): Promise<string | undefined> {
  const { createTransport } = await loadNodemailer()
  return createTransport(withDefaults(smtpUrl, CONNECT_MS))
    .verify()
    .then(
      () => undefined,
      (error: unknown) => withoutAddresses(plainReason(error)),
    )
}

/** Writes each mail to a file that mail clients open. The log names the file. */
export function folderMailer(folder: string, log: Logger, from?: MailSender): Mailer {
  const inMemory = { streamTransport: true, buffer: true, newline: 'unix' } as const
  return {
    async deliver(message) {
      const { createTransport } = await loadNodemailer()
      const { message: content, messageId } = await createTransport(inMemory, { headers }).sendMail(
        mailOf(message, from),
      )
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${messageId.slice(1, 37)}.eml`
      const file = join(folder, name)
      // Mails contain sign-in links: readable by this user only. Renamed when complete.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, content, { mode: 0o600 })
      await rename(`${file}.part`, file)
      log.info({ file }, 'no SMTP_URL is set: the mail is in a file')
    },
  }
}

function mailOf({ pictures = [], ...message }: MailMessage, from: MailSender | undefined) {
  const attachments = pictures.map(({ cid, name, png }) => ({
    ...{ cid, filename: name, content: png, contentType: 'image/png' },
    contentDisposition: 'inline' as const,
  }))
  return { ...message, ...(from && { from }), ...(attachments.length > 0 && { attachments }) }
}

function plainReason(error: unknown): string {
  const { command, code, response, message } = error as NodemailerError
  const isUnencrypted = code === 'ETLS' && command === 'STARTTLS' && response
  return isUnencrypted
    ? 'it offers no encryption; with ?requireTLS=false in SMTP_URL password and mails are sent without'
    : message
}

/** A mail server that does not respond must not keep other mails waiting for minutes. */
const CONNECT_MS = 10_000
/** One that examines a mail before it accepts it may take long. Without its answer the mail would be sent again. */
const ANSWER_MS = 3 * 60_000

/**
 * Adds time limits. The password and links that sign in are sent unencrypted only within this machine, or if the URL says so.
 */
function withDefaults(smtpUrl: string, socketTimeout: number): string {
  const url = new URL(smtpUrl)
  const saysSo = ['requireTLS', 'ignoreTLS'].some((name) => url.searchParams.has(name))
  if (url.protocol === 'smtp:' && !saysSo && !isLoopback(url.hostname)) {
    url.searchParams.set('requireTLS', 'true')
  }
  const timeouts = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout }
  for (const [name, ms] of Object.entries(timeouts)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, `${ms}`)
  }
  return url.href
}

/** Mail servers repeat the recipient in error messages, which are logged. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
}
