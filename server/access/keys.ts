import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db.ts'

/** A secret that signs access tokens and file addresses. `id` travels as `kid`, so keys can be rotated. */
export interface SigningKey {
  id: string
  secret: Uint8Array
}

export interface KeyRing {
  /** The key to sign with: the newest that is not retired. Made at the first use of a new database. */
  current(): Promise<SigningKey>
  /** The key that signed something, unless unknown or retired. */
  find(id: string): Promise<SigningKey | undefined>
}

const RELOAD_AFTER_MS = 60_000

/** The signing keys in the database, shared by all processes and kept in memory for a minute. */
export function createKeyRing(db: Database): KeyRing {
  let keys: SigningKey[] = []
  let loadedAt = 0

  async function load(): Promise<void> {
    const rows = await db.prisma.signingKey.findMany({
      where: { retiredAt: null },
      orderBy: { createdAt: 'desc' },
    })
    keys = rows.map((row) => ({ id: row.id, secret: Buffer.from(row.secret, 'base64url') }))
    loadedAt = Date.now()
  }

  async function loaded(): Promise<SigningKey[]> {
    if (Date.now() - loadedAt > RELOAD_AFTER_MS) await load()
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
      if (Date.now() - loadedAt > 1_000) await load()
      return keys.find((key) => key.id === id)
    },
  }
}

/** Two processes may start on an empty database at once: the lock lets one make the key and the other find it. */
async function makeFirstKey(db: Database): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('pravesh signing key'))`
    if ((await tx.signingKey.count({ where: { retiredAt: null } })) > 0) return
    await tx.signingKey.create({ data: { secret: randomBytes(32).toString('base64url') } })
  })
}
