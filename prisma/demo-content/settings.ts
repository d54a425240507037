import { demoSite } from '#server/config/demo-site.ts'
import * as declared from '#server/content/declarations/settings.ts'
import type { Fields } from '#server/content/field.ts'
import type { DemoOf } from './demo-of.ts'

export const identity = {
  ...valuesOf(declared.identity.fields),
  firstCalendar: 'AD',
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
