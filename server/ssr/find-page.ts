import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import { costs } from '#server/graphql/costs.ts'
import { publicError } from '#server/graphql/errors.ts'
import { inLanguage } from '#server/locales/say.ts'
import { localeOf } from '#shared/locales.ts'
import type {
  ExecuteOperation,
  Operation,
  PageAddress,
  RenderedPage,
  SocialCard,
} from '#shared/page-renderer.ts'
import { formOf } from './form-pages.ts'
import { pageAddressOf } from './page-address.ts'
import { type FinishedPage, finished, type PageCache } from './page-cache.ts'
import type { LoadClient, LoadedClient, PageAudience, RendererOptions } from './renderer.ts'

const RENDER_TIMEOUT_MS = 15_000

/** A request for a page. */
interface PageRequest extends Pick<RendererOptions, 'execute' | 'isVisitor' | 'budgetOf'> {
  url: URL
  request: FastifyRequest
  reply: FastifyReply
  load: LoadClient
  as: PageAudience
}

/** The page of a URL: cached, or rendered for this request. */
export async function findPage(pageRequest: PageRequest, cache: PageCache): Promise<FinishedPage> {
  const { bundle } = await clientOf(pageRequest)
  const isKnown = await cache.isKnown()
  const address = await pageAddressOf(bundle, pageRequest, isKnown)
  const url = new URL(pageRequest.url.pathname + address.search, pageRequest.url)
  const ownRequest = { ...pageRequest, url }
  if (pageRequest.as !== 'viewer' || pageRequest.request.method === 'POST')
    return privatePage(await renderPage(ownRequest))
  if (!(await pageRequest.isVisitor(pageRequest.request, pageRequest.reply)))
    return privatePage(await renderPage(ownRequest))
  const name = bundle.templateName(url)
  if (name === undefined || !isKnown('exam', name)) {
    const page = await sharedPage(pageRequest, address, cache)
    if (!page) return privatePage(await renderPage(ownRequest))
    // No cache keeps look-ups, nor forms of accounts, whose addresses may have the token of a mailed link.
    const isOpen = name === undefined && (address.isRehearsable || page.status === 404)
    return isOpen ? page : { ...page, shareable: false }
  }
  return findLookUp(ownRequest, name, cache)
}

/** The page that is the same for every visitor; undefined when there is none. */
async function sharedPage(
  pageRequest: PageRequest,
  { shared, unknownId }: PageAddress,
  cache: PageCache,
): Promise<FinishedPage | undefined> {
  const client = await clientOf(pageRequest)
  const { bundle } = client
  const url = new URL(shared, pageRequest.url)
  const budget = await pageRequest.budgetOf(pageRequest.request)
  const page = await cache.page(url, (...limits) => {
    // Nobody else may ever ask for the same search.
    budget.spend(url.search === '' ? costs.sharedPage : costs.page)
    return bundle.render(...sharedInputs({ ...pageRequest, url }, client, ...limits))
  })
  if (!page || unknownId === undefined) return page
  return { ...page, body: page.body.withId(unknownId, bundle.PLACEHOLDER) }
}

/** The social card of a page that every visitor may open; undefined for all other URLs. */
export async function findCard(
  cardRequest: Omit<PageRequest, 'as'>,
  cache: PageCache,
): Promise<SocialCard | undefined> {
  const pageRequest: PageRequest = { ...cardRequest, as: 'visitor' }
  const { bundle } = await clientOf(pageRequest)
  const address = await pageAddressOf(bundle, pageRequest, await cache.isKnown())
  if (!address.isPublic) return undefined
  const page = await sharedPage(pageRequest, address, cache)
  return page?.status === 200 ? page.card?.() : undefined
}

async function findLookUp(pageRequest: PageRequest, name: string, cache: PageCache): Promise<FinishedPage> {
  const { url } = pageRequest
  const client = await clientOf(pageRequest)
  const { bundle } = client
  const budget = await pageRequest.budgetOf(pageRequest.request)
  const template = await cache.template(`${localeOf(url.pathname)} ${name}`, (mayRun) => {
    budget.spend(costs.sharedPage)
    return bundle.renderTemplate(...sharedInputs(pageRequest, client, mayRun))
  })
  if (!template) return privatePage(await renderPage(pageRequest))
  const render = (execute?: ExecuteOperation, { shareable } = { shareable: false }) => {
    if (!shareable) return renderPage(pageRequest, execute)
    return cache.lookUp(url, () => {
      budget.spend(costs.sharedPage)
      return bundle.render(...inputs(pageRequest, client, AbortSignal.timeout(RENDER_TIMEOUT_MS), execute))
    })
  }
  return privatePage(await bundle.renderWithTemplate(template, url, operations(pageRequest), render))
}

/** Renders the complete page for this request, until the client disconnects. */
async function renderPage(
  pageRequest: PageRequest,
  execute = operations(pageRequest),
): Promise<RenderedPage> {
  const budget = await pageRequest.budgetOf(pageRequest.request)
  budget.spend(costs.page)
  const client = await clientOf(pageRequest)
  const disconnected = new AbortController()
  pageRequest.reply.raw.once('close', () => disconnected.abort())
  const signal = AbortSignal.any([disconnected.signal, AbortSignal.timeout(RENDER_TIMEOUT_MS)])
  return client.bundle.render(...inputs(pageRequest, client, signal, execute))
}

const clientOf = ({ load, request, url }: PageRequest) => load(request, localeOf(url.pathname))

const privatePage = (page: RenderedPage) => finished(page, { forEverybody: false })

/** A page shows why a part is missing, so an error that is thrown, of a session's query say, is hidden like a resolver's. */
function operations({ url, execute, request, reply, as }: PageRequest): ExecuteOperation {
  // The cache key is this path, for all addresses of the page.
  const language = localeOf(url.pathname)
  return async (operation) => {
    try {
      return (await execute(request, reply, { ...operation, language, as })) as FormattedExecutionResult
    } catch (error) {
      return { data: null, errors: [inLanguage(publicError({ message: '' }, error, request.log), language)] }
    }
  }
}

/** For everybody: a client that disconnects does not stop the rendering. */
function sharedInputs(
  pageRequest: PageRequest,
  client: LoadedClient,
  mayRun: RendererOptions['isForEverybody'],
  onFailure = () => {},
) {
  const execute = restrict(mayRun, operations(pageRequest), onFailure)
  return inputs(pageRequest, client, AbortSignal.timeout(RENDER_TIMEOUT_MS), execute)
}

/** Rejects operations that may not be run. */
function restrict(
  mayRun: RendererOptions['isForEverybody'],
  execute: ExecuteOperation,
  onFailure: () => void,
): ExecuteOperation {
  return async (operation: Operation) => {
    if (!mayRun(operation.document)) throw new Error('Not the same for everybody')
    const answer = await execute(operation)
    if (answer.errors) onFailure()
    return answer
  }
}

function inputs(
  pageRequest: PageRequest,
  { template, preloadTags }: LoadedClient,
  signal: AbortSignal,
  execute = operations(pageRequest),
) {
  const { url, request } = pageRequest
  const pageFetch = new Request(url, { headers: headersOf(request), signal, ...formOf(request) })
  return [pageFetch, { execute, template, ...(preloadTags && { preloadTags }) }] as const
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
