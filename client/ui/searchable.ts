import { latinDigits } from '#shared/digits.ts'

/** What is compared when somebody searches a list: in any case, with either kind of digits. */
export const searchable = (text: string): string => latinDigits(text.normalize('NFC')).toLowerCase().trim()
