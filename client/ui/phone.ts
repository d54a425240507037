import { latinDigits } from '#shared/digits.ts'

const COUNTRY_CODE = '977'
/** The first number of `Tel. 01-5970124/25`, with its plus sign. */
const FIRST_NUMBER = /\+?[^+\d]*\d[^+/,;|&\p{L}]*/u

/**
 * International form of a phone number as the institute writes it, digits only. `01-5970124`, `(+977) 1-5970124`,
 * `00977-1-5970124` and `977-01-5970124` are all 97715970124.
 */
export function internationalDigits(phone: string): string {
  const [number = ''] = FIRST_NUMBER.exec(latinDigits(phone)) ?? []
  const dialled = number.replace('(0)', '').replace(/[^+\d]/g, '')
  const [, abroad] = /^(?:\+|00)(.*)/.exec(dialled) ?? []
  const national = dialled.replace(/^0/, '')
  // A number without the code has at most ten digits.
  const full = abroad ?? (/^977\d{8}/.test(national) ? national : COUNTRY_CODE + national)
  return full.replace(/^9770/, COUNTRY_CODE)
}

export const telephoneLink = (phone: string) => `tel:+${internationalDigits(phone)}`

export const whatsAppLink = (phone: string) => `https://wa.me/${internationalDigits(phone)}`
