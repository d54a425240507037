import { createHmac } from 'node:crypto'
import type { KeyRing } from '#server/auth/keys.ts'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { hasAdmin } from '#server/domains/accounts/last-admin.ts'
import { isSameSecret } from '#server/lib/secret.ts'

/** The secret in the address of the set-up. Only who reads the server's log or its database knows it. */
export async function setupToken(keys: Pick<KeyRing, 'current'>): Promise<string> {
  const { secret } = await keys.current()
  return createHmac('sha256', secret).update('pravesh setup').digest('base64url')
}

export async function isSetupToken(keys: Pick<KeyRing, 'current'>, token: string): Promise<boolean> {
  return isSameSecret(token, await setupToken(keys))
}

/** The address at which the first admin sets the site up; undefined when an admin can sign in. */
export async function setupAddress(
  { db, keys, env }: { db: Database; keys: KeyRing; env: Pick<Env, 'demo'> },
  publicUrl: string,
): Promise<string | undefined> {
  if (await hasAdmin(db.prisma, env.demo)) return undefined
  return `${publicUrl}/setup?${new URLSearchParams({ token: await setupToken(keys) })}`
}
