import { say } from '#server/locales/say.ts'
import { latinDigits } from '#shared/digits.ts'

/** An exact decimal number as text, or what is wrong with the input. */
export type DecimalText = { value: string } | { problem: string }

const westernGroups = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/
const southAsianGroups = /^[+-]?\d{1,2}(,\d{2})*,\d{3}(\.\d*)?$/
/** Parts that cannot match the same digits: time grows with the length alone. */
const plain = /^([+-]?)0*((?:[1-9]\d*)?)(?:\.((?:\d*[1-9])?)0*)?$/
/** Longer text is no number that anybody writes. */
const LONGEST = 60

/**
 * Reads a decimal number as people and spreadsheets write it: Devanagari digits, a Unicode minus, and thousands
 * separators where they cannot be mistaken for a decimal comma.
 *
 * @returns its shortest plain form (`"78.25"`, `"-2"`), or what is wrong with it and what to do.
 */
export function readDecimal(text: string, o: { integerDigits: number; decimals: number }): DecimalText {
  if (text.length > LONGEST) return { problem: noNumber(text) }
  const ascii = latinDigits(text).replace(/^[−–]/, '-')
  const grouped = westernGroups.test(ascii) || southAsianGroups.test(ascii)
  // "1,234" is ambiguous (1234 or 1.234); "1,234.5" and "1,23,456" are not.
  const unambiguous = grouped && (ascii.includes('.') || ascii.indexOf(',') !== ascii.lastIndexOf(','))
  const [matched, sign = '', whole = '', fraction = ''] =
    plain.exec(unambiguous ? ascii.replaceAll(',', '') : ascii) ?? []
  if (matched === undefined || !/\d/.test(matched)) return { problem: problemOf(text, ascii) }
  if (fraction.length > o.decimals) {
    return { problem: say`“${text}” has more than ${o.decimals} decimals. Round it.` }
  }
  if (whole.length > o.integerDigits) return { problem: say`“${text}” is too large.` }
  const digits = `${whole || '0'}${fraction && `.${fraction}`}`
  return { value: sign === '-' && digits !== '0' ? `-${digits}` : digits }
}

function problemOf(text: string, ascii: string): string {
  if (/^[+-]?\d+(\.\d*)?e[+-]?\d+$/i.test(ascii)) {
    return say`“${text}” is in scientific notation, which loses digits. Write all digits.`
  }
  if (/^[+-]?\d[\d,]*,\d+(\.\d*)?$/.test(ascii)) {
    return say`“${text}” has a comma that can be read in two ways. Write it with a decimal point and no commas.`
  }
  return noNumber(text)
}

function noNumber(text: string): string {
  return say`Expected number, received “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”.`
}
