import { latinDigits } from '#shared/digits.ts'
import { withoutJoiners } from '#shared/joiners.ts'

/** What is compared when somebody searches a list: in any case, with either kind of digits, with or without joiners. */
export const searchable = (text: string): string =>
  latinDigits(withoutJoiners(text).normalize('NFC')).toLowerCase().trim()
