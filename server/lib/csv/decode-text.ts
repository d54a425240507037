import { UnreadableCsv } from './unreadable-csv.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Enough bytes to recognise a binary file and to hold any header. */
const SAMPLE_BYTES = 4096

/** Workbooks have become CSV before. */
const signatures: readonly { bytes: readonly number[]; message: string }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], message: 'This is a PDF, not a CSV file.' },
  { bytes: [0x1f, 0x8b], message: 'This file is compressed. Unpack it and upload the CSV file inside.' },
]

/**
 * Decodes a text file: UTF-8 or UTF-16, with or without a byte order mark (which is dropped). Invalid bytes become
 * U+FFFD; the caller reports them, because it knows the row.
 *
 * @throws UnreadableCsv for a binary file.
 */
export async function* decodeText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let sample: Uint8Array = new Uint8Array()
  for await (const chunk of source) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    sample = Buffer.concat([sample, chunk])
    if (sample.length < SAMPLE_BYTES) continue
    // Always the same number of bytes: the result must not depend on how the file is split into chunks.
    decoder = new TextDecoder(encodingOf(sample.subarray(0, SAMPLE_BYTES)))
    yield decoder.decode(sample, { stream: true })
  }
  yield decoder ? decoder.decode() : new TextDecoder(encodingOf(sample)).decode(sample)
}

/**
 * Detects the encoding of a file by its first SAMPLE_BYTES (or all of it).
 *
 * @throws UnreadableCsv for a binary file.
 */
function encodingOf(sample: Uint8Array): Encoding {
  const binary = signatures.find(({ bytes }) => bytes.every((byte, index) => sample[index] === byte))
  if (binary) throw new UnreadableCsv(binary.message)
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  if (!sample.includes(0)) return 'utf-8'
  const unmarked = unmarkedUtf16(sample)
  if (unmarked) return unmarked
  throw new UnreadableCsv(
    `This is not a CSV file. Open it in the spreadsheet program, save it as “CSV UTF-8” and upload that file.`,
  )
}

/** A header is ASCII, so in UTF-16 exactly every second byte of the start is zero. */
function unmarkedUtf16(sample: Uint8Array): Encoding | undefined {
  const beginning = sample.subarray(0, 16)
  if (beginning.length < 4 || beginning.length % 2 === 1) return undefined
  const zeroAt = (parity: number) => beginning.every((byte, index) => (byte === 0) === (index % 2 === parity))
  if (zeroAt(1)) return 'utf-16le'
  return zeroAt(0) ? 'utf-16be' : undefined
}
