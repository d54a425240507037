import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip'

const ENCODINGS = ['br', 'gzip']
/** The app takes these for gzip, too. */
const GZIP_ALIAS = /\*|x-gzip/g

/** Shorter ones hardly get shorter. */
const WORTH_BYTES = 1024
/** Three quarters of what is possible, for a tenth of the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressors: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, QUALITY),
  gzip: promisify(gzip),
}

/** A finished answer to a question. One that is kept is compressed once for all who take it so. */
export class Answer {
  /** Nothing ran, because the variables do not fit. */
  static readonly misfit = new Answer('', { failed: true })

  readonly text: string
  /** Of the text. */
  readonly bytes: number
  readonly failed: boolean
  #isSent = false
  #encoded: Buffer | undefined
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}

  constructor(text: string, { failed = false }: { failed?: boolean } = {}) {
    this.text = text
    this.bytes = Buffer.byteLength(text)
    this.failed = failed
  }

  /** Bytes that it may hold, about. */
  get size(): number {
    return 4 * this.bytes
  }

  /** The text, and from the second time on its bytes: one that is kept need not be encoded for each reader. */
  toSend(): string | Buffer {
    if (!this.#isSent) {
      this.#isSent = true
      return this.text
    }
    this.#encoded ??= Buffer.from(this.text)
    return this.#encoded
  }

  get worthCompressing(): boolean {
    return this.bytes >= WORTH_BYTES
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    this.#compressed[encoding] ??= compressors[encoding](Buffer.from(this.text))
    return this.#compressed[encoding]
  }
}

/** How the app would compress; undefined for not at all. */
export function encodingOf(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = headers['accept-encoding']
  if (accepted === undefined || headers['x-no-compression'] !== undefined) return undefined
  const asked = accepted.toLowerCase().replace(GZIP_ALIAS, 'gzip')
  return (negotiate(asked, ENCODINGS) as Encoding | null) ?? undefined
}
