import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '#server/domains/accounts/one-time-token.ts'
import type { Role } from '#server/generated/prisma/enums.ts'
import { ChangePassword, ResetPassword, SignOutEverywhere } from '#tests/support/people/account-operations.ts'
import { accountPassword, addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Sets a new password by a mailed link, changes it and signs out everywhere. @returns what the log says of it. */
async function loggedOf(role: Role): Promise<string[]> {
  const { id, email } = await addAccount(app, { email: `${role.toLowerCase()}@example.com`, role })
  const browser = await signedInBrowser(app, email)
  const newPassword = 'a longer, better one'
  await browser.run(ChangePassword, { currentPassword: accountPassword, newPassword })
  await browser.run(SignOutEverywhere)
  const token = await makeToken(app.db.prisma, app.db.now(), id, 'RESET_PASSWORD')
  await app.newClient().run(ResetPassword, { token, password: 'another good one' })
  const activities = await app.db.prisma.activity.findMany({
    where: { actorId: id, subjectId: id, subject: email },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  return activities.map(({ action }) => action)
}

test('new passwords that staff set themselves and sign-outs everywhere are in the activity log', async () => {
  expect(await loggedOf('TEACHER')).toEqual([
    ...['user.password-changed', 'user.sessions-ended', 'user.password-reset'],
  ])
})

test('those of students are not', async () => {
  expect(await loggedOf('STUDENT')).toEqual([])
})
