import type { Services } from '#server/graphql/context.ts'

/** The source of recorded classes. */
export type VideoSource =
  | { kind: 'platform'; channelId: string; url: string; key: string }
  | { kind: 'samples' }
  | { kind: 'none' }

/** The platform when channel and key are configured; otherwise the demo's samples or nothing. */
export function videoSource({ env, site }: Pick<Services, 'env' | 'site'>): VideoSource {
  const { youTubeChannelId: channelId } = site
  const { youTubeApiKey: key, youTubeApiUrl: url } = env
  if (channelId !== undefined && key !== undefined) return { kind: 'platform', channelId, url, key }
  return { kind: env.demo && channelId === undefined ? 'samples' : 'none' }
}

/** Warns at start when only one of the two settings is present. */
export function warnOfIncompleteVideoSource({
  env,
  site,
  log,
}: Pick<Services, 'env' | 'site' | 'log'>): void {
  if (site.youTubeChannelId !== undefined && env.youTubeApiKey === undefined) {
    log.warn(
      'the settings of the institute name a YouTube channel, but without YOUTUBE_API_KEY no recorded classes are shown',
    )
  }
  if (site.youTubeChannelId === undefined && env.youTubeApiKey !== undefined) {
    log.warn(
      'YOUTUBE_API_KEY is set, but no recorded classes are shown without a YouTube channel under Settings → Links and services, or youTubeChannelId in SITE_CONFIG',
    )
  }
}
