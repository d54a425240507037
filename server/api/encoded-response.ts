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
  #plain: string | undefined
  readonly #compressed: Partial<Record<Encoding, Promise<string>>> = {}

  constructor(text: string, { failed = false }: { failed?: boolean } = {}) {
    this.text = text
    this.bytes = Buffer.byteLength(text)
    this.failed = failed
  }

  /** Approximate memory in bytes. */
  get size(): number {
    return 4 * this.bytes
  }

  /** The encoding that the app would choose; undefined for none. */
  encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
    return this.bytes >= MIN_BYTES ? encodingFor(headers) : undefined
  }

  /** The bytes as a latin1 string: Node sends a string together with the headers in one write. */
  toSend(): string {
    this.#plain ??= this.bytes === this.text.length ? this.text : Buffer.from(this.text).toString('latin1')
    return this.#plain
  }

  /** The same compressed. */
  compressed(encoding: Encoding): Promise<string> {
    this.#compressed[encoding] ??= compressors[encoding](Buffer.from(this.text)).then((bytes) =>
      bytes.toString('latin1'),
    )
    return this.#compressed[encoding]
  }
}
