import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import { claimsSession } from '#server/access/cookies.ts'
import type { LoadedClient, Operation, RenderedPage, RunOperation } from './client-bundle.ts'
import { type FinishedPage, finished, type KeptPages } from './kept-pages.ts'
import type { RendererOptions } from './renderer.ts'

const RENDER_TIMEOUT_MS = 15_000

/** Somebody's request for a page. */
interface Visit extends Pick<RendererOptions, 'execute'> {
  url: URL
  request: FastifyRequest
  reply: FastifyReply
  load(request: FastifyRequest): Promise<LoadedClient>
}

/** The page of an address: what is kept of it, and the rest rendered for whoever asks. */
export async function findPage(visit: Visit, kept: KeptPages): Promise<FinishedPage> {
  const { url, request } = visit
  if (claimsSession(request)) return forOne(await renderPage(visit))
  const client = await visit.load(request)
  const { bundle } = client
  const forAll = (mayAsk: RendererOptions['isForEverybody']) =>
    inputs(visit, client, AbortSignal.timeout(RENDER_TIMEOUT_MS), only(mayAsk, operations(visit)))
  const name = bundle.frameName(url)
  if (name === undefined) {
    const page = await kept.page(url, (mayAsk) => bundle.render(...forAll(mayAsk)))
    return page ?? forOne(await renderPage(visit))
  }
  const frame = await kept.frame(name, (mayAsk) => bundle.renderFrame(...forAll(mayAsk)))
  if (!frame) return forOne(await renderPage(visit))
  return forOne(
    await bundle.renderInFrame(frame, url, operations(visit), (execute) => renderPage(visit, execute)),
  )
}

/** Renders the whole page for whoever asks, as long as they wait. */
export async function renderPage(visit: Visit, execute = operations(visit)): Promise<RenderedPage> {
  const client = await visit.load(visit.request)
  const gone = new AbortController()
  visit.reply.raw.once('close', () => gone.abort())
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(RENDER_TIMEOUT_MS)])
  return client.bundle.render(...inputs(visit, client, signal, execute))
}

const forOne = (page: RenderedPage) => finished(page, { forEverybody: false })

function operations({ execute, request, reply }: Visit): RunOperation {
  return async (operation) => (await execute(request, reply, operation)) as FormattedExecutionResult
}

/** Refuses whatever may not be asked. */
function only(mayAsk: RendererOptions['isForEverybody'], execute: RunOperation): RunOperation {
  return async (operation: Operation) => {
    if (!mayAsk(operation.document, operation.variables)) throw new Error('Not the same for everybody')
    return execute(operation)
  }
}

function inputs(
  { url, request }: Visit,
  { template, preloadTags }: LoadedClient,
  signal: AbortSignal,
  execute: RunOperation,
) {
  const asked = new Request(url, { headers: headersOf(request), signal })
  return [asked, { execute, template, ...(preloadTags && { preloadTags }) }] as const
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
