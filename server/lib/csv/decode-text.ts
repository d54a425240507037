import { UnreadableCsv } from './unreadable-csv.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Stands in the decoded text wherever bytes made no sense; a NUL is no better and no database keeps it. */
export const UNREADABLE = /[\uFFFD\0]/

/** Enough to tell a binary file by; any file's header is shorter. */
export const SAMPLE_BYTES = 4096

const SAVE_AS = 'Open it in the spreadsheet program, save it as “CSV UTF-8” and upload that file.'

const signatures: readonly { bytes: readonly number[]; message: string }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], message: `This is an Excel workbook, not a CSV file. ${SAVE_AS}` },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    message: `This is an old Excel workbook, not a CSV file. ${SAVE_AS}`,
  },
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], message: 'This is a PDF, not a CSV file.' },
  { bytes: [0x1f, 0x8b], message: 'This file is compressed. Unpack it and upload the CSV file inside.' },
]

/**
 * Decodes the bytes of a text file: UTF-8 or UTF-16, with or without a byte order mark (which is dropped).
 * What is no valid text comes out as U+FFFD and is the caller's to report, so that the place can be named.
 *
 * @param encoding of a file of which this is the rest, when it is known.
 * @throws UnreadableCsv for a file that is no text.
 */
export async function* decodeText(
  source: AsyncIterable<Uint8Array>,
  encoding?: Encoding,
): AsyncGenerator<string> {
  let decoder = encoding && new TextDecoder(encoding, { ignoreBOM: true })
  let sample: Uint8Array = new Uint8Array()
  for await (const chunk of source) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    sample = Buffer.concat([sample, chunk])
    if (sample.length < SAMPLE_BYTES) continue
    // Of just so many bytes, for what a file is must not depend on the pieces it comes in.
    decoder = new TextDecoder(encodingOf(sample.subarray(0, SAMPLE_BYTES)))
    yield decoder.decode(sample, { stream: true })
  }
  yield decoder ? decoder.decode() : new TextDecoder(encodingOf(sample)).decode(sample)
}

/**
 * How a file is encoded, by its first SAMPLE_BYTES or all of it.
 *
 * @throws UnreadableCsv for a file that is no text.
 */
export function encodingOf(sample: Uint8Array): Encoding {
  const binary = signatures.find(({ bytes }) => bytes.every((byte, index) => sample[index] === byte))
  if (binary) throw new UnreadableCsv(binary.message)
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  if (!sample.includes(0)) return 'utf-8'
  const unmarked = unmarkedUtf16(sample)
  if (unmarked) return unmarked
  throw new UnreadableCsv(`This is not a CSV file. ${SAVE_AS}`)
}

/** A header is plain ASCII, so in UTF-16 every second byte of the file's beginning is zero and no other. */
function unmarkedUtf16(sample: Uint8Array): Encoding | undefined {
  const beginning = sample.subarray(0, 16)
  if (beginning.length < 4 || beginning.length % 2 === 1) return undefined
  const zeroAt = (parity: number) => beginning.every((byte, index) => (byte === 0) === (index % 2 === parity))
  if (zeroAt(1)) return 'utf-16le'
  return zeroAt(0) ? 'utf-16be' : undefined
}
