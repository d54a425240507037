import { demoSite } from '#server/config/demo-site.ts'
import * as declared from '#server/content/declarations/settings.ts'
import type { Fields } from '#server/content/field.ts'
import type { DemoOf } from './demo-of.ts'

export const identity = {
  ...valuesOf(declared.identity.fields),
  firstCalendar: 'BY_LANGUAGE',
  nepaliDigits: 'DEVANAGARI',
  ne: {
    name: 'हिमशिखर इन्ट्रान्स एकेडेमी',
    shortName: 'हिमशिखर',
    tagline: 'चिकित्सा र विज्ञानको भविष्य तय गर्ने प्रवेश परीक्षाका लागि धैर्यपूर्ण पढाइ।',
    description:
      'काठमाडौँको बागबजारमा रहेको हिमशिखरले MBBS, BDS, नर्सिङ, पारामेडिकल र व्यावहारिक विज्ञानका प्रवेश परीक्षाको तयारी गराउँछ।',
    address: 'बागबजार, काठमाडौँ 44600, नेपाल',
    officeHours: 'हरेक दिन बिहान 6:00 - बेलुकी 5:00',
  },
} as DemoOf<typeof declared.identity>
export const services = {
  ...valuesOf(declared.services.fields),
  secondSecretOfNewExams: 'NONE',
  topPerformersOfNewExams: 'NAMES',
} as DemoOf<typeof declared.services>

/** The demo institute's settings of these fields; null where it has none. */
function valuesOf(fields: Fields): Record<string, unknown> {
  const settings: Readonly<Record<string, unknown>> = { ...demoSite }
  return Object.fromEntries(Object.keys(fields).map((name) => [name, settings[name] ?? null]))
}
