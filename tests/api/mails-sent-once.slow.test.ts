import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { readSite } from '#server/config/site.ts'
import type { Database } from '#server/db/database.ts'
import { deliverMails } from '#server/domains/accounts/deliver-mails.ts'
import { enqueueMail } from '#server/domains/accounts/mail-outbox.ts'
import { type MailMessage, smtpMailer } from '#server/mail/mailer.ts'
import { addAccount } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/mail-receiver.ts'
import { removeFolder } from '#tests/support/remove-folder.ts'

// What a kill between a mail server's answer and the database's leaves: a mail that was sent and is still in the outbox. Here the
// database refuses to forget it.

const recipient = 'nima@example.com'
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
  await enqueueMail(db.prisma, 'reset-password', recipient)
})

const deliver = (mailer = smtpMailer(receiver.url, 'office@example.edu.np')) =>
  deliverMails({
    ...{ db, env: readEnv({ DATA_DIR: dataDir }), site, log, mailer },
    publicUrl: () => 'https://portal.example',
  })

async function whileNothingIsDeleted(work: () => Promise<void>): Promise<void> {
  await db.pool.query('CREATE TRIGGER refuse BEFORE DELETE ON owed_mails EXECUTE FUNCTION refuse()')
  await work()
  await db.pool.query('DROP TRIGGER refuse ON owed_mails')
}

test('a mail that was sent is not sent again, whatever happens before the database knows', async () => {
  await whileNothingIsDeleted(() => expect(deliver()).rejects.toThrow('refused'))
  expect(await receiver.mailsTo(recipient)).toHaveLength(1)
  // As if the claim of a process that was killed had run out.
  await db.prisma.outboxMail.updateMany({ data: { nextAttemptAt: new Date(0) } })
  await enqueueMail(db.prisma, 'reset-password', recipient)
  await deliver()
  expect(await receiver.mailsTo(recipient)).toHaveLength(2)
  expect(await db.prisma.outboxMail.count()).toBe(0)
  expect(await readdir(join(dataDir, 'sent-mails'))).toEqual([])
})

test('a mail that cannot be recorded in the data folder is recorded in the database', async () => {
  // In the way of the folder.
  const inTheWay = { deliver: (_message: MailMessage) => writeFile(join(dataDir, 'sent-mails'), '') }
  await expect(deliver(inTheWay)).rejects.toThrow('ENOTDIR')
  expect(await db.prisma.outboxMail.count()).toBe(0)
  expect(logged).toContain('recorded only in the database')
})
