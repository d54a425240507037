import type { Database } from '#server/db/database.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { newSecret } from '#server/lib/secret.ts'

/** A secret that signs access tokens and file URLs. `id` is the `kid`, so that keys can be rotated. */
export interface SigningKey {
  id: string
  secret: Uint8Array
}

export interface KeyRing {
  /** The newest key, to sign with. Created on first use of a new database. */
  current(): Promise<SigningKey>
  /** The key with this id, unless unknown or retired. */
  find(id: string): Promise<SigningKey | undefined>
  /** The clock for expiry: the database's, so that it is the same for all processes. */
  now(): Date
}

/** How long a process caches the keys; also how long it may still accept a retired key. */
export const KEYS_FRESH_MS = 60_000

/** The signing keys in the database, shared by all processes and cached for a minute. */
export function createKeyRing(db: Database): KeyRing {
  let keys: SigningKey[] = []
  let loadedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  /** Concurrent callers share one query. */
  function load(): Promise<void> {
    loading ??= read().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function read(): Promise<void> {
    const rows = await db.prisma.signingKey.findMany({
      where: inUse(db.now()),
      orderBy: { createdAt: 'desc' },
    })
    keys = rows.map((row) => ({ id: row.id, secret: Buffer.from(row.secret, 'base64url') }))
    loadedAt = performance.now()
  }

  const age = () => performance.now() - loadedAt

  async function loaded(): Promise<SigningKey[]> {
    if (age() > KEYS_FRESH_MS) await load()
    return keys
  }

  return {
    now: db.now,
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
      // Another process may have created it; the age limit keeps made-up ids from causing a query each.
      if (age() > 1_000) await load()
      return keys.find((key) => key.id === id)
    },
  }
}

/**
 * Creates a new signing key. Signatures of the former keys stay valid for `graceMs`; with 0 they become invalid
 * (within KEYS_FRESH_MS), and browsers renew their sessions automatically.
 */
export async function rotateKeys(db: Database, graceMs: number): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await lockKeys(tx)
    const retiredAt = new Date(db.now().getTime() + graceMs)
    await tx.signingKey.updateMany({ where: inUse(retiredAt), data: { retiredAt } })
    const { id } = await makeKey(tx)
    await tx.activity.create({ data: { action: 'keys.rotated', subject: id } })
  })
}

/** Two processes may start on an empty database at once: the lock lets only one create the key. */
async function makeFirstKey(db: Database): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await lockKeys(tx)
    if ((await tx.signingKey.count({ where: inUse(db.now()) })) === 0) await makeKey(tx)
  })
}

const inUse = (at: Date): Prisma.SigningKeyWhereInput => ({
  OR: [{ retiredAt: null }, { retiredAt: { gt: at } }],
})

async function lockKeys(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('pravesh signing keys'))`
}

function makeKey(tx: Prisma.TransactionClient): Promise<{ id: string }> {
  return tx.signingKey.create({ data: { secret: newSecret() } })
}
