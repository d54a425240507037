import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { demoSite } from './demo-site.ts'
import { StartError } from './lib/start-error.ts'

const text = z.string().trim().min(1)
const webAddress = z.url({ protocol: /^https?$/ })

/** What makes this installation a particular institute's. Unknown keys are errors, so that a typing slip shows. */
const siteConfig = z.strictObject({
  name: text,
  shortName: text,
  tagline: text,
  description: text,
  establishedYear: z.int().min(1900).max(2200),
  logoUrl: z.union([webAddress, z.string().startsWith('/')]).optional(),
  phones: z.array(text).min(1),
  email: z.email(),
  address: text,
  officeHours: text,
  socialLinks: z.array(z.strictObject({ name: text, url: webAddress })).default([]),
  iosAppUrl: webAddress.optional(),
  androidAppUrl: webAddress.optional(),
  portalLogInUrl: webAddress.optional(),
  portalSignUpUrl: webAddress.optional(),
  onlineClassUrl: webAddress.optional(),
  // Shown in frames: give the address that the frame ends up at, since no other host may be shown there.
  onlineFormUrl: webAddress.optional(),
  mapEmbedUrl: webAddress.optional(),
  whatsAppNumber: text.optional(),
  messengerUrl: webAddress.optional(),
  // Google Analytics: the measurement ID.
  analyticsId: text.regex(/^G-[A-Z\d]+$/, 'is a measurement ID such as G-AB12CD34EF').optional(),
  // Facebook's page plugin with its messages: the name or number of the institute's page.
  chatPluginId: text.regex(/^[\w.-]+$/, 'is the name or number of a Facebook page').optional(),
  // Its finished live streams are the recorded classes; needs YOUTUBE_API_KEY as well.
  youTubeChannelId: text
    .regex(/^[\w-]+$/, 'is the ID of a channel, such as UCabcdefghijklmnopqrstuv')
    .optional(),
})

export type Site = z.infer<typeof siteConfig>
export type SiteInput = z.input<typeof siteConfig>

/**
 * The institute's configuration: the JSON file named, or the demo institute.
 *
 * @throws StartError when the file cannot be read, is not JSON, or does not fit; it names each key.
 */
export async function readSite(file: string | undefined): Promise<Site> {
  if (file === undefined) return siteConfig.parse(demoSite)
  const parsed = siteConfig.safeParse(await readJson(file))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`)
  throw new StartError(`SITE_CONFIG (${file}) does not fit. ${wrong.join('; ')}.`)
}

async function readJson(file: string): Promise<unknown> {
  const content = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`SITE_CONFIG names ${file}, which cannot be read: ${error.message}.`)
  })
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new StartError(`SITE_CONFIG (${file}) is not valid JSON: ${(error as Error).message}.`)
  }
}
