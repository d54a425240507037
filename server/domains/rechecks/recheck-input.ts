import { z } from 'zod'
import { emailAddress } from '#server/domains/accounts/account-input.ts'
import { visibleLineInput, visibleLinesInput } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { latinDigits } from '#shared/digits.ts'

export const MAX_WORDS = 1000
const MAX_PHONE = 40

const TOO_LONG = say`Shorten your words to ${MAX_WORDS} characters`
const BAD_CONTACT = say`Enter a phone number such as 98XXXXXXXX or an email address such as name@example.com`

/** A phone number in any way of writing it, with 7 to 15 digits. */
const phone = z
  .string()
  .transform(latinDigits)
  .refine((text) => /^\(?\+?[\d\s().\p{Pd}]{7,}$/u.test(text) && text.length <= MAX_PHONE, BAD_CONTACT)
  .refine((text) => {
    const digits = text.replace(/\D/g, '').length
    return digits >= 7 && digits <= 15
  }, BAD_CONTACT)

/** Limits of the raw input, in UTF-16 units, before anything is read or trimmed. */
const MOST = { contact: 1_000, words: 10 * MAX_WORDS }

const contact = z
  .string()
  .max(MOST.contact, BAD_CONTACT)
  .pipe(visibleLineInput)
  .transform((text, context) => {
    const parsed = (text.includes('@') ? emailAddress : phone).safeParse(text)
    if (parsed.success) return parsed.data
    context.addIssue(text === '' ? say`Phone number or email address is required` : BAD_CONTACT)
    return z.NEVER
  })

export const recheckInput = z.object({
  contact,
  words: z
    .string()
    .max(MOST.words, TOO_LONG)
    .pipe(visibleLinesInput)
    .pipe(z.string().min(1, say`Write what should be checked`).max(MAX_WORDS, TOO_LONG)),
})

export type RecheckInput = z.infer<typeof recheckInput>

export const isEmail = (contact: string): boolean => contact.includes('@')
