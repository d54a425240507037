import { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { DAMAGED, TOO_LARGE, UnreadableSpreadsheet } from './unreadable-spreadsheet.ts'

/** Of all entries together, as they are when inflated: 150,000 rows, about. */
const MAX_INFLATED = 60_000_000
const MAX_ENTRIES = 10_000

/**
 * Inflates the entries of an archive, to see that they fit into the memory: a file of 1 MB may hold 4 GB.
 *
 * @returns the wanted entries by name.
 * @throws UnreadableSpreadsheet when all entries together are too large, or the archive is damaged.
 */
export async function readZip(
  bytes: Buffer,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const zip = await open(bytes)
  const wanted = new Map<string, Buffer>()
  let inflated = 0
  for (const entry of await entriesOf(zip)) {
    const chunks: Buffer[] = []
    for await (const chunk of await openEntry(zip, entry)) {
      inflated += (chunk as Buffer).length
      // What the archive says about its sizes may be wrong.
      if (inflated > MAX_INFLATED) throw new UnreadableSpreadsheet(TOO_LARGE)
      if (isWanted(entry.fileName)) chunks.push(chunk as Buffer)
    }
    if (isWanted(entry.fileName)) wanted.set(entry.fileName, Buffer.concat(chunks))
  }
  return wanted
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(new UnreadableSpreadsheet(DAMAGED, { cause: error })) : resolve(zip),
    ),
  )
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    let declared = 0
    zip.on('entry', (entry: Entry) => {
      declared += entry.uncompressedSize
      if (declared > MAX_INFLATED || entries.length === MAX_ENTRIES) {
        return reject(new UnreadableSpreadsheet(TOO_LARGE))
      }
      entries.push(entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', (error: Error) => reject(new UnreadableSpreadsheet(DAMAGED, { cause: error })))
    zip.readEntry()
  })
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(Readable.from(stream)))),
  )
}
