/** An object of a PDF: what it says, and its stream as it is. */
interface PdfObject {
  id: number
  dictionary: string
  stream: Buffer | undefined
}

export interface PdfPart {
  objects: readonly PdfObject[]
  /** One more than the highest id. */
  size: number
  catalog: number
  info: number
  pageTree: number
  /** The root of the tags. */
  tags: number
  metadata: number
  /** @returns the text of an object. */
  dictionary(id: number): string
}

/** Reads the objects of a PDF that Typst wrote: one table of offsets at its end, none of them compressed. */
export function readPdfPart(pdf: Buffer): PdfPart {
  const text = pdf.toString('latin1')
  const table = Number(found(text.slice(-100), /startxref\s+(\d+)\s+%%EOF\s*$/))
  const trailer = text.slice(text.indexOf('trailer', table))
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) \d{5} ([nf])/gm)]
    .map(([, offset, kind], id) => ({ id, offset: Number(offset), isUsed: kind === 'n' }))
    .filter(({ isUsed }) => isUsed)
    .sort((one, other) => one.offset - other.offset)
  const objects = offsets.map(({ id, offset }, place) => {
    const end = pdf.lastIndexOf('endobj', (offsets[place + 1]?.offset ?? table) - 1)
    const start = text.indexOf('obj\n', offset) + 'obj\n'.length
    const content = text.slice(start, end)
    const stream = content.indexOf('\nstream\n')
    return {
      id,
      dictionary: (stream < 0 ? content : content.slice(0, stream)).trimEnd(),
      stream: stream < 0 ? undefined : pdf.subarray(start + stream, end),
    }
  })
  const byId = new Map(objects.map((object) => [object.id, object]))
  const dictionary = (id: number) => byId.get(id)?.dictionary ?? ''
  const reference = (from: string, name: string) => Number(found(from, new RegExp(`/${name} (\\d+) 0 R`)))
  const catalog = reference(trailer, 'Root')
  const inCatalog = (name: string) => reference(dictionary(catalog), name)
  return {
    objects,
    size: Number(found(trailer, /\/Size (\d+)/)),
    catalog,
    info: reference(trailer, 'Info'),
    pageTree: inCatalog('Pages'),
    tags: inCatalog('StructTreeRoot'),
    metadata: inCatalog('Metadata'),
    dictionary,
  }
}

/** @returns what the pattern's group matches. */
export function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1]
  if (match === undefined) throw new Error(`This PDF has no ${pattern}`)
  return match
}

/** Gives the references of an object other ids. Strings stay as they are, whatever they say. */
export function renumbered(text: string, idOf: (id: number) => number): string {
  const token = /\(|<<|<[^>]*>|(\d+) 0 R/g
  let [result, done] = ['', 0]
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '(') token.lastIndex = endOfString(text, match.index)
    else if (match[1] !== undefined) {
      result += `${text.slice(done, match.index)}${idOf(Number(match[1]))} 0 R`
      done = token.lastIndex
    }
  }
  return result + text.slice(done)
}

/** Parentheses in strings are escaped or in pairs. */
function endOfString(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '(') depth += 1
    else if (text[at] === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  throw new Error('A string in a PDF has no end')
}
