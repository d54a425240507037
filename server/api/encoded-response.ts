import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodingFor } from '#server/http/content-encoding.ts'

/** Smallest response worth compressing. */
const MIN_BYTES = 1024
/** Three quarters of the best compression in a tenth of the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressors: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, QUALITY),
  gzip: promisify(gzip),
}

/** A serialised GraphQL response. Cached ones are compressed once per encoding. */
export class EncodedResponse {
  /** Nothing was executed, because the variables are invalid. */
  static readonly notExecuted = new EncodedResponse('', { failed: true })

  readonly text: string
  /** Size of the text in UTF-8. */
  readonly bytes: number
  readonly failed: boolean
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}

  constructor(text: string, { failed = false }: { failed?: boolean } = {}) {
    this.text = text
    this.bytes = Buffer.byteLength(text)
    this.failed = failed
  }

  /** Approximate memory in bytes. */
  get size(): number {
    return 3 * this.bytes
  }

  /** The encoding that the app would choose; undefined for none. */
  encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
    return this.bytes >= MIN_BYTES ? encodingFor(headers) : undefined
  }

  /** The same compressed. */
  compressed(encoding: Encoding): Promise<Buffer> {
    this.#compressed[encoding] ??= compressors[encoding](Buffer.from(this.text))
    return this.#compressed[encoding]
  }
}
