import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openContent } from '#server/content/content-store.ts'
import { DataVersion } from '#server/db/data-version.ts'
import { createLog } from '#server/lib/log.ts'
import { deliverMails } from '#server/mail/deliver-mails.ts'
import type { Mailer, MailMessage } from '#server/mail/mailer.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { addAccount } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  // Its own worker does not look for waiting mails.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  app = await testApp()
  vi.useRealTimers()
})
afterAll(() => app.close())
afterEach(async () => {
  await app.db.prisma.outboxMail.deleteMany()
})

const deliver = (mailer: Mailer) =>
  deliverMails({
    ...app,
    content: openContent(app, new DataVersion(app.db)),
    log: createLog({ level: 'silent', pretty: false }),
    mailer,
    publicUrl: () => 'https://portal.example',
  })

test('every attempt to mail an invitation has the same link; sent again it has another', async () => {
  const { id } = await app.db.prisma.invitation.create({
    data: { email: 'mina@example.com', role: 'TEACHER' },
  })
  const links: (string | undefined)[] = []
  const isLost: Mailer = {
    async deliver({ text }) {
      links.push(/token=(\S+)/.exec(text)?.[1])
      throw new Error('the answer was lost')
    },
  }
  await enqueueMail(app.db.prisma, 'invitation', 'mina@example.com', { language: 'en' })
  await deliver(isLost)
  await app.db.prisma.outboxMail.updateMany({ data: { nextAttemptAt: new Date(0) } })
  await deliver(isLost)
  await app.db.prisma.outboxMail.deleteMany()
  await enqueueMail(app.db.prisma, 'invitation', 'mina@example.com', { language: 'en' })
  await deliver(isLost)
  expect(links[1]).toBe(links[0])
  expect(links[2]).not.toBe(links[0])
  const { tokenHash } = await app.db.prisma.invitation.findUniqueOrThrow({ where: { id } })
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
  const { email } = await addAccount(app, {
    email: `closed-${state.length}@example.com`,
    disabledAt: new Date(),
    emailVerifiedAt,
  })
  await enqueueMail(app.db.prisma, 'confirm-address', email, { language: 'en' })
  await enqueueMail(app.db.prisma, 'reset-password', email, { language: 'ne' })
  const sent: MailMessage[] = []
  await deliver({ deliver: async (message) => void sent.push(message) })
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    `Your account is closed – ${app.site.name}`,
    `तपाईंको खाता बन्द छ – ${app.site.name}`,
  ])
  expect(sent.map(({ text }) => text).join()).not.toMatch(/token=|sign in|password|पासवर्ड/)
})
