import { hash } from '@node-rs/argon2'
import type { User } from '#server/generated/prisma/client.ts'
import type { Role } from '#server/generated/prisma/enums.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { SignIn } from './account-operations.ts'

export const accountPassword = 'correct horse battery'

/** At argon2's lowest cost: the server's own takes 13 ms of a core, in hundreds of sign-ins. */
export const accountPasswordHash = await hash(accountPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Adds an account, confirmed and with `accountPassword`, unless told otherwise. */
export async function addAccount(
  { db }: Pick<TestApp, 'db'>,
  account: { email: string; role?: Role } & Partial<User>,
): Promise<User> {
  return db.prisma.user.create({
    data: { emailVerifiedAt: new Date(), passwordHash: accountPasswordHash, ...account },
  })
}

/** A browser of its own in which an account is signed in. */
export async function signedInBrowser(app: TestApp, email: string): Promise<ApiClient> {
  const browser = app.newClient()
  const { signIn } = await browser.run(SignIn, { email, password: accountPassword })
  if (signIn.__typename !== 'SignedIn') throw new Error(`${email} was not let in: ${signIn.__typename}`)
  return browser
}

let admins = 0

/** Leaves nobody but a new admin, who is signed in: the scene of tests that count accounts. */
export async function onlyAnAdmin(app: TestApp): Promise<{ boss: User; admin: ApiClient }> {
  await app.db.prisma.user.deleteMany()
  const boss = await addAccount(app, { email: `boss${++admins}@example.com`, role: 'ADMIN' })
  return { boss, admin: await signedInBrowser(app, boss.email) }
}
