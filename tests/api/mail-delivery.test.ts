import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { readSite } from '#server/config/site.ts'
import { openContent } from '#server/content/content-store.ts'
import { DataVersion } from '#server/db/data-version.ts'
import type { Database } from '#server/db/database.ts'
import { folderMailer, type Mailer, type MailMessage, smtpMailer } from '#server/mail/mailer.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { deliverMails } from '#server/mail/outbox-worker.ts'
import { localFileStore } from '#server/storage/file-store.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { faultProxy } from '#tests/support/faults/fault-proxy.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { addAccount } from '#tests/support/people/accounts.ts'
import { type MailReceiver, mailReceiver, readMail } from '#tests/support/server/mail-receiver.ts'

const recipient = 'nima@example.com'
const from = { name: 'Test “Academy”', address: 'office@example.edu.np' }
const site = await readSite(undefined)

let db: Database
let dataDir: string
let logged: string
const log = pino(
  new Writable({
    write(chunk, _encoding, done) {
      logged += chunk
      done()
    },
  }),
)

beforeAll(async () => {
  db = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'pravesh-mail-'))
  await addAccount({ db }, { email: recipient })
})
afterAll(async () => {
  await db.close()
  await removeFolder(dataDir)
})
beforeEach(() => {
  logged = ''
})
afterEach(async () => {
  await db.prisma.outboxMail.deleteMany()
})

const deliver = (mailer: Mailer) =>
  deliverMails({
    ...{
      db,
      env: readEnv({ DATA_DIR: dataDir }),
      content: openContent({ db, env: {}, site }, new DataVersion(db)),
      files: localFileStore(dataDir),
      log,
      mailer,
    },
    publicUrl: () => 'https://portal.example',
  })
const owe = () => enqueueMail(db.prisma, 'reset-password', recipient, { language: 'en' })
const owed = () => db.prisma.outboxMail.findMany()

/** As if the next attempt's time had come. */
const letTimeCome = () => db.prisma.outboxMail.updateMany({ data: { nextAttemptAt: new Date(0) } })

describe('a mail server', () => {
  let mailServer: MailReceiver | undefined
  afterEach(async () => {
    await mailServer?.close()
    mailServer = undefined
  })

  test('that is down does not lose the mail: it goes when the server is back', async () => {
    mailServer = await mailReceiver()
    const { url } = mailServer
    await mailServer.close()
    await owe()
    await deliver(smtpMailer(url, from))
    expect(await owed()).toMatchObject([{ recipient, attempts: 1 }])
    expect(logged).toContain('will try again')

    mailServer = await mailReceiver(Number(new URL(url).port))
    await letTimeCome()
    await deliver(smtpMailer(url, from))
    expect(await mailServer.mailsTo(recipient)).toMatchObject([
      { subject: expect.stringContaining(site.name), from },
    ])
    expect(await owed()).toEqual([])
  })

  test('that falls silent, or hangs up before it says that it has the mail, gets the same mail again when it is well', async () => {
    mailServer = await mailReceiver()
    const proxy = await faultProxy(Number(new URL(mailServer.url).port))
    const address = `smtp://127.0.0.1:${proxy.port}`
    await owe()
    proxy.stall()
    await deliver(smtpMailer(`${address}?greetingTimeout=200&socketTimeout=200`, from))
    expect(await owed()).toMatchObject([{ attempts: 1 }])
    await proxy.restore()

    const hungUp = proxy.loseAnswerTo('\r\n.\r\n')
    await letTimeCome()
    await deliver(smtpMailer(address, from))
    await hungUp
    expect(await owed()).toMatchObject([{ attempts: 2 }])

    await proxy.restore()
    await letTimeCome()
    await deliver(smtpMailer(address, from))
    // The one that it had without saying so came twice: better than not at all.
    const ids = (await mailServer.mailsTo(recipient, 2)).map(({ headers }) => headers.get('message-id'))
    expect(ids).toEqual([expect.stringMatching(/^<[\da-f-]{36}@portal\.example>$/), ids[0]])
    expect(await owed()).toEqual([])
    await proxy.close()
  })

  test('that fails again and again is asked less and less often', async () => {
    await owe()
    for (const seconds of [10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      await letTimeCome()
      const before = Date.now()
      await deliver(smtpMailer('smtp://127.0.0.1:1', from))
      const [waiting] = await owed()
      const triedAt = (waiting?.nextAttemptAt.getTime() ?? 0) - 1000 * seconds
      expect(triedAt).toBeGreaterThanOrEqual(before)
      expect(triedAt).toBeLessThanOrEqual(Date.now())
    }
  })

  test('is not asked for ever', async () => {
    await owe()
    await db.prisma.outboxMail.updateMany({
      data: { createdAt: new Date(Date.now() - 3 * 24 * 60 * 60_000), attempts: 100 },
    })
    await deliver(smtpMailer('smtp://127.0.0.1:1', from))
    expect(await owed()).toEqual([])
    expect(logged).toContain('mail deleted without being delivered')
  })

  test('that is busy is asked again; one that knows no such recipient is not', async () => {
    mailServer = await mailReceiver()
    mailServer.refuse(() => 451)
    await owe()
    await deliver(smtpMailer(mailServer.url, from))
    expect(await owed()).toHaveLength(1)
    mailServer.refuse((_to, command) => (command === 'RCPT TO' ? '550 5.1.1 User unknown' : undefined))
    await letTimeCome()
    await deliver(smtpMailer(mailServer.url, from))
    expect(await owed()).toEqual([])
  })

  test('is named in the log without anybody’s address, token or password', async () => {
    mailServer = await mailReceiver()
    mailServer.refuse((to) => (to === '' ? undefined : `550 5.1.1 <${to}>: User unknown`))
    await owe()
    await deliver(smtpMailer(mailServer.url.replace('//', '//user:hidden-word@'), from))
    expect(logged).toContain('mail')
    expect(logged).not.toMatch(/nima|token=|hidden-word/)
  })
})

describe('a clock', () => {
  const DAY = 24 * 60 * 60_000
  afterEach(() => {
    vi.useRealTimers()
  })

  test('that goes back holds up no mail whose next attempt was put off before', async () => {
    await owe()
    await db.prisma.outboxMail.updateMany({ data: { nextAttemptAt: new Date(Date.now() + DAY) } })
    const sent: MailMessage[] = []
    await deliver({ deliver: async (message) => void sent.push(message) })
    expect(sent).toHaveLength(1)
  })

  test('that goes forward gives up no mail that was hardly tried', async () => {
    await owe()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY })
    await deliver(smtpMailer('smtp://127.0.0.1:1', from))
    expect(await owed()).toMatchObject([{ attempts: 1 }])
  })
})

test('every attempt to mail an invitation has the same link; sent again it has another', async () => {
  const { id } = await db.prisma.invitation.create({
    data: { email: 'mina@example.com', role: 'TEACHER' },
  })
  const links: (string | undefined)[] = []
  const isLost: Mailer = {
    async deliver({ text }) {
      links.push(/token=(\S+)/.exec(text)?.[1])
      throw new Error('the answer was lost')
    },
  }
  await enqueueMail(db.prisma, 'invitation', 'mina@example.com', { language: 'en' })
  await deliver(isLost)
  await db.prisma.outboxMail.updateMany({ data: { nextAttemptAt: new Date(0) } })
  await deliver(isLost)
  await db.prisma.outboxMail.deleteMany()
  await enqueueMail(db.prisma, 'invitation', 'mina@example.com', { language: 'en' })
  await deliver(isLost)
  expect(links[1]).toBe(links[0])
  expect(links[2]).not.toBe(links[0])
  const { tokenHash } = await db.prisma.invitation.findUniqueOrThrow({ where: { id } })
  expect(tokenHash).toBe(
    createHash('sha256')
      .update(links[2] ?? '')
      .digest('hex'),
  )
})

test.each([
  ['confirmed', new Date()],
  ['never confirmed', null],
])('of a closed account that was %s a mail says so, without a link', async (state, emailVerifiedAt) => {
  const { email } = await addAccount(
    { db },
    {
      email: `closed-${state.length}@example.com`,
      disabledAt: new Date(),
      emailVerifiedAt,
    },
  )
  await enqueueMail(db.prisma, 'confirm-address', email, { language: 'en' })
  await enqueueMail(db.prisma, 'reset-password', email, { language: 'ne' })
  const sent: MailMessage[] = []
  await deliver({ deliver: async (message) => void sent.push(message) })
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    `Your account is closed – ${site.name}`,
    `तपाईंको खाता बन्द छ – ${site.name}`,
  ])
  expect(sent.map(({ text }) => text).join()).not.toMatch(/token=|sign in|password|पासवर्ड/)
})

test('a mail that somebody waits for is among the first four, before invitations', async () => {
  const invited = Array.from({ length: 9 }, (_, index) => `invited${index}@example.com`)
  await db.prisma.invitation.createMany({
    data: invited.map((email) => ({ email, role: 'STUDENT' as const })),
  })
  for (const email of invited) await enqueueMail(db.prisma, 'invitation', email, { language: 'en' })
  await letTimeCome()
  await owe()
  const sent: string[] = []
  await deliver({ deliver: async ({ to }) => void sent.push(to) })
  expect(sent.slice(0, 4)).toContain(recipient)
})

test('several processes deliver each mail once', async () => {
  const sent: string[] = []
  const mailer: Mailer = {
    async deliver({ to }) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      sent.push(to)
    },
  }
  const many = Array.from({ length: 12 }, (_, index) => `om${index}@example.com`)
  for (const email of many) {
    await addAccount({ db }, { email })
    await enqueueMail(db.prisma, 'reset-password', email, { language: 'en' })
  }
  await Promise.all([deliver(mailer), deliver(mailer), deliver(mailer)])
  expect(sent.sort()).toEqual(many.sort())
})

test('a process that dies while it delivers keeps the mail back for four minutes only', async () => {
  await owe()
  const dies: Mailer = { deliver: () => new Promise(() => {}) }
  void deliver(dies)
  await expect.poll(async () => (await owed())[0]?.attempts).toBe(1)
  const wait = ((await owed())[0]?.nextAttemptAt.getTime() ?? 0) - Date.now()
  expect(Math.round(wait / 60_000)).toBe(4)
  const sent: MailMessage[] = []
  await letTimeCome()
  await deliver({ deliver: async (message) => void sent.push(message) })
  expect(sent).toHaveLength(1)
})

test('without a mail server, mails are files that only this user can read, and the log names them', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'pravesh-mail-')), 'outbox')
  try {
    await owe()
    await deliver(folderMailer(folder, log, from))
    const [name = '', ...others] = await readdir(folder)
    expect(others).toEqual([])
    expect(name).toMatch(/\.eml$/)
    expect(logged).toContain(join(folder, name))
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
    const mail = await readMail(await readFile(join(folder, name)), recipient)
    expect(mail).toMatchObject({ from, subject: `Set a new password – ${site.name}` })
    expect(mail.link?.pathname).toBe('/reset-password')
  } finally {
    await removeFolder(join(folder, '..'))
  }
})
