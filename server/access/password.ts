import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** @returns an argon2id hash in PHC string form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

let decoy: Promise<string> | undefined

/**
 * Whether the password fits the hash. Without a hash (no such account) the same work is done for nothing, so that
 * the time taken does not tell whether an address has an account.
 */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const fits = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'))
  return fits && passwordHash !== undefined
}
