import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'
import { type FileStore, localFileStore } from './file-store.ts'
import { reportFailures } from './report-failures.ts'
import { withTrash } from './trash.ts'

/** Opens the file store of the settings: a bucket, or a folder in the data folder. */
export async function openFileStore(env: Pick<Env, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!env.s3) return withTrash(reportFailures(localFileStore(join(env.dataDir, 'files'))))
  // Loaded on demand: it is large, and most servers have no bucket.
  const { s3FileStore } = await import('./s3-file-store.ts')
  return withTrash(reportFailures(await s3FileStore(env.s3)))
}
