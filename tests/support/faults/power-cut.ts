import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/storage/file-store.ts'

const dies = async () => {
  throw new Error('power cut')
}

/** A store that stops working at its nth write, as when the process dies there: nothing is cleaned up either. */
export function storeDyingAt(write: number, files: FileStore): FileStore {
  let writes = 0
  return {
    ...files,
    put: (key, body, o) => (++writes === write ? dies() : files.put(key, body, o)),
    delete: dies,
  }
}

/** A database whose transactions are not begun any more. */
export const dyingDatabase = (db: Database): Database => ({
  ...db,
  prisma: new Proxy(db.prisma, {
    get: (target, name) => (name === '$transaction' ? dies : Reflect.get(target, name)),
  }),
})
