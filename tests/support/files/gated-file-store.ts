import type { FileStore } from '#server/storage/file-store.ts'

/** A file store whose tables can be held back when they are about to be read for the first time. */
export function gatedFileStore(files: FileStore) {
  /** Keys of the tables that were held back, in that order. */
  const reached: string[] = []
  let waiting: (() => void)[] = []
  let isClosed = false
  return {
    files: {
      ...files,
      async open(...[key, range]: Parameters<FileStore['open']>) {
        if (isClosed && !reached.includes(key)) {
          reached.push(key)
          await new Promise<void>((go) => waiting.push(go))
        }
        return files.open(key, range)
      },
    } satisfies FileStore,
    reached,
    close() {
      isClosed = true
    },
    /** Lets the first one go on. */
    next() {
      waiting.shift()?.()
    },
    /** Lets all go on, these and the next ones. */
    open() {
      isClosed = false
      for (const go of waiting) go()
      waiting = []
    },
  }
}
