import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id: 19 MiB, two iterations, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** @returns an argon2id hash in PHC string form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

/** More than any password has, in UTF-16 units. Normalising takes time by the square of the marks in a row. */
const MAX_LENGTH = 1_000

let dummyHash: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (no such account) it does the same work, so that the duration
 * does not reveal whether an account exists.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const tried = password.length > MAX_LENGTH ? '' : password.normalize('NFKC')
  const matches = await verify(passwordHash ?? (await dummyHash), tried)
  return matches && passwordHash !== undefined
}
