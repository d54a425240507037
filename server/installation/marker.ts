import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { StartError } from '#server/lib/start-error.ts'
import { FileExists, FileMissing, type FileStore } from '#server/storage/file-store.ts'

/** Key of the file that says which installation a file store belongs to. */
const MARKER = 'installation.json'
const marker = z.object({ id: z.uuid() })

/** @returns undefined when the store belongs to nobody yet. @throws StartError when the marker cannot be read. */
export async function readMarker(files: FileStore): Promise<string | undefined> {
  const found = await files.open(MARKER).then(text, (error: unknown) => {
    if (error instanceof FileMissing) return undefined
    throw error
  })
  if (found === undefined) return undefined
  try {
    return marker.parse(JSON.parse(found)).id
  } catch (error) {
    throw new StartError(
      `The file ${MARKER} of the file store is damaged, so nobody knows which installation the store belongs to. If it belongs to this one, run npm run adopt.`,
      { cause: error },
    )
  }
}

/** Deletes a marker that cannot be read. */
export async function dropDamagedMarker(files: FileStore): Promise<void> {
  await readMarker(files).catch(async (error: unknown) => {
    if (!(error instanceof StartError)) throw error
    await files.delete(MARKER)
  })
}

/**
 * Writes the marker of a store that has none, or with `replace` in the place of the one it has.
 *
 * @returns the id that the store has then: another process may have been quicker.
 */
export async function writeMarker(files: FileStore, id: string, replace: boolean): Promise<string> {
  if (replace) await files.delete(MARKER)
  const body = Readable.from([Buffer.from(`${JSON.stringify({ id })}\n`)])
  try {
    await files.put(MARKER, body, { maxBytes: 1000 })
    return id
  } catch (error) {
    if (!(error instanceof FileExists)) throw error
    return (await readMarker(files)) ?? id
  }
}
