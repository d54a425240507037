import { nepaliDigits } from '#shared/digits.ts'
import { locale } from './locale.ts'

/** The counter style of numbers that CSS writes, a function of styled components: their digits are a setting. */
export const listDigits = (): string =>
  locale === 'ne' && nepaliDigits() === 'DEVANAGARI' ? 'devanagari' : 'decimal'
