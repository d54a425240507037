import { createHmac } from 'node:crypto'
import type { KeyRing } from '#server/auth/keys.ts'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { hasAdmin } from '#server/domains/accounts/last-admin.ts'

/**
 * The secret in the address of the set-up: the setting SETUP_TOKEN, for machines whose log nobody reads, or one that follows from
 * the signing keys.
 */
export async function setupToken(
  keys: Pick<KeyRing, 'current'>,
  env: Pick<Env, 'setupToken'>,
): Promise<string> {
  if (env.setupToken !== undefined) return env.setupToken
  const { secret } = await keys.current()
  return createHmac('sha256', secret).update('pravesh setup').digest('base64url')
}

/** The address at which the first admin sets the site up; undefined when an admin can sign in. */
export async function setupAddress(
  { db, keys, env }: { db: Database; keys: KeyRing; env: Pick<Env, 'demo' | 'setupToken'> },
  publicUrl: string,
): Promise<string | undefined> {
  if (await hasAdmin(db.prisma, env.demo)) return undefined
  return `${publicUrl}/setup?${new URLSearchParams({ token: await setupToken(keys, env) })}`
}
