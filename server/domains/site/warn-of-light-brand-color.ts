import type { Services } from '#server/graphql/context.ts'
import { nearestPassingColor } from '#shared/theme/brand-scheme.ts'

/** Says at start when letters and buttons have another colour than the brand's, and which. */
export function warnOfLightBrandColor({ site, log }: Pick<Services, 'site' | 'log'>): void {
  if (site.brandColor === undefined) return
  const passing = nearestPassingColor(site.brandColor)
  if (passing === site.brandColor) return
  log.warn(
    `brandColor ${site.brandColor} in SITE_CONFIG is too light for letters on paper; they have ${passing}, the nearest colour that reaches a contrast of 4.5`,
  )
}
