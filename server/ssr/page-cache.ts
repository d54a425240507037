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
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ResponseCache } from '#server/api/response-cache.ts'
import { type Encoding, encodingFor } from '#server/http/content-encoding.ts'
import type { IsKnown, PageTemplate, RenderedPage } from '#shared/page-renderer.ts'
import type { KnownRecords, RendererOptions } from './renderer.ts'

/** Pages also depend on time: the year in the footer, events to come. */
const MAX_AGE_MS = 60_000

/** A rendered page. */
export interface FinishedPage
  extends Pick<RenderedPage, 'status' | 'headers' | 'styles' | 'errors' | 'card'> {
  body: PageBody
  /** Whether it is the same for every visitor. */
  forEverybody: boolean
  /** For how long caches may keep it; false when it is not complete, or not the same for everybody. */
  shareable: false | 'for a while' | 'until a change'
}

type PageCacheOptions = Pick<RendererOptions, 'isForEverybody' | 'version' | 'knownRecords'>

/**
 * Caches visitors' pages that depend on their URL and public data only, until the data version changes (see
 * DataVersion).
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #pages = new ResponseCache<FinishedPage>(({ body }) => body.size, { maxAgeMs: MAX_AGE_MS })
  readonly #templates = new ResponseCache<{ template: PageTemplate | undefined }>(
    ({ template }) => template?.size ?? 0,
    {
      maxAgeMs: MAX_AGE_MS,
    },
  )
  readonly #lookUps = new ResponseCache<RenderedPage>(({ html }) => html.length, { maxAgeMs: MAX_AGE_MS })
  readonly #records = new ResponseCache<KnownRecords>(
    ({ exam, notice, content }) => 100 * (exam.size + notice.size + content.size),
  )
  /** Kinds of URLs whose pages differ between visitors, so that nobody waits for a shared rendering. */
  readonly #personal = new LRUCache<string, true>({ max: 500 })

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  /**
   * The page of a URL for a visitor. Concurrent callers share one rendering.
   *
   * @param render renders for everybody. Operations that it may not run throw; it reports failed operations, and such
   *   a page is not cached. If it throws at once, only this caller's request fails.
   * @returns undefined when the page differs between visitors and must be rendered for each.
   */
  async page(
    url: URL,
    render: (mayRun: RendererOptions['isForEverybody'], onFailure: () => void) => Promise<RenderedPage>,
  ): Promise<FinishedPage | undefined> {
    const kind = `${url.pathname}?${Array.from(url.searchParams.keys()).join('&')}`
    if (this.#personal.has(kind)) return undefined
    let forEverybody = true
    let untilChange = true
    let failed = false
    const make = async (): Promise<FinishedPage> => {
      const rendered = await render(
        (document) => {
          const allowed = this.#options.isForEverybody(document)
          if (!allowed) forEverybody = false
          else if (!this.#options.isForEverybody(document, { untilChange: true })) untilChange = false
          return allowed
        },
        () => {
          failed = true
        },
      )
      const page = finished(rendered, { forEverybody })
      const isComplete = (page.status === 200 || page.status === 404) && !failed && page.errors.length === 0
      if (!forEverybody || !isComplete) return page
      return { ...page, shareable: page.status === 200 && untilChange ? 'until a change' : 'for a while' }
    }
    const version = await this.#version()
    if (version === undefined) return undefined
    const address = url.pathname + url.search
    const page = await this.#pages.get(version, address, make, ({ shareable }) => shareable !== false)
    if (page.forEverybody) return page
    this.#personal.set(kind, true)
    return undefined
  }

  /** The page of a look-up whose result was found for this client, cached likewise. */
  async lookUp(url: URL, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const version = await this.#version()
    if (version === undefined) return render()
    const isComplete = ({ status, errors }: RenderedPage) => status === 200 && errors.length === 0
    return this.#lookUps.get(version, url.pathname + url.search, render, isComplete)
  }

  /** The template of that name, cached likewise. */
  async template(
    name: string,
    render: (mayRun: RendererOptions['isForEverybody']) => Promise<PageTemplate | undefined>,
  ): Promise<PageTemplate | undefined> {
    const version = await this.#version()
    if (version === undefined) return undefined
    const make = () => render(this.#options.isForEverybody).then((template) => ({ template }))
    return (await this.#templates.get(version, name, make, ({ template }) => template !== undefined)).template
  }

  /** Tells whether a record exists; true while the database does not answer. */
  async isKnown(): Promise<IsKnown> {
    const version = await this.#version()
    if (version === undefined) return () => true
    const records = await Promise.resolve(
      this.#records.get(
        version,
        '',
        () => this.#options.knownRecords(),
        () => true,
      ),
    ).catch(() => undefined)
    return (kind, id) => records?.[kind].has(id) ?? true
  }

  /** Pages can be rendered without the database, and report missing data. */
  async #version(): Promise<string | undefined> {
    try {
      return await this.#options.version()
    } catch {
      return undefined
    }
  }
}

/** @param forEverybody whether it is the same for every visitor. */
export function finished(
  { status, headers, styles, errors, card, html }: RenderedPage,
  { forEverybody }: { forEverybody: boolean },
): FinishedPage {
  return {
    ...{ status, headers, styles, errors, forEverybody, shareable: false },
    ...(card && { card }),
    body: new PageBody(html, forEverybody ? 'often' : 'once'),
  }
}

/**
 * A page that is sent once is compressed fast and synchronously: 0.2 ms, about as long as passing it to another thread
 * costs. A page that is sent often is compressed well.
 */
const compressors = {
  once: {
    br: (html: Buffer) => brotliCompressSync(html, brotliOptions(html, 1)),
    gzip: (html: Buffer) => gzipSync(html, gzipOptions(1)),
  },
  often: {
    br: (html: Buffer) => promisify(brotliCompress)(html, brotliOptions(html, 6)),
    gzip: (html: Buffer) => promisify(gzip)(html, gzipOptions(6)),
  },
} as const

/** Pages fit into the window; a larger one would only take memory. */
const brotliOptions = (html: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
})

const gzipOptions = (level: number): ZlibOptions => ({ level })

/** The body of a page in every encoding, each created on first use. */
class PageBody {
  readonly #html: Buffer
  readonly #sent: keyof typeof compressors
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>()

  constructor(html: string | Buffer, sent: keyof typeof compressors) {
    this.#html = typeof html === 'string' ? Buffer.from(html) : html
    this.#sent = sent
  }

  /** Approximate bytes of all encodings. */
  get size(): number {
    return 2 * this.#html.length
  }

  /** The same page with another id in place of the placeholder. */
  withId(id: string, placeholder: string): PageBody {
    return new PageBody(
      Buffer.from(this.#html.toString('latin1').replaceAll(placeholder, id), 'latin1'),
      'once',
    )
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers)
    if (!encoding) return reply.send(this.#html)
    const compressed = this.#compressed.get(encoding) ?? compressors[this.#sent][encoding](this.#html)
    this.#compressed.set(encoding, compressed)
    return reply.header('content-encoding', encoding).send(await compressed)
  }
}
