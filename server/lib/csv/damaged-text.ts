/** How a spreadsheet program damaged the text of a cell. */
export type TextDamage = 'unreadable' | 'lost letters' | 'misread letters' | 'error value'

const SUSPICIOUS = /[\uFFFD\0?#àâÃÂ‡‚√¬]/
/** U+FFFD comes from invalid bytes; PostgreSQL refuses NUL. */
const UNREADABLE = /[\uFFFD\0]/
/** Programs write a question mark for each letter that the file's encoding does not have. */
const LOST = /\?/
const ERROR_VALUE = /^#(#+|N\/A|REF!|NAME\?|VALUE!|NULL!|NUM!|DIV\/0!)$/
/** UTF-8 read as the encodings in which Excel for Windows and for macOS opens a CSV file. */
const MISREAD = new RegExp(['windows-1252', 'macintosh'].map(misreadAs).join('|'))

/** Finds damage that makes a text another one: it must not be stored as it is. */
export function damageOf(text: string): TextDamage | undefined {
  // One expression passes nearly every cell of a million rows.
  if (!SUSPICIOUS.test(text)) return undefined
  if (UNREADABLE.test(text)) return 'unreadable'
  if (ERROR_VALUE.test(text)) return 'error value'
  if (MISREAD.test(text)) return 'misread letters'
  return LOST.test(text) ? 'lost letters' : undefined
}

/** Matches Devanagari, accented Latin letters and typographic punctuation in UTF-8 that were read in an encoding. */
function misreadAs(encoding: string): string {
  const decoder = new TextDecoder(encoding)
  const bytes = (from: number, to = from) => {
    const characters = decoder.decode(Uint8Array.from({ length: to - from + 1 }, (_, at) => from + at))
    return `[${characters.replace(/[\\\]^-]/g, '\\$&')}]`
  }
  return [
    bytes(0xe0) + bytes(0xa4, 0xa5),
    bytes(0xe2) + bytes(0x80),
    bytes(0xc2, 0xc3) + bytes(0x80, 0xbf),
  ].join('|')
}
