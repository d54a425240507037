import { latinDigits } from '#shared/digits.ts'
import { withoutJoiners } from '#shared/joiners.ts'

/** A text in the form in which searches compare it: in any case, with either kind of digits, with or without joiners. */
export const searchable = (text: string): string =>
  latinDigits(withoutJoiners(text).normalize('NFC')).toLowerCase().trim()
