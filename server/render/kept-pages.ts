import { LRUCache } from 'lru-cache'
import { KeptAnswers } from '#server/fast-lane/kept-answers.ts'
import type { PageFrame, RenderedPage } from './client-bundle.ts'
import { PageBody } from './page-body.ts'
import type { RendererOptions } from './renderer.ts'

/** Time alone changes a page, too: the year in the foot, what is still to come. */
const MAX_AGE_MS = 60_000

/** A page that is ready to be sent. */
export interface FinishedPage extends Pick<RenderedPage, 'status' | 'headers' | 'styles' | 'errors'> {
  body: PageBody
  /** Whether every visitor gets the same. */
  forEverybody: boolean
}

/**
 * The visitors' pages that hang on nothing but their address and public data, finished, for as long as the data stays
 * what it is; see Freshness.
 */
export class KeptPages {
  readonly #options: Pick<RendererOptions, 'isForEverybody' | 'version'>
  readonly #kept = new KeptAnswers<FinishedPage>(({ body }) => body.size, { maxAgeMs: MAX_AGE_MS })
  readonly #frames = new KeptAnswers<{ frame: PageFrame | undefined }>(({ frame }) => frame?.size ?? 0, {
    maxAgeMs: MAX_AGE_MS,
  })
  /** Kinds of addresses whose pages tell each visitor something else, so that nobody need wait to find out. */
  readonly #personal = new LRUCache<string, true>({ max: 500 })

  constructor(options: Pick<RendererOptions, 'isForEverybody' | 'version'>) {
    this.#options = options
  }

  /**
   * The page of an address for a visitor. Those who ask for it at the same time wait for the same one.
   *
   * @param render for anybody: what it may not ask for the others it is refused with an exception.
   * @returns undefined when the page is not for everybody, and must be rendered for each.
   */
  async page(
    url: URL,
    render: (mayAsk: RendererOptions['isForEverybody']) => Promise<RenderedPage>,
  ): Promise<FinishedPage | undefined> {
    const kind = `${url.pathname}?${Array.from(url.searchParams.keys()).join('&')}`
    if (this.#personal.has(kind)) return undefined
    let forEverybody = true
    const make = async (): Promise<FinishedPage> => {
      const page = await render((document, variables) => {
        const may = this.#options.isForEverybody(document, variables)
        if (!may) forEverybody = false
        return may
      })
      return finished(page, { forEverybody })
    }
    const version = await this.#version()
    if (version === undefined) return undefined
    const address = url.pathname + url.search
    const page = await this.#kept.get(
      version,
      address,
      make,
      ({ status, forEverybody, errors }) => status === 200 && forEverybody && errors.length === 0,
    )
    if (page.forEverybody) return page
    this.#personal.set(kind, true)
    return undefined
  }

  /** The frame of that name, kept likewise. */
  async frame(
    name: string,
    render: (mayAsk: RendererOptions['isForEverybody']) => Promise<PageFrame | undefined>,
  ): Promise<PageFrame | undefined> {
    const version = await this.#version()
    if (version === undefined) return undefined
    const make = async () => ({ frame: await render(this.#options.isForEverybody) })
    return (await this.#frames.get(version, name, make, ({ frame }) => frame !== undefined)).frame
  }

  /** A page can be rendered without the database, and says itself what it misses. */
  async #version(): Promise<string | undefined> {
    try {
      return await this.#options.version()
    } catch {
      return undefined
    }
  }
}

/** @param o.forEverybody whether it is sent to more than one. */
export function finished(
  { status, headers, styles, errors, html }: RenderedPage,
  { forEverybody }: { forEverybody: boolean },
): FinishedPage {
  return {
    ...{ status, headers, styles, errors, forEverybody },
    body: new PageBody(html, forEverybody ? 'often' : 'once'),
  }
}
