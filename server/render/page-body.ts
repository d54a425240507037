import { promisify } from 'node:util'
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const encodings = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })

type Encoding = 'br' | 'gzip'

/**
 * For a page that is sent once, time counts: a fifth of a millisecond, in which another thread could hardly be told to do
 * it. For one that is sent many times, size.
 */
const pack = {
  once: {
    br: (html: Buffer) => brotliCompressSync(html, brotliOptions(html, 1)),
    gzip: (html: Buffer) => gzipSync(html, gzipOptions(1)),
  },
  often: {
    br: (html: Buffer) => promisify(brotliCompress)(html, brotliOptions(html, 6)),
    gzip: (html: Buffer) => promisify(gzip)(html, gzipOptions(6)),
  },
} as const

/** Pages fit in the window; a larger one would only take memory. */
const brotliOptions = (html: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
})

const gzipOptions = (level: number): ZlibOptions => ({ level })

/** A finished page's body in every form that browsers take, each made when it is first asked for. */
export class PageBody {
  readonly #html: Buffer
  readonly #sent: keyof typeof pack
  readonly #packed = new Map<Encoding, Buffer | Promise<Buffer>>()

  constructor(html: string | Buffer, sent: keyof typeof pack) {
    this.#html = typeof html === 'string' ? Buffer.from(html) : html
    this.#sent = sent
  }

  /** Bytes of all forms, about. */
  get size(): number {
    return 2 * this.#html.length
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('vary', 'accept-encoding')
    const { 'accept-encoding': accepted } = request.headers
    const encoding = accepted === undefined ? null : encodings.negotiate(accepted)
    if (encoding !== 'br' && encoding !== 'gzip') return reply.send(this.#html)
    const packed = this.#packed.get(encoding) ?? pack[this.#sent][encoding](this.#html)
    this.#packed.set(encoding, packed)
    return reply.header('content-encoding', encoding).send(await packed)
  }
}
