import { z } from 'zod'
import { identity } from '#server/content/declarations/settings.ts'
import { valuesSchema } from '#server/content/field.ts'
import { emailAddress } from '#server/domains/accounts/account-input.ts'
import { visibleLineInput } from '#server/lib/visible-text.ts'
import { said, say, sayLabel } from '#server/locales/say.ts'
import type { Locale } from '#shared/locales.ts'

const name = visibleLineInput.pipe(
  z
    .string()
    .min(1, say`${sayLabel('Name')} is required`)
    .max(100, say`${sayLabel('Name')} is longer than ${100} characters`),
)

/** The account without its password, which has rules of its own. */
export const accountInput = z.object({ name, email: emailAddress })

/**
 * The institute's name and contact. Optional fields get words that are true for any institute.
 *
 * @param language of the set-up. One in Nepali gets Nepali words, too; for others nobody has begun to translate the website.
 */
export const instituteInput = (language: Locale) =>
  z.preprocess((input) => withDefaults(input, language), valuesSchema(identity.fields))

const TAGLINE = say`Courses, notices and exam results in one place.`
const describe = (name: string) => say`Courses, notices and exam results of ${name}.`

function withDefaults(input: unknown, language: Locale): unknown {
  const { tagline, description, ...rest } = input as Readonly<Record<string, unknown>>
  const name = String(rest.name).trim().slice(0, 120)
  const [lacksTagline, lacksDescription] = [isBlank(tagline), isBlank(description)]
  return {
    firstCalendar: identity.fields.firstCalendar.empty,
    nepaliDigits: identity.fields.nepaliDigits.empty,
    ...rest,
    tagline: lacksTagline ? said(TAGLINE) : tagline,
    description: lacksDescription ? said(describe(name)) : description,
    ...(language === 'ne' && {
      ne: {
        ...(lacksTagline && { tagline: said(TAGLINE, 'ne') }),
        ...(lacksDescription && { description: said(describe(name), 'ne') }),
      },
    }),
  }
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''
