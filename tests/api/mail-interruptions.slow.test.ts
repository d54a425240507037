import { once } from 'node:events'
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { readSite } from '#server/config/site.ts'
import { openContent } from '#server/content/content-store.ts'
import { DataVersion } from '#server/db/data-version.ts'
import type { Database } from '#server/db/database.ts'
import { type Mailer, type MailMessage, smtpMailer } from '#server/mail/mailer.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { deliverMails, startOutboxWorker } from '#server/mail/outbox-worker.ts'

import { localFileStore } from '#server/storage/file-store.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { addAccount } from '#tests/support/people/accounts.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

// A kill between a mail server's answer and the database's leaves a mail that was sent and is still in the outbox. Here the
// database refuses to forget it. And stops while mails are under way.

const recipient = 'nima@example.com'
const from = 'office@example.edu.np'
const site = await readSite(undefined)

let db: Database
let receiver: MailReceiver
let dataDir: string
let logged = ''
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
  receiver = await mailReceiver()
  await addAccount({ db }, { email: recipient })
  await db.pool.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`)
})
afterAll(async () => {
  await receiver.close()
  await db.close()
  await removeFolder(dataDir)
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pravesh-sent-'))
  await db.prisma.outboxMail.deleteMany()
  await enqueue()
})

const services = () => ({
  ...{
    db,
    env: readEnv({ DATA_DIR: dataDir }),
    content: openContent({ db, env: {}, site }, new DataVersion(db)),
    files: localFileStore(dataDir),
    log,
  },
  publicUrl: () => 'https://portal.example',
})
const deliver = (mailer: Mailer = smtpMailer(receiver.url, from)) => deliverMails({ ...services(), mailer })
const enqueue = () => enqueueMail(db.prisma, 'reset-password', recipient, { language: 'en' })
const waiting = () => db.prisma.outboxMail.findMany()

async function whileNothingIsDeleted(work: () => Promise<void>): Promise<void> {
  await db.pool.query('CREATE TRIGGER refuse BEFORE DELETE ON outbox_mails EXECUTE FUNCTION refuse()')
  await work()
  await db.pool.query('DROP TRIGGER refuse ON outbox_mails')
}

test('a mail that was sent is not sent again, whatever happens before the database knows', async () => {
  await whileNothingIsDeleted(() => expect(deliver()).rejects.toThrow('refused'))
  expect(await receiver.mailsTo(recipient)).toHaveLength(1)
  // As if the claim of a process that was killed had run out.
  await db.prisma.outboxMail.updateMany({ data: { nextAttemptAt: new Date(0) } })
  await enqueue()
  await deliver()
  expect(await receiver.mailsTo(recipient)).toHaveLength(2)
  expect(await waiting()).toEqual([])
  expect(await readdir(join(dataDir, 'sent-mails'))).toEqual([])
})

test('a mail that cannot be recorded in the data folder is recorded in the database', async () => {
  // In the way of the folder.
  const inTheWay = { deliver: (_message: MailMessage) => writeFile(join(dataDir, 'sent-mails'), '') }
  await expect(deliver(inTheWay)).rejects.toThrow('ENOTDIR')
  expect(await waiting()).toEqual([])
  expect(logged).toContain('recorded only in the database')
})

test('a server that has delivered what is due waits until it is asked again', async () => {
  const claims = vi.spyOn(db.prisma, '$queryRaw')
  // The next check at its interval never comes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const worker = startOutboxWorker({ ...services(), mailer: smtpMailer(receiver.url, from) })
  worker.wake()
  while (claims.mock.calls.length < 2) await waiting()
  for (let count = 0; count < 20; count++) await waiting()
  await worker.stop()
  // The mail, and that there is no other.
  expect(claims).toHaveBeenCalledTimes(2)
  expect(await waiting()).toEqual([])
})

test('a server that stops while the mail server is silent breaks the delivery off and tries again later', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  // Longer than the test.
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}?greetingTimeout=600000&socketTimeout=600000`, from)
  const worker = startOutboxWorker({ ...services(), mailer })
  const asked = once(silent, 'connection')
  worker.wake()
  await asked
  await worker.stop()
  expect(await waiting()).toMatchObject([{ attempts: 1 }])
  expect(logged).toContain('will try again')
  silent.close()
})

test('a server that stops begins no further delivery', async () => {
  for (let count = 0; count < 9; count++) await enqueue()
  const stop = new AbortController()
  const mailer: Mailer = { deliver: async () => stop.abort() }
  await deliverMails({ ...services(), mailer }, { stop: stop.signal })
  expect((await waiting()).filter(({ attempts }) => attempts === 0).length).toBeGreaterThan(0)
})
