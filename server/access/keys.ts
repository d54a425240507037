import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'

/** A secret that signs access tokens and file addresses. `id` travels as `kid`, so keys can be rotated. */
export interface SigningKey {
  id: string
  secret: Uint8Array
}

export interface KeyRing {
  /** The key to sign with: the newest. Made at the first use of a new database. */
  current(): Promise<SigningKey>
  /** The key that signed something, unless unknown or retired. */
  find(id: string): Promise<SigningKey | undefined>
}

/** How long a process goes by the keys it has read; also how long a retired key may still be accepted. */
export const KEYS_FRESH_MS = 60_000

/** The signing keys in the database, shared by all processes and kept in memory for a minute. */
export function createKeyRing(db: Database): KeyRing {
  let keys: SigningKey[] = []
  let loadedAt = 0

  async function load(): Promise<void> {
    const rows = await db.prisma.signingKey.findMany({ where: inUse(), orderBy: { createdAt: 'desc' } })
    keys = rows.map((row) => ({ id: row.id, secret: Buffer.from(row.secret, 'base64url') }))
    loadedAt = Date.now()
  }

  // Either way, for a clock may be put back: keys that are retired meanwhile must not stay good until it has caught up.
  const age = () => Math.abs(Date.now() - loadedAt)

  async function loaded(): Promise<SigningKey[]> {
    if (age() > KEYS_FRESH_MS) await load()
    return keys
  }

  return {
    async current() {
      const [newest] = await loaded()
      if (newest) return newest
      await makeFirstKey(db)
      await load()
      const [made] = keys
      if (!made) throw new Error('No signing key although one was just made')
      return made
    },
    async find(id) {
      const known = (await loaded()).find((key) => key.id === id)
      if (known) return known
      // Another process may have made it since; but nonsense ids must not become a query each.
      if (age() > 1_000) await load()
      return keys.find((key) => key.id === id)
    },
  }
}

/**
 * Makes a new key to sign with. What the former keys signed stays good for `graceMs`; with 0, nothing of it does (after
 * a minute, see KEYS_FRESH_MS), so everybody's browser must renew its session, which it does by itself.
 */
export async function rotateKeys(db: Database, graceMs: number): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await lockKeys(tx)
    const retiredAt = new Date(Date.now() + graceMs)
    await tx.signingKey.updateMany({ where: inUse(retiredAt), data: { retiredAt } })
    await makeKey(tx)
  })
}

/** Two processes may start on an empty database at once: the lock lets one make the key and the other find it. */
async function makeFirstKey(db: Database): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await lockKeys(tx)
    if ((await tx.signingKey.count({ where: inUse() })) === 0) await makeKey(tx)
  })
}

const inUse = (at = new Date()): Prisma.SigningKeyWhereInput => ({
  OR: [{ retiredAt: null }, { retiredAt: { gt: at } }],
})

async function lockKeys(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('pravesh signing keys'))`
}

async function makeKey(tx: Prisma.TransactionClient): Promise<void> {
  await tx.signingKey.create({ data: { secret: randomBytes(32).toString('base64url') } })
}
