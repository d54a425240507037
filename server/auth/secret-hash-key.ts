import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { newSecret } from '#server/lib/secret.ts'

/** The update changes nothing, but makes the statement return the key that is there. */
const FIND_OR_MAKE = `
  INSERT INTO secret_hash_keys AS known (id, secret) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET secret = known.secret RETURNING secret`

const keys = new WeakMap<pg.Pool, Promise<string>>()

/**
 * The installation's key of hashed PINs and dates of birth, and of the links in invitation mails, made when it is first needed.
 * It never changes.
 */
export function secretHashKey({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const known = keys.get(pool)
  if (known) return known
  const found = pool.query<{ secret: string }>(FIND_OR_MAKE, [newSecret()]).then(({ rows: [row] }) => {
    if (!row) throw new Error('The key of hashed secrets was not returned')
    return row.secret
  })
  keys.set(pool, found)
  found.catch(() => keys.delete(pool))
  return found
}
