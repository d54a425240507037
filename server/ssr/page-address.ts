import type { FastifyRequest } from 'fastify'
import { costs } from '#server/graphql/costs.ts'
import type { ClientBundle, IsKnown, PageAddress } from '#shared/page-renderer.ts'
import type { RendererOptions } from './renderer.ts'

interface AddressRequest extends Pick<RendererOptions, 'budgetOf'> {
  url: URL
  request: FastifyRequest
}

/**
 * What an URL shows. Paths that nobody asked for lately are charged to the client: the router ranks all routes for them.
 *
 * @throws TooManyAttempts
 */
export async function pageAddressOf(
  bundle: ClientBundle,
  { url, request, budgetOf }: AddressRequest,
  isKnown: IsKnown = () => true,
): Promise<PageAddress> {
  if (!bundle.isMatched(url.pathname)) (await budgetOf(request)).spend(costs.newPath)
  return bundle.pageAddress(url, isKnown)
}
