import type { FastifyRequest } from 'fastify'
import { choseNepali } from '#server/http/chose-nepali.ts'
import { pathIn } from '#shared/locales.ts'
import type { LoadClient } from './loaded-client.ts'
import { pageAddressOf } from './page-address.ts'
import type { RendererOptions } from './renderer.ts'

interface AskedPage extends Pick<RendererOptions, 'budgetOf'> {
  request: FastifyRequest
  url: URL
  load: LoadClient
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
}: AskedPage): Promise<string | undefined> {
  if (!choseNepali(request)) return undefined
  const { bundle } = await load(request, 'ne')
  const page = new URL(pathIn('ne', url.pathname) + url.search, url)
  const { isPage } = await pageAddressOf(bundle, { url: page, request, budgetOf })
  return isPage ? page.pathname + page.search : undefined
}
