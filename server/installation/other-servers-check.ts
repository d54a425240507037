import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { otherServers } from './server-lock.ts'

/** Servers on other machines do not find the files that are uploaded into a folder of this one. Nothing when all is well. */
export async function otherServersCheck(
  { kind, direct }: Pick<Database, 'kind' | 'direct'>,
  { s3, dataDir }: Pick<Env, 's3' | 'dataDir'>,
): Promise<Check[]> {
  if (kind === 'embedded' || s3) return []
  const others = await otherServers(direct)
  if (others.length === 0) return []
  const text = `another server (${others.join(', ')}) uses this database, and this one keeps uploaded files in ${dataDir}, where the other one does not find them. Set S3_BUCKET on both, or make it a folder that they share.`
  return [{ name: 'Uploaded files', state: 'warning', text }]
}
