import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Site } from './site.ts'

type Hosts = { [directive in 'script' | 'connect' | 'img' | 'frame']?: readonly string[] }

/** What the browser may load from elsewhere: the hosts of the outside services that the institute uses, no others. */
function outsideHosts(site: Site): Hosts[] {
  const ofAddress = (address: string | undefined) =>
    address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []
  return [
    { img: ofAddress(site.logoUrl) },
    { frame: [...ofAddress(site.mapEmbedUrl), ...ofAddress(site.onlineFormUrl)] },
    site.analyticsId === undefined ? {} : googleAnalytics,
    site.chatPluginId === undefined ? {} : { frame: ['https://www.facebook.com'] },
    site.youTubeChannelId === undefined ? {} : { frame: ['https://www.youtube-nocookie.com'] },
  ]
}

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

/** In the browser, styled-components fills an empty style element through its sheet. */
const emptyStyle = hashes.memo('')
const STYLES = "style-src-elem 'self'"

/**
 * The policy of a page that has style elements of its own. Hashes need no new page for each answer, as a nonce does, so
 * finished pages can be kept.
 *
 * @param policy as made below.
 * @param styles what is in the elements, to the letter.
 */
export function allowStyles(policy: string, styles: readonly string[]): string {
  // Beside a hash, what development allows would not count.
  if (policy.includes(`${STYLES} 'unsafe-inline'`)) return policy
  return policy.replace(STYLES, [STYLES, ...styles.map((style) => hashes.memo(style))].join(' '))
}

/**
 * The policy of the pages: everything comes from our own server, and no script stands in a page. Vite's development
 * client needs inline scripts, a socket and a worker.
 */
export function contentSecurityPolicy(site: Site, o: { development: boolean }) {
  const outside = outsideHosts(site)
  const from = (directive: keyof Hosts) => [
    ...new Set(outside.flatMap(({ [directive]: hosts = [] }) => hosts)),
  ]
  const frames = from('frame')
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(o.development ? ["'unsafe-inline'"] : []), ...from('script')],
      scriptSrcAttr: ["'none'"],
      // Browsers that know the next two, as nearly all do, do not look at this one.
      styleSrc: ["'self'", "'unsafe-inline'"],
      styleSrcElem: ["'self'", o.development ? "'unsafe-inline'" : emptyStyle],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...from('img')],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(o.development ? ['ws:'] : []), ...from('connect')],
      frameSrc: frames.length > 0 ? frames : ["'none'"],
      workerSrc: o.development ? ["'self'", 'blob:'] : ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  }
}
