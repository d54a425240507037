import { CompactSign, compactVerify, decodeProtectedHeader, errors } from 'jose'
import type { Database } from '#server/db/database.ts'
import { findSlipKey, SLIP_ALGORITHM, type slipSigner } from './slip-keys.ts'
import { claimsOf, type SignedWords, type SlipWords, wordsOf } from './slip-words.ts'

/** Longer ones are not read: the longest title and name fit three times. */
const MAX_LENGTH = 8_000

/** Signs words as a compact JWS (RFC 7515). */
export async function signSlip(
  { id, key }: Awaited<ReturnType<typeof slipSigner>>,
  words: SlipWords,
  about: { code: string; issuedAt: Date },
): Promise<string> {
  const payload = Buffer.from(JSON.stringify(claimsOf(words, about)))
  return new CompactSign(payload).setProtectedHeader({ alg: SLIP_ALGORITHM, kid: id }).sign(key)
}

/** @returns the words of a token that one of our keys has signed; undefined for every other text. */
export async function readSlip(
  db: Pick<Database, 'prisma'>,
  token: string,
): Promise<SignedWords | undefined> {
  if (token.length > MAX_LENGTH || !isCanonical(token)) return undefined
  try {
    const { kid } = decodeProtectedHeader(token)
    const key = typeof kid === 'string' ? await findSlipKey(db, kid) : undefined
    if (!key) return undefined
    const { payload } = await compactVerify(token, key, { algorithms: [SLIP_ALGORITHM] })
    return wordsOf(JSON.parse(Buffer.from(payload).toString()))
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
    throw error
  }
}

/** The last character of a base64url part has bits that decoders ignore: with others it would be another text for the same. */
function isCanonical(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}
