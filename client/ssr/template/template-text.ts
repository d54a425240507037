import { jsonForScript } from '#client/ssr/html-text.ts'

// A page template is a page's HTML with slots. The content of a slot is in the page's state, or is taken as it is.

/** No text of anybody's contains it, by chance or on purpose. */
const MARK = `gap${crypto.randomUUID().replaceAll('-', '')}`

/** A value that stands for another one, to be filled in by name later. Of letters, digits and `_` only. */
export const slot = (name: string) => `${MARK}_${name}_`

/** HTML up to a slot, in UTF-8, and the slot. */
interface Piece {
  html: Buffer
  name: string
  /** Whether a whole JSON value goes there. */
  isJson: boolean
}

/** A page's HTML with slots. */
export interface TemplateText {
  pieces: readonly Piece[]
  end: Buffer
}

/**
 * Cuts HTML at its slots.
 *
 * @param html with values made by `slot`.
 * @param marks contents of other slots, by name.
 */
export function cutTemplate(html: string, marks: Readonly<Record<string, string>>): TemplateText {
  const byMark = new Map(Object.entries(marks).map(([name, mark]) => [mark, name]))
  const pieces: Piece[] = []
  let at = 0
  for (const found of html.matchAll(
    new RegExp(`("?)${MARK}_(\\w+?)_\\1|${[...byMark.keys()].join('|')}`, 'g'),
  )) {
    const [mark, quote, value] = found
    const name = value ?? byMark.get(mark) ?? ''
    pieces.push({ html: Buffer.from(html.slice(at, found.index)), name, isJson: quote === '"' })
    at = found.index + mark.length
  }
  return { pieces, end: Buffer.from(html.slice(at)) }
}

/**
 * Fills the slots.
 *
 * @param plain inserted unescaped: HTML, or words without special characters.
 * @param values inserted as JSON, into the page's state.
 * @throws for a slot where there is nothing to go in.
 */
export function fillTemplate(
  { pieces, end }: TemplateText,
  { plain, values }: { plain: Readonly<Record<string, string>>; values: Readonly<Record<string, unknown>> },
): Buffer {
  const parts: Buffer[] = []
  for (const { html, name, isJson } of pieces) {
    const filling = isJson ? jsonForScript(values[name]) : plain[name]
    if (filling === undefined) throw new Error(`Nothing goes into the gap for ${name}`)
    parts.push(html, Buffer.from(filling))
  }
  return Buffer.concat([...parts, end])
}
