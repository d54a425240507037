import type { Services } from '#server/context.ts'

/** Where the recorded classes come from. */
export type VideoSource =
  | { kind: 'platform'; channelId: string; url: string; key: string }
  | { kind: 'samples' }
  | { kind: 'none' }

/** The platform when channel and key are configured, else the demo's samples, else nothing. */
export function videoSource({ env, site }: Pick<Services, 'env' | 'site'>): VideoSource {
  const { youTubeChannelId: channelId } = site
  const { youTubeApiKey: key, youTubeApiUrl: url } = env
  if (channelId !== undefined && key !== undefined) return { kind: 'platform', channelId, url, key }
  return { kind: env.demo && channelId === undefined ? 'samples' : 'none' }
}

/** One of the two settings without the other is most likely a slip: the log says so at start. */
export function warnOfHalfASource({ env, site, log }: Pick<Services, 'env' | 'site' | 'log'>): void {
  if (site.youTubeChannelId !== undefined && env.youTubeApiKey === undefined) {
    log.warn(
      'SITE_CONFIG names a youTubeChannelId, but without YOUTUBE_API_KEY no recorded classes are shown',
    )
  }
  if (site.youTubeChannelId === undefined && env.youTubeApiKey !== undefined) {
    log.warn(
      'YOUTUBE_API_KEY is set, but without youTubeChannelId in SITE_CONFIG no recorded classes are shown',
    )
  }
}
