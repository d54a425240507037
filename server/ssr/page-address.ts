import type { FastifyRequest } from 'fastify'
import { costs } from '#server/graphql/costs.ts'
import { choseNepali } from '#server/http/chose-nepali.ts'
import { pathIn } from '#shared/locales.ts'
import type { ClientBundle, IsKnown, PageAddress } from '#shared/page-renderer.ts'
import type { LoadClient, RendererOptions } from './renderer.ts'

interface AddressRequest extends Pick<RendererOptions, 'budgetOf'> {
  url: URL
  request: FastifyRequest
}

/**
 * Finds the page of a URL. Paths that nobody asked for lately are charged to the client: the router ranks all routes for them.
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

/**
 * Where somebody who chose Nepali earlier, and now comes from elsewhere, finds the page that was asked for. Links of the
 * site itself lead where they say, so that every page can be read in either language; without a choice nobody is led.
 */
export async function pageInChosenLanguage({
  request,
  url,
  load,
  budgetOf,
}: AddressRequest & { load: LoadClient }): Promise<string | undefined> {
  if (!choseNepali(request)) return undefined
  const { bundle } = await load(request, 'ne')
  const page = new URL(pathIn('ne', url.pathname) + url.search, url)
  const { isPage } = await pageAddressOf(bundle, { url: page, request, budgetOf })
  return isPage ? page.pathname + page.search : undefined
}
