/** The digits of Nepali pages, mails and documents. English ones always have Latin digits. */
export type Digits = 'LATIN' | 'DEVANAGARI'

// A process serves one institute, and a document shows one: its setting holds for everything in Nepali.
let chosen: Digits = 'DEVANAGARI'

export const nepaliDigits = (): Digits => chosen

/** Chooses the digits of everything in Nepali from now on, by the institute's settings. */
export function setNepaliDigits(digits: Digits): void {
  chosen = digits
}

/** Typed text with ०-९, or with the wide ０-９ of some keyboards, as 0-9. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))

/** Typed text with single spaces and 0-9, without invisible characters. */
export function plainLine(text: string): string {
  const visible = text.replaceAll(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu, '')
  return latinDigits(visible.replaceAll(/\s+/g, ' ').trim())
}

const devanagariDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))

/** A text as it is written with digits of either kind. */
export const inBothDigits = (text: string): string[] => [
  ...new Set([latinDigits(text), devanagariDigits(text), text]),
]

const LATIN = /[a-z@]/i
const DEVANAGARI = /[\u0900-\u097f]/

/**
 * A Nepali text with the digits that the institute has chosen. Text in Latin letters keeps its digits: names of
 * exams, addresses, IDs with letters.
 */
export function withNepaliDigits(text: string, digits = chosen): string {
  if (digits === 'LATIN' || !/\d/.test(text)) return text
  if (LATIN.test(text) && !DEVANAGARI.test(text)) return text
  let isInName = false
  return text.replace(/\S+/g, (word) => {
    if (LATIN.test(word)) {
      isInName = /\w$/.test(word)
      return word
    }
    // The number in `CEE Model Test 8 को नतिजा`.
    if (isInName && /^\d/.test(word)) return word
    isInName = false
    return devanagariDigits(word)
  })
}

const numbers = new Intl.NumberFormat('en-IN')

/** A number with the separators of Nepal: "12,34,567". */
export const grouped = (number: number): string => numbers.format(number)
