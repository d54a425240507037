import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuid7 } from '#server/lib/uuid.ts'
import { InviteStudents, invitedCsv, ResendInvitation } from '#tests/support/people/invitation-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { type MailReceiver, mailReceiver } from '#tests/support/server/mail-receiver.ts'

let silent: TestApp
let mailing: TestApp
let mails: MailReceiver

beforeAll(async () => {
  mails = await mailReceiver()
  silent = await testApp({ settings: { PUBLIC_URL: 'https://portal.example' } })
  mailing = await testApp({ settings: { SMTP_URL: mails.url } })
})
afterAll(async () => {
  await silent.close()
  await mailing.close()
  await mails.close()
})

const shown = { role: 'STUDENT', delivery: 'SHOWN' } as const

test('without a mail server an admin is shown the links of a long list within an hour', async () => {
  const data = Array.from({ length: 101 }, (_, index) => ({
    ...shown,
    id: uuid7(),
    email: `listed${index}@example.com`,
  }))
  await silent.db.prisma.invitation.createMany({ data })
  for (const { id } of data)
    expect((await silent.as('ADMIN').run(ResendInvitation, { id })).resendInvitation).toMatchObject({
      link: expect.stringContaining('token='),
    })
})

test('a list that was invited before there was a mail server is mailed when it is uploaded again', async () => {
  const file = invitedCsv(['unreached@example.com,,', 'handed-over@example.com,,', ''])
  const admin = mailing.as('ADMIN')
  await mailing.db.prisma.invitation.createMany({
    data: [
      { ...shown, email: 'unreached@example.com' },
      // An admin handed this one over.
      { ...shown, email: 'handed-over@example.com', tokenHash: 'a'.repeat(64) },
    ],
  })
  const { inviteStudents: plan } = await admin.run(InviteStudents, { file })
  if (plan.__typename !== 'InvitationPlan') throw new Error(JSON.stringify(plan))
  expect(plan.students.map(({ effect }) => effect)).toEqual(['RESEND', 'NONE'])
  await admin.run(InviteStudents, { file, fingerprint: plan.fingerprint })
  await mails.mailsTo('unreached@example.com')
  expect(mails.received.filter(({ to }) => to === 'handed-over@example.com')).toHaveLength(0)
})
