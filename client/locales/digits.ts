import { withNepaliDigits } from '#shared/digits.ts'
import { locale } from './locale.ts'

/** A text with the digits of this build's language: Latin ones in English, those that the institute has chosen in Nepali. */
export const digits = (text: string): string => (locale === 'ne' ? withNepaliDigits(text) : text)
