import type { Parts } from '#server/parts.ts'

/**
 * Since when nothing but this server has written to the file store, if that is certain: the embedded database has one
 * server, and a local folder this machine's clock.
 */
export function soleWriterSince(openedAt: Date, { db, env }: Parts): Date | undefined {
  return db.kind === 'embedded' && !env.s3 ? openedAt : undefined
}
