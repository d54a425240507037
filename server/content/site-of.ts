import type { Site } from '#server/config/site.ts'
import type { Fields } from './field.ts'
import type { Logo } from './find-logo.ts'

/** The settings from the start: of a file, or what stands in until staff have entered theirs. */
export interface ConfiguredSite {
  site: Site
  /** Whether `site` comes from the file that SITE_CONFIG names: it alone counts then. */
  fromFile: boolean
}

/** What staff have entered in one form of the settings. */
interface Entered {
  fields: Fields
  data: Readonly<Record<string, unknown>>
}

/**
 * The institute's settings: those of the file, or those that staff have entered and what stands in for the others.
 *
 * @param shownLogo the picture that was entered as the logo.
 */
export function siteOf(
  { site, fromFile }: ConfiguredSite,
  entered: readonly Entered[],
  shownLogo?: Logo,
): Site {
  if (fromFile) return site
  // A required value is missing in drafts only, and their preview needs it.
  const names = new Set(
    entered.flatMap(({ fields, data }) =>
      Object.keys(fields).filter((name) => !(fields[name]?.required && data[name] === null)),
    ),
  )
  const standIn = Object.entries(site).filter(([name]) => !names.has(name))
  const values = entered.flatMap(({ data }) => Object.entries(data)).filter(([, value]) => value !== null)
  const { logo, ...settings } = Object.fromEntries([...standIn, ...values])
  return { ...settings, ...(logo !== undefined && shownLogo) } as Site
}
