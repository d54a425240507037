import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isPhone, PHONE_WORDS } from '#server/lib/phone.ts'
import { StartError } from '#server/lib/start-error.ts'
import { visibleLinesInput } from '#server/lib/visible-text.ts'
import { webAddressInput } from '#server/lib/web-address.ts'
import type { Locale } from '#shared/locales.ts'
import { demoSite } from './demo-site.ts'

const code = z.string().trim().min(1)
const text = visibleLinesInput.pipe(z.string().min(1))
const webAddress = webAddressInput({
  error: 'must be a web address such as https://example.com',
  hostError: 'its host must have letters, digits, dots and hyphens only',
})
const phone = text.refine(isPhone, PHONE_WORDS)
/** A path that stays on this site: `//example.com` would not. */
const path = z.string().refine((text) => {
  const here = 'https://here.invalid'
  return text.startsWith('/') && URL.canParse(text, here) && new URL(text, here).origin === here
})

/** The institute's configuration. Unknown keys are errors, so that misspelt ones are noticed. */
const siteConfig = z.strictObject({
  name: text,
  shortName: text,
  tagline: text,
  description: text,
  establishedYear: z.int().min(1900).max(2200),
  logoUrl: z
    .union([webAddress, path], {
      error: 'must be a web address such as https://example.com/logo.svg, or a path such as /logo.svg',
    })
    .optional(),
  // Whether the logo is nearly white on a transparent ground: it then gets a dark one, else a light one where needed.
  logoIsPale: z.boolean().optional(),
  // #rrggbb: shared/theme/brand-scheme.ts makes the colours of pages, mails and documents of it.
  brandColor: code
    .regex(/^#[\da-f]{6}$/i, 'is a colour such as #8a1538')
    .toLowerCase()
    .optional(),
  phones: z.array(phone).min(1),
  email: z.email(),
  address: text,
  officeHours: text,
  socialLinks: z.array(z.strictObject({ name: text, url: webAddress })).default([]),
  iosAppUrl: webAddress.optional(),
  androidAppUrl: webAddress.optional(),
  portalLogInUrl: webAddress.optional(),
  portalSignUpUrl: webAddress.optional(),
  onlineClassUrl: webAddress.optional(),
  // Shown in frames: must be the final address after redirects, because the frame may show no other host.
  onlineFormUrl: webAddress.optional(),
  mapEmbedUrl: webAddress.optional(),
  whatsAppNumber: phone.optional(),
  messengerUrl: webAddress.optional(),
  // Measurement ID of Google Analytics.
  analyticsId: code.regex(/^G-[A-Z\d]+$/, 'is a measurement ID such as G-AB12CD34EF').optional(),
  // Facebook page plugin with messages: name or number of the page.
  chatPluginId: code.regex(/^[\w.-]+$/, 'is the name or number of a Facebook page').optional(),
  // Which calendar comes first where a date stands: by language, A.D. in English and B.S. in Nepali.
  firstCalendar: z.enum(['BY_LANGUAGE', 'AD', 'BS']).default('BY_LANGUAGE'),
  // The digits of Nepali pages, mails and papers.
  nepaliDigits: z.enum(['DEVANAGARI', 'LATIN']).default('DEVANAGARI'),
  // The second secret of new exams; admins can choose another one for each exam.
  secondSecretOfNewExams: z.enum(['NONE', 'PIN', 'BIRTH_DATE']).default('NONE'),
  // How the best of an exam are shown, unless an admin chooses otherwise for it.
  topPerformersOfNewExams: z.enum(['NAMES', 'INITIALS', 'OFF']).default('NAMES'),
  // Its finished live streams are the recorded classes; needs YOUTUBE_API_KEY.
  youTubeChannelId: code
    .regex(/^[\w-]+$/, 'is the ID of a channel, such as UCabcdefghijklmnopqrstuv')
    .optional(),
})

/** The institute's own settings, once it is set up. */
type OwnFacts = 'establishedYear' | 'email' | 'address' | 'officeHours'
type WholeSite = z.infer<typeof siteConfig>
/** Before the set-up an institute has no phones and none of its own facts. An uploaded logo has a smaller form. */
export type Site = Omit<WholeSite, OwnFacts> & Partial<Pick<WholeSite, OwnFacts>> & { smallLogoUrl?: string }
export type SiteInput = z.input<typeof siteConfig>

/** Stands in for a real institute until staff have entered its own name and contact. */
export const standInSite = (language: Locale = 'en'): Site => ({
  ...(language === 'ne'
    ? {
        name: 'नयाँ संस्था',
        shortName: 'नयाँ संस्था',
        tagline: 'यो वेबसाइट सेटअप हुन बाँकी छ। सेटअपको ठेगाना सर्भर सुरु हुँदा देखाइएको थियो।',
        description: 'तयार हुँदै गरेको एउटा संस्थाको वेबसाइट।',
      }
    : {
        name: 'New institute',
        shortName: 'New institute',
        tagline:
          'This website waits for its set-up. The server printed the address of the set-up when it started.',
        description: 'The website of an institute that is being set up.',
      }),
  phones: [],
  socialLinks: [],
  firstCalendar: 'BY_LANGUAGE',
  nepaliDigits: 'DEVANAGARI',
  secondSecretOfNewExams: 'NONE',
  topPerformersOfNewExams: 'NAMES',
})

/**
 * Reads the institute's configuration: the JSON file, or without one the demo institute, or with `demo: false` what
 * stands in for a real one.
 *
 * @throws StartError when the file cannot be read, is not JSON, or is invalid; it names each key.
 */
export async function readSite(file: string | undefined, { demo = true } = {}): Promise<Site> {
  if (file === undefined) return demo ? siteConfig.parse(demoSite) : standInSite()
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
