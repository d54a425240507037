import {
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
} from 'jose'
import { KEYS_FRESH_MS } from '#server/auth/keys.ts'
import type { Database } from '#server/db/database.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'

// The keys that sign result slips. Anybody can verify with the public ones; the private one is read by nothing but this file.

export const SLIP_ALGORITHM = 'ES256'
/** Characters of a key's id: short, because it is in every QR code. */
const ID_LENGTH = 8

type VerifyKey = Awaited<ReturnType<typeof importJWK>>
type SignKey = Awaited<ReturnType<typeof importPKCS8>>

interface SlipKeys {
  signer: { id: string; key: SignKey } | undefined
  publicKeys: ReadonlyMap<string, { jwk: JWK; key: VerifyKey }>
  loadedAt: number
}

const known = new WeakMap<Database['prisma'], Promise<SlipKeys>>()

/** The key that signs. Made when it is first needed. */
export async function slipSigner(db: Pick<Database, 'prisma'>): Promise<{ id: string; key: SignKey }> {
  const { signer } = await slipKeys(db)
  if (signer) return signer
  await db.prisma.$transaction(async (tx) => {
    await lockKeys(tx)
    if ((await tx.slipKey.count({ where: { retiredAt: null } })) === 0) await makeKey(tx)
  })
  const made = (await load(db)).signer
  if (!made) throw new Error('No key signs slips although one was just made')
  return made
}

/** @returns undefined for a key that was never ours. */
export async function findSlipKey(db: Pick<Database, 'prisma'>, id: string): Promise<VerifyKey | undefined> {
  const { publicKeys, loadedAt } = await slipKeys(db)
  const found = publicKeys.get(id)
  // Another process may have made it; the age limit keeps made-up ids from causing a query each.
  if (found || performance.now() - loadedAt < 1_000) return found?.key
  return (await load(db)).publicKeys.get(id)?.key
}

/** The public keys, retired ones included, as a JSON Web Key Set (RFC 7517). */
export async function publicSlipKeys(db: Pick<Database, 'prisma'>): Promise<{ keys: JWK[] }> {
  const { publicKeys } = await slipKeys(db)
  return { keys: Array.from(publicKeys.values(), ({ jwk }) => jwk) }
}

/** Makes a new key to sign with. The former one verifies for ever, and its private part is deleted. */
export async function rotateSlipKeys(db: Pick<Database, 'prisma'>, actorId: string | null): Promise<string> {
  const id = await db.prisma.$transaction(async (tx) => {
    await lockKeys(tx)
    await tx.$executeRaw`UPDATE slip_keys SET retired_at = now(), private_key = NULL WHERE retired_at IS NULL`
    const made = await makeKey(tx)
    await tx.activity.create({ data: { actorId, action: 'slip-keys.rotated', subject: made } })
    return made
  })
  await load(db)
  return id
}

async function slipKeys(db: Pick<Database, 'prisma'>): Promise<SlipKeys> {
  const keys = await known.get(db.prisma)
  return keys && performance.now() - keys.loadedAt < KEYS_FRESH_MS ? keys : load(db)
}

function load({ prisma }: Pick<Database, 'prisma'>): Promise<SlipKeys> {
  const loading = read(prisma)
  known.set(prisma, loading)
  loading.catch(() => known.delete(prisma))
  return loading
}

async function read(prisma: Database['prisma']): Promise<SlipKeys> {
  const rows = await prisma.slipKey.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] })
  const publicKeys = await Promise.all(
    rows.map(async ({ id, publicKey }) => {
      const jwk = publicKey as unknown as JWK
      return [id, { jwk, key: await importJWK(jwk, SLIP_ALGORITHM) }] as const
    }),
  )
  const newest = rows.find(({ retiredAt, privateKey }) => retiredAt === null && privateKey !== null)
  return {
    signer: newest?.privateKey
      ? { id: newest.id, key: await importPKCS8(newest.privateKey, SLIP_ALGORITHM) }
      : undefined,
    publicKeys: new Map(publicKeys),
    loadedAt: performance.now(),
  }
}

/** Two processes may start on an empty database at once: the lock lets only one make the key. */
async function lockKeys(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('pravesh slip keys'))`
}

async function makeKey(tx: Prisma.TransactionClient): Promise<string> {
  const pair = await generateKeyPair(SLIP_ALGORITHM, { extractable: true })
  const jwk = await exportJWK(pair.publicKey)
  const id = (await calculateJwkThumbprint(jwk)).slice(0, ID_LENGTH)
  await tx.slipKey.create({
    data: {
      id,
      publicKey: { ...jwk, kid: id, alg: SLIP_ALGORITHM, use: 'sig' } as Prisma.InputJsonObject,
      privateKey: await exportPKCS8(pair.privateKey),
    },
  })
  return id
}
