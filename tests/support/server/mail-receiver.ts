import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** Envelope recipient. */
  to: string
  from: { name: string; address: string | undefined }
  subject: string
  text: string
  html: string
  /** The address of the first link in the plain text that holds a token. */
  link: URL | undefined
  headers: Map<string, string>
}

type RefusedCommand = 'MAIL FROM' | 'RCPT TO' | 'DATA'

/** A mail server that keeps what it is given. */
export interface MailReceiver {
  /** For SMTP_URL. */
  url: string
  received: readonly ReceivedMail[]
  /** The mails for an address once there are so many; fails after some seconds. */
  mailsTo(address: string, count?: number): Promise<ReceivedMail[]>
  /**
   * From now on commands for which this answers a reply are refused with it: a code, or one with its text. `recipient` is
   * empty before it is known.
   */
  refuse(reply: (recipient: string, command: RefusedCommand) => number | string | undefined): void
  close(): Promise<void>
}

/** As `eventually`, which Playwright cannot import. */
const PATIENCE_MS = 20_000

/** Starts it. @param port to take; a free one unless told. */
export async function mailReceiver(port = 0): Promise<MailReceiver> {
  const received: ReceivedMail[] = []
  let refusal: Parameters<MailReceiver['refuse']>[0] = () => undefined
  const refusalOf = (recipient: string, command: RefusedCommand) => {
    const reply = refusal(recipient, command)
    if (reply === undefined) return null
    const [code, text = 'not here'] = `${reply}`.split(/ (.*)/)
    return Object.assign(new Error(text), { responseCode: Number(code) })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_sender, _session, done) => done(refusalOf('', 'MAIL FROM')),
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address, 'RCPT TO')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const refused = refusalOf(to, 'DATA')
        if (refused) return done(refused)
        readMail(Buffer.concat(chunks), to).then((mail) => {
          received.push(mail)
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: listening } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${listening}`,
    received,
    async mailsTo(address, count = 1) {
      const deadline = Date.now() + PATIENCE_MS
      for (;;) {
        const mails = received.filter((mail) => mail.to === address)
        if (mails.length >= count) return mails
        if (Date.now() > deadline) throw new Error(`Of ${count} mails to ${address} came ${mails.length}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    refuse(reply) {
      refusal = reply
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Understands a mail as a mail program would. */
export async function readMail(content: Buffer, to: string): Promise<ReceivedMail> {
  const mail = await new PostalMime().parse(content)
  const text = mail.text ?? ''
  const link = /https?:\/\/\S+[?&]token=\S+/.exec(text)?.[0]
  return {
    to,
    from: { name: mail.from?.name ?? '', address: mail.from?.address },
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    link: link === undefined ? undefined : new URL(link),
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
  }
}
