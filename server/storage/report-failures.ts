import { PassThrough } from 'node:stream'
import { FileStoreFailed } from '#server/lib/availability-error.ts'
import { checkKey, FileExists, FileMissing, type FileStore, FileTooLarge } from './file-store.ts'

/**
 * Wraps a store so that its failures, also those while reading a file, are `FileStoreFailed`. Conditions of one file
 * and errors of the upload's own stream stay as they are.
 */
export function reportFailures(store: FileStore): FileStore {
  return {
    ...store,

    async put(key, body, o) {
      checkKey(key)
      return store.put(key, body, o).catch((error: unknown) => {
        throw body.errored ? error : failure(error)
      })
    },

    async open(key, range) {
      checkKey(key)
      const file = await store.open(key, range).catch(rethrow)
      const reported = new PassThrough()
      const fail = (cause: unknown) => reported.destroy(new FileStoreFailed(cause))
      file.once('error', fail)
      file.once('close', () => file.readableEnded || fail(new Error('The file ended too early')))
      reported.once('close', () => file.destroy())
      return file.pipe(reported)
    },

    async stat(key) {
      checkKey(key)
      return store.stat(key).catch(rethrow)
    },

    async delete(key) {
      checkKey(key)
      return store.delete(key).catch(rethrow)
    },

    async move(from, to) {
      checkKey(from)
      checkKey(to)
      return store.move(from, to).catch(rethrow)
    },

    async *list(folder) {
      checkKey(folder)
      try {
        yield* store.list(folder)
      } catch (error) {
        throw failure(error)
      }
    },
  }
}

function failure(error: unknown): unknown {
  const isFileCondition = [FileExists, FileMissing, FileTooLarge].some((known) => error instanceof known)
  return isFileCondition ? error : new FileStoreFailed(error)
}

function rethrow(error: unknown): never {
  throw failure(error)
}
