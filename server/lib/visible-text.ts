import { z } from 'zod'
import { latinDigits } from '#shared/digits.ts'

// Removes invisible characters from user input: controls, bidirectional marks, and characters without a glyph.

/** Controls except tabs and line breaks, lone surrogates, blank letters, and default-ignorable characters. */
const INVISIBLE =
  /(?!\t|\n|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\ufff9-\ufffb\u2800]/gu

/** Variation selectors are valid after an emoji or a keycap base, not after other ASCII or at the start. */
const MISPLACED_SELECTORS =
  /(?<!(?!\p{ASCII}|\p{White_Space}|\u200c|\u200d|\ufe0e|\ufe0f).|[\d#*])(?:\ufe0e|\ufe0f)+/gsu

/** Joiners are valid after letters, marks and symbols (Devanagari, emoji), not after ASCII or at the start. */
const MISPLACED_JOINERS = /(?<!(?!\p{ASCII}|\p{White_Space}|\u200c|\u200d).)(?:\u200c|\u200d)+/gsu

/**
 * A letter with more marks than any language writes. Normalising takes time by the square of the marks in a row. Each row is read
 * once, from its beginning.
 */
const MANY_MARKS = /(?<!\p{M})(\p{M}{30})\p{M}+/gu

/** Text from outside in its composed form (NFC). */
export function composed(text: string): string {
  return text.replace(MANY_MARKS, '$1').normalize('NFC')
}

/** Normalises text of several lines: line breaks as \n, no invisible characters, trimmed, NFC. */
export function visibleLines(text: string): string {
  const visible = composed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(MISPLACED_SELECTORS, '')
    .replace(MISPLACED_JOINERS, '')
  // Marks that something invisible kept apart are in a row now.
  return composed(visible).trim()
}

/** Words of ASCII with single spaces: nearly every cell of a table, and unchanged. */
const PLAIN_LINE = /^(?:[!-~]+(?: [!-~]+)*)?$/

/** The same for one line: every run of white space becomes a space. */
export function visibleLine(text: string): string {
  if (PLAIN_LINE.test(text)) return text
  return visibleLines(text).replace(/\s+/g, ' ')
}

/** The same for an ID: without joiners, which only words need, and with 0-9 for ०-९, so that both keyboards write the same. */
export function visibleId(text: string): string {
  return latinDigits(visibleLine(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')))
}

/** Input for names and titles. Limits follow it: `visibleLineInput.pipe(z.string().min(1))`. */
export const visibleLineInput = z.string().transform(visibleLine)

/** The same for a line that may be a row of a spreadsheet, whose cells have tabs between them. */
export const pastedLineInput = z.string().transform((line) => visibleLine(line.trim().replaceAll('\t', ', ')))

/** Input for text of several lines. */
export const visibleLinesInput = z.string().transform(visibleLines)
