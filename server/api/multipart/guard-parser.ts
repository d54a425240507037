import type { Readable, Writable } from 'node:stream'
import { asUploadError } from '#server/lib/upload-error.ts'

type FieldListener = (name: string | undefined, value: string, info: { valueTruncated: boolean }) => void
type FileListener = (name: string | undefined, file: Readable, info: object) => void

/**
 * Contains all errors of busboy and its listeners: a thrown or emitted error only destroys the parser.
 *
 * @param parser busboy's, with all listeners, before the first write.
 * @param checkField called before the listeners of `field`; throws UploadError for an invalid field.
 */
export function guardParser(parser: Writable, checkField: (name: string, value: string) => void): void {
  const attempt = (work: () => void) => {
    if (parser.destroyed) return
    try {
      work()
    } catch (error) {
      parser.destroy(asUploadError(error))
    }
  }
  // busboy emits a second error when it is destroyed after the first one.
  parser.on('error', () => {})
  const write = parser._write.bind(parser)
  parser._write = (chunk, encoding, done) => attempt(() => write(chunk, encoding, done))
  // busboy parses the rest of a chunk after an error, so the listeners check for it.
  wrapListeners(parser, 'field', (listener: FieldListener) => (name = '', value, info) => {
    attempt(() => {
      if (!info.valueTruncated) checkField(name, value)
      listener(name, value, info)
    })
  })
  const seen = new Set<string>()
  wrapListeners(parser, 'file', (listener: FileListener) => (name = '', file, info) => {
    convertErrors(file)
    file.on('error', () => {})
    if (parser.destroyed || seen.has(name)) {
      file.resume()
      return
    }
    seen.add(name)
    attempt(() => listener(name, file, info))
  })
}

/** Converts errors of an incomplete file to UploadError. */
function convertErrors(file: Readable): void {
  const destroy = file._destroy.bind(file)
  file._destroy = (error, done) => destroy(error, (failed) => done(failed ? asUploadError(failed) : null))
}

function wrapListeners<Arguments extends unknown[]>(
  parser: Writable,
  event: string,
  wrap: (listener: (...args: Arguments) => void) => (...args: Arguments) => void,
): void {
  const listeners = parser.listeners(event) as ((...args: Arguments) => void)[]
  parser.removeAllListeners(event)
  for (const listener of listeners) parser.on(event, wrap(listener) as (...args: unknown[]) => void)
}
