import type { ApolloClient } from '@apollo/client'
import type { NormalizedCacheObject } from '@apollo/client/cache'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import type { ServerStyleSheet } from 'styled-components'
import { createApolloClient } from '#client/data/client.ts'
import { inProcessLink } from '#client/data/in-process-link.ts'
import { readyClient } from '#client/data/lazy-client.ts'
import { loaderContext } from '#client/data/loader-context.ts'
import { Providers } from '#client/data/providers.tsx'
import { ROOT } from '#client/data/root-data.ts'
import type { RootQuery } from '#client/gql/graphql.ts'
import { pageError } from '#client/layouts/page-error.ts'
import { type PageFacts, PageFactsContext } from '#client/layouts/page-facts.ts'
import { localFile } from '#client/locales/locale.ts'
import { routes } from '#client/router.ts'
import { preloadedFonts } from '#client/theme/fonts.ts'
import { globalCss } from '#client/theme/global-style.ts'
import { patternTile } from '#client/ui/motif/pattern-tile.ts'
import { TemplateOnlyContext } from '#client/ui/page-slot.tsx'
import type { RenderedPage, RenderOptions, SocialCard } from '#shared/page-renderer.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'
import type { ColorSchemes, Scheme } from '#shared/theme/color-schemes.ts'
import { iconPath, logoIconPath, markPaths } from '#shared/theme/mark.ts'
import { currentFormats } from './formats.ts'
import { CARD, headTags } from './head-tags.ts'
import { escapeHtml } from './html-text.ts'
import { pageStateTag } from './page-state.ts'
import { renderMarkup } from './render-markup.tsx'

/** Stands for the style element of a page whose styles are not complete. */
export const STYLES_SLOT = '<!--styles-->'

const handler = createStaticHandler(routes)

/** Parts that only signed-in people need at once. */
const APOLLO = 'data/browser-client.ts'

/**
 * Renders the page of an address with the data of its loaders, or of its action for a POST.
 *
 * @param template renders only the page around the template's part: a sheet that takes the styles and stays open. Then
 *   SLOT and STYLES_SLOT stand for the part and for the style element.
 */
export async function renderPage(
  request: Request,
  options: RenderOptions,
  template?: { sheet: ServerStyleSheet },
): Promise<RenderedPage> {
  const apollo = createApolloClient(inProcessLink(options.execute), { ssrMode: true })
  const found = await load(request, apollo)
  if (found instanceof Response)
    return { status: found.status, headers: location(found), html: '', styles: [], errors: [] }
  const { 'x-refresh': refresh, 'x-search': search, ...headers } = loaderHeaders(found)
  // Links from the page to itself, such as that to the other language, keep the form's values that an address may hold.
  if (search !== undefined && request.method === 'POST') Object.assign(found.location, { search })

  const errors: unknown[] = []
  const about: { facts?: PageFacts | null } = {}
  const markup = async (context: StaticHandlerContext) =>
    renderMarkup(
      <PageFactsContext value={(facts) => Object.assign(about, { facts })}>
        <TemplateOnlyContext value={template !== undefined}>
          <Providers apollo={readyClient(apollo)}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Providers>
        </TemplateOnlyContext>
      </PageFactsContext>,
      { signal: request.signal, sheet: template?.sheet },
    )
  let context = withoutInternals(found, errors)
  const { head, styles, page } = await markup(context).catch((error: unknown) => {
    if (request.signal.aborted) throw error
    context = withoutInternals({ ...found, statusCode: 500, errors: { root: error } }, errors)
    return markup(context)
  })

  const cache = apollo.extract() as NormalizedCacheObject
  const root: RootQuery | undefined = context.loaderData[ROOT]
  const site = root?.site
  const signedIn = Boolean(root?.viewer.session)
  const modules = context.matches.map(({ route }) => route.id)
  const preloads = options.preloadTags?.(signedIn ? [...modules, APOLLO] : modules) ?? ''
  const schemes = brandScheme(site?.brandColor)
  // Search engines shall not keep the pages of an institute that has no contact yet.
  const isSetUp = site === undefined || site.email != null
  const facts = isSetUp ? about.facts : null
  const { actionData, errors: failures } = context
  const router = { loaderData: loaderDataOf(context), actionData, errors: failures }
  const state = pageStateTag({ apollo: cache, signedIn, formats: currentFormats(), router })
  return {
    status: context.statusCode,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    html: fill(options.template, {
      head: [
        documentHead({ logoUrl: site?.logoUrl, brandColor: site?.brandColor }),
        preloads,
        head,
        template ? STYLES_SLOT : styles.tag,
        facts && site ? headTags(facts, site) : '',
        isSetUp ? '' : '<meta name="robots" content="noindex">',
        request.method === 'GET' ? refreshTag(refresh ?? headers['retry-after']) : '',
      ].join(''),
      page,
      state,
    }),
    styles: [globalCss(schemes), styles.text],
    ...(facts && site && { card: () => socialCard(facts.title, site, schemes) }),
    errors,
  }
}

/** Runs the guards, then the loaders. A response instead of a context leads elsewhere. */
async function load(request: Request, apollo: ApolloClient): Promise<StaticHandlerContext | Response> {
  let found: StaticHandlerContext | Response | undefined
  const response = await handler.query(request, {
    requestContext: loaderContext(async () => apollo),
    // Guards are middleware, and the router's middleware passes responses on, not contexts.
    async generateMiddlewareResponse(query) {
      found = await query(request)
      return found instanceof Response ? found : new Response()
    },
  })
  return found ?? (response as Response)
}

function location(response: Response): Record<string, string> {
  const address = response.headers.get('location')
  return address === null ? {} : { location: address }
}

/** Nobody leaves a page open for longer. */
const MAX_REFRESH_SECONDS = 24 * 60 * 60

/** Without JavaScript a page that is to be asked for again is, by the browser. */
function refreshTag(after: string | undefined): string {
  const seconds = Number(after)
  if (!(seconds <= MAX_REFRESH_SECONDS)) return ''
  return `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>`
}

/** Headers of the loaders and the action, such as when to ask again. */
function loaderHeaders(context: StaticHandlerContext): Record<string, string> {
  const { loaderHeaders, actionHeaders } = context
  const all = [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]
  return Object.fromEntries(all.flatMap((headers) => [...headers]))
}

/** Replaces the errors of loaders by their public parts, and keeps the originals for the log. */
function withoutInternals(context: StaticHandlerContext, originals: unknown[]): StaticHandlerContext {
  if (!context.errors) return context
  const shown = Object.entries(context.errors).map(([id, thrown]) => {
    const error = pageError(thrown)
    if (error.status >= 500) originals.push(thrown)
    return [id, error] as const
  })
  const [first] = shown
  return {
    ...context,
    statusCode: first?.[1].status ?? context.statusCode,
    errors: Object.fromEntries(shown),
  }
}

/**
 * Without a value the browser would run a loader or a guard again, and render nothing meanwhile. Other routes have one only
 * in their first rendering.
 */
function loaderDataOf({ matches, loaderData }: StaticHandlerContext) {
  const routes = matches.map(({ route }) => route)
  const done = routes.filter(({ id, loader, middleware }) => (loader ? id in loaderData : middleware))
  return Object.fromEntries(done.map(({ id }) => [id, loaderData[id] ?? null]))
}

function fill(template: string, parts: Record<'head' | 'page' | 'state', string>): string {
  return template.replace(/<!--(head|page|state)-->/g, (_mark, part: keyof typeof parts) => parts[part])
}

const fonts = preloadedFonts.map(
  (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
)

const themeColors = ({ light, dark }: ColorSchemes) =>
  Object.entries({ light, dark }).map(
    ([scheme, { ground }]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${ground}">`,
  )

interface DocumentHeadOptions {
  /** The institute's own mark, if it has one. */
  logoUrl?: string | null | undefined
  /** As `#rrggbb`; without it the site has the default look. */
  brandColor?: string | null | undefined
}

/** The part of the head that is the same on every page. Only the server needs it, so no page's bundle carries it. */
function documentHead({ logoUrl, brandColor }: DocumentHeadOptions): string {
  const schemes = brandScheme(brandColor)
  const icons = logoUrl
    ? `<link rel="icon" href="${escapeHtml(logoIconPath('icon-192.png', logoUrl) ?? logoUrl)}"><link rel="apple-touch-icon" href="${escapeHtml(logoIconPath('apple-touch-icon.png', logoUrl) ?? logoUrl)}">`
    : `<link rel="icon" href="${iconPath('favicon.svg', brandColor)}" type="image/svg+xml"><link rel="apple-touch-icon" href="${iconPath('apple-touch-icon.png', brandColor)}">`
  const manifest = `<link rel="manifest" href="${localFile('/site.webmanifest')}">`
  return [icons, manifest, ...fonts, ...themeColors(schemes), `<style>${globalCss(schemes)}</style>`].join(
    '\n',
  )
}

const PATTERN = { width: 312, cell: 6.5, rows: 3 } as const

/** Where the words go, in px, and their colours. */
const wordsIn = (light: Scheme): SocialCard['words'] => ({
  left: 72,
  width: CARD.width - PATTERN.width - 2 * 72,
  logoTop: 56,
  top: 160,
  bottom: CARD.height - 64,
  titleColor: light.text,
  instituteColor: light.textMuted,
})

/** The card of a page, or of the institute when the page has no title. */
export function socialCard(
  title: string | undefined,
  { name: institute, logoUrl }: { name: string; logoUrl?: string | null | undefined },
  { light }: ColorSchemes,
): SocialCard {
  return {
    title: title ?? institute,
    institute: title === undefined ? '' : institute,
    logoUrl: logoUrl ?? null,
    ground: cardGround(title ?? institute, light, { withMark: !logoUrl }),
    words: wordsIn(light),
  }
}

/** The ground of a card as SVG: paper, the pattern of the card's subject, and the project's mark. */
function cardGround(seed: string, light: Scheme, { withMark }: { withMark: boolean }): string {
  const { width, height } = CARD
  const tile = patternTile(seed, PATTERN.rows)
  const tones = tile.paths.map(({ tone, d }) => `<path d="${d}" fill="${light[`pattern${tone}`]}"/>`)
  const [tileWidth, tileHeight] = [tile.width * PATTERN.cell, tile.height * PATTERN.cell]
  const left = width - PATTERN.width
  // From the middle outwards, as on the pages.
  const shift = height / 2 - tileHeight / 2
  // An institute with a logo of its own has no other mark.
  const mark = withMark
    ? `<g transform="translate(72 64) scale(3.6)">${markPaths({ main: light.action, ground: light.surface, accent: light.accent })}</g>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<pattern id="pattern" x="${left}" y="${shift}" width="${tileWidth}" height="${tileHeight}" viewBox="0 0 ${tile.width} ${tile.height}" patternUnits="userSpaceOnUse">
<rect width="${tile.width}" height="${tile.height}" fill="${light.patternGround}"/>${tones.join('')}</pattern>
<rect width="${width}" height="${height}" fill="${light.surface}"/>
<rect x="${left}" width="${PATTERN.width}" height="${height}" fill="url(#pattern)"/>
<rect x="${left - 12}" width="12" height="${height}" fill="${light.accent}"/>
${mark}</svg>`
}
