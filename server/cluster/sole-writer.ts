import type { Resources } from './resources.ts'

/**
 * Time since which only this server has written to the file store; undefined when that is not certain. It is with the
 * embedded database, which has one server, and a local folder.
 */
export function soleWriterSince(openedAt: Date, { db, env }: Resources): Date | undefined {
  return db.kind === 'embedded' && !env.s3 ? openedAt : undefined
}
