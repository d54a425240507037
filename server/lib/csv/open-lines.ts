import { encodingOf, SAMPLE_BYTES } from './decode-text.ts'
import { type Delimiter, delimiterLineLength, detectDelimiter } from './detect-delimiter.ts'
import { LINE_FEED, LineCutter, MAX_LINE_BYTES } from './line-cutter.ts'

/** In bytes. */
const LONGEST_DELIMITER_LINE = 16
const BOM = [0xef, 0xbb, 0xbf]

/** A file whose header has been read and whose lines LineCutter can split. */
export interface OpenLines {
  /** Trimmed cells. */
  header: string[]
  delimiter: Delimiter
  /** Contains the bytes read after the header. */
  cutter: LineCutter
}

/**
 * Reads the start of a file to find out whether LineCutter can split it: UTF-8, with the header in the first line and
 * no quotation mark in it.
 *
 * @returns all bytes read; `lines` is absent when readCsv must read the file from its start.
 * @throws UnreadableCsv for a binary file.
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
  const hasBom = BOM.every((byte, at) => beginning[at] === byte)
  const marked = hasBom ? beginning.subarray(BOM.length) : beginning
  const text = marked.subarray(
    delimiterLineLength(new TextDecoder('latin1').decode(marked.subarray(0, LONGEST_DELIMITER_LINE))),
  )
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
