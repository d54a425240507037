import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { FileStore } from '#server/storage/file-store.ts'

// An error file holds the wrong rows of a refused upload, with a column that says what is wrong with each: to be
// corrected in a spreadsheet program. It is written while the upload is read, so neither has to fit into the memory.

/** Where the file store keeps them. */
export const ERROR_FILES = 'import-errors'

/** Title of the added column; a column of that name is one that we added before. */
const ERROR_COLUMN = 'Error'
/** Long messages on short rows could make the file many times larger than the upload. */
const MAX_BYTES = 200_000_000

export interface ErrorFileWriter {
  /** Adds a wrong row. */
  add(cells: readonly string[], error: string): Promise<void>
  /** Resolves once the file is in the store. */
  finish(): Promise<{ id: string; rowCount: number }>
  /** Gives up; nothing is left in the store. */
  abandon(): Promise<void>
}

export function errorFilePath(id: string): string {
  return `${ERROR_FILES}/${id}.csv`
}

/**
 * Begins an error file with the upload's own header.
 *
 * @param o.idAt which of its cells is the Candidate ID.
 */
export function writeErrorFile(
  files: FileStore,
  { header, idAt }: { header: readonly string[]; idAt: number },
  maxBytes: number = MAX_BYTES,
): ErrorFileWriter {
  const id = uuid7()
  const lines = new PassThrough()
  const stored = files.put(errorFilePath(id), lines, { maxBytes: Number.POSITIVE_INFINITY })
  // Whoever writes or finishes learns of a failure; until then nobody waits for it.
  stored.catch(() => {})
  // What the store could not take breaks the stream as well; unheard, that would end the process.
  lines.on('error', () => {})
  const ours = header.indexOf(ERROR_COLUMN)
  const kept = (cells: readonly string[]) => (ours < 0 ? cells : cells.filter((_, place) => place !== ours))
  const columns = kept(header).length
  let size = 0
  let rowCount = 0

  const write = async (line: string) => {
    size += Buffer.byteLength(line)
    if (!lines.write(line)) await Promise.race([once(lines, 'drain').catch(() => stored), stored])
  }
  lines.write(`${BOM}${csvLine([...kept(header), ERROR_COLUMN])}`)

  return {
    async add(cells, error) {
      if (size >= maxBytes) return
      rowCount += 1
      const own = kept(cells.map((cell, place) => (place === idAt ? idCell(cell) : cell)))
      // The column stands where its header does, also in a row that is too short; surplus values come after it.
      const padded = [...own, ...Array<string>(Math.max(0, columns - own.length)).fill('')]
      await write(csvLine([...padded.slice(0, columns), error, ...padded.slice(columns)]))
      if (size >= maxBytes) {
        const end = 'The file has more wrong rows. They show up once these are corrected.'
        await write(csvLine([...Array<string>(columns).fill(''), end]))
      }
    },
    async finish() {
      lines.end()
      await stored
      return { id, rowCount }
    },
    async abandon() {
      lines.destroy()
      const finished = await stored.then(
        () => true,
        () => false,
      )
      if (finished) await files.delete(errorFilePath(id))
    },
  }
}
