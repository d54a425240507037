import { join } from 'node:path'
import type { Env } from './env.ts'
import { type FileStore, localFileStore } from './lib/file-store.ts'

/** Opens the file store that the settings name: a bucket, else a folder in the data folder. */
export async function openFileStore(env: Pick<Env, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!env.s3) return localFileStore(join(env.dataDir, 'files'))
  // Loaded here because most servers have no bucket, and it is large.
  const { s3FileStore } = await import('./lib/s3-file-store.ts')
  return s3FileStore(env.s3)
}
