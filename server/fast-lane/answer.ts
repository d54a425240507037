import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'

const ENCODINGS = ['br', 'gzip']
/** The app takes these for gzip, too. */
const GZIP_ALIAS = /\*|x-gzip/g

/** Shorter ones hardly get shorter. */
const WORTH_BYTES = 1024
/** Three quarters of what is possible, for a tenth of the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Browsers and programs accept the same few combinations, again and again. */
const chosen = new LRUCache<string, { encoding: Encoding | undefined }>({
  max: 100,
  maxSize: 10_000,
  // Whoever accepts nothing says so in no letters.
  sizeCalculation: (_choice, accepted) => accepted.length + 1,
})

const compressors: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, QUALITY),
  gzip: promisify(gzip),
}

/** A finished answer to a question. One that is kept is encoded once for all who take it so. */
export class Answer {
  /** Nothing ran, because the variables do not fit. */
  static readonly misfit = new Answer('', { failed: true })

  readonly text: string
  /** Of the text. */
  readonly bytes: number
  readonly failed: boolean
  #plain: string | undefined
  readonly #compressed: Partial<Record<Encoding, { bytes?: string; coming?: Promise<string> }>> = {}

  constructor(text: string, { failed = false }: { failed?: boolean } = {}) {
    this.text = text
    this.bytes = Buffer.byteLength(text)
    this.failed = failed
  }

  /** Bytes that it may hold, about. */
  get size(): number {
    return 4 * this.bytes
  }

  /** How the app would compress it for somebody; undefined for not at all. */
  encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
    return this.bytes >= WORTH_BYTES ? encodingOf(headers) : undefined
  }

  /** Its bytes, a character for each: as a string they go over the line together with their head. */
  toSend(): string {
    this.#plain ??= this.bytes === this.text.length ? this.text : Buffer.from(this.text).toString('latin1')
    return this.#plain
  }

  /** The same, compressed. */
  compressed(encoding: Encoding): Promise<string> {
    this.#compressed[encoding] ??= {}
    const compressed = this.#compressed[encoding]
    compressed.coming ??= compressors[encoding](Buffer.from(this.text)).then((bytes) => {
      compressed.bytes = bytes.toString('latin1')
      return compressed.bytes
    })
    return compressed.coming
  }

  /** The same, if it is there already. */
  alreadyCompressed(encoding: Encoding): string | undefined {
    return this.#compressed[encoding]?.bytes
  }
}

function encodingOf(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = headers['accept-encoding']
  if (accepted === undefined || headers['x-no-compression'] !== undefined) return undefined
  let choice = chosen.get(accepted)
  if (!choice) {
    const asked = accepted.toLowerCase().replace(GZIP_ALIAS, 'gzip')
    choice = { encoding: (negotiate(asked, ENCODINGS) as Encoding | null) ?? undefined }
    chosen.set(accepted, choice)
  }
  return choice.encoding
}
