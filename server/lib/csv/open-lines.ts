import { encodingOf, SAMPLE_BYTES } from './decode-text.ts'
import { type Delimiter, detectDelimiter } from './detect-delimiter.ts'
import { LINE_FEED, LineCutter, MAX_LINE_BYTES } from './line-cutter.ts'

const BOM = [0xef, 0xbb, 0xbf]

/** A file whose header has been read, and whose lines may be cut where they lie. */
export interface OpenLines {
  /** Trimmed cells. */
  header: string[]
  delimiter: Delimiter
  /** Holds what was read behind the header. */
  cutter: LineCutter
}

/**
 * Reads as much of a file as tells whether its lines can be cut as bytes: in UTF-8, with its header in the first line and
 * no quotation mark in that.
 *
 * @returns beside all that was read; the lines are absent when the file is for readCsv, from its beginning.
 * @throws UnreadableCsv for a file that is no text.
 */
export async function openLines(
  chunks: AsyncIterator<Uint8Array>,
): Promise<{ beginning: Uint8Array; lines?: OpenLines }> {
  let beginning: Uint8Array = new Uint8Array()
  while (beginning.length < SAMPLE_BYTES) {
    const { value, done } = await chunks.next()
    if (done) break
    beginning = Buffer.concat([beginning, value])
  }
  if (encodingOf(beginning.subarray(0, SAMPLE_BYTES)) !== 'utf-8') return { beginning }
  const marked = BOM.every((byte, at) => beginning[at] === byte)
  const text = marked ? beginning.subarray(BOM.length) : beginning
  const end = text.indexOf(LINE_FEED)
  if (end < 0 || end > MAX_LINE_BYTES) return { beginning }
  const header = new TextDecoder().decode(text.subarray(0, end)).replace(/\r$/, '')
  if (/["\r]/.test(header)) return { beginning }
  const delimiter = detectDelimiter(header.trimStart())
  const cells = header.split(delimiter).map((cell) => cell.trim())
  if (cells.every((cell) => cell === '')) return { beginning }
  const cutter = new LineCutter(delimiter, cells.length)
  cutter.add(text.subarray(end + 1))
  return { beginning, lines: { header: cells, delimiter, cutter } }
}
