import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Site } from '#server/config/site.ts'
import { hasHostName } from '#server/lib/web-address.ts'

type Hosts = { [directive in 'script' | 'connect' | 'img' | 'frame']?: readonly string[] }

/** External hosts that the browser may load from: those of the services that the institute uses. */
function externalHosts(site: Site): Hosts[] {
  const originOf = (address: string | undefined) =>
    address !== undefined && URL.canParse(address) && hasHostName(address) ? [new URL(address).origin] : []
  return [
    { img: originOf(site.logoUrl) },
    { frame: [...originOf(site.mapEmbedUrl), ...originOf(site.onlineFormUrl)] },
    site.analyticsId === undefined ? {} : googleAnalytics,
    site.chatPluginId === undefined ? {} : { frame: ['https://www.facebook.com'] },
  ]
}

/**
 * Independent of the settings, because staff may add a video at any time, and drafts and pages that are open already play it,
 * too. A page asks it only once a person presses Play.
 */
const VIDEO_PLAYER = 'https://www.youtube-nocookie.com'

const googleAnalytics: Hosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

const hashes = new LRUCache<string, string>({
  max: 200,
  memoMethod: (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
})

/** In the browser, styled-components inserts rules into an empty style element. */
const emptyStyle = hashes.memo('')
const STYLES = "style-src-elem 'self'"

/**
 * The policy of a page with style elements. Hashes, unlike a nonce, are the same for each response, so pages can be
 * cached.
 *
 * @param policy from `contentSecurityPolicy`.
 * @param styles the exact content of the elements.
 */
export function allowStyles(policy: string, styles: readonly string[]): string {
  // Browsers ignore 'unsafe-inline' beside a hash.
  if (policy.includes(`${STYLES} 'unsafe-inline'`)) return policy
  return policy.replace(STYLES, [STYLES, ...styles.map((style) => hashes.memo(style))].join(' '))
}

/**
 * The policy of pages: everything but the video player comes from this server, and inline scripts are not allowed. Vite's development
 * client needs inline scripts, a socket and a worker.
 */
export function contentSecurityPolicy(site: Site, o: { development: boolean }) {
  const external = externalHosts(site)
  const from = (directive: keyof Hosts) => [
    ...new Set(external.flatMap(({ [directive]: hosts = [] }) => hosts)),
  ]
  const frames = from('frame')
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(o.development ? ["'unsafe-inline'"] : []), ...from('script')],
      scriptSrcAttr: ["'none'"],
      // Only for browsers without support for the next two directives.
      styleSrc: ["'self'", "'unsafe-inline'"],
      styleSrcElem: ["'self'", o.development ? "'unsafe-inline'" : emptyStyle],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...from('img')],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(o.development ? ['ws:'] : []), ...from('connect')],
      // The form of the content frames the page that it changes.
      frameSrc: ["'self'", VIDEO_PLAYER, ...frames],
      // The service worker.
      workerSrc: ["'self'", ...(o.development ? ['blob:'] : [])],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  }
}
