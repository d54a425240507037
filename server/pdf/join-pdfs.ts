/** Objects of the whole; those of the parts follow. */
const IDS = { catalog: 1, pages: 2, tags: 3, document: 4, firstOfParts: 5 }

/** Features that result slips lack: refused, because joining would drop them. Outlines without entries have no `First`. */
const unknownParts = /\/(First|Names|Dests|IDTree|ClassMap|AcroForm)\b/

/**
 * Joins PDFs of Typst one after the other, so that each can be sent before the next is made. Their tags become parts of one
 * document: the whole conforms to PDF/UA as they do. Title and language are those of the first.
 */
export class PdfJoiner {
  readonly #offsets: number[] = []
  #length = 0
  #nextId: number = IDS.firstOfParts
  #nextKey = 0
  #pages = 0
  readonly #pageTrees: number[] = []
  readonly #documents: number[] = []
  /** From the pages' contents to their tags, as a number tree. */
  readonly #parents: string[] = []
  #first: { catalog: string; roleMap: string; info: number } | undefined

  /** @returns what comes before the first part. */
  start(): Buffer {
    return this.#write('%PDF-1.7\n%\x80\x80\x80\x80\n')
  }

  /** @returns a line that readers of PDF skip. */
  comment(text: string): Buffer {
    return this.#write(`\n% ${text}\n`)
  }

  /** @returns the part's pages and tags. */
  add(pdf: Buffer): Buffer {
    const part = readPdfPart(pdf)
    const tags = part.dictionary(part.tags)
    const outlines = part.objects.find(({ dictionary }) => dictionary.includes('/Type /Outlines'))
    const unknown = unknownParts.exec(part.dictionary(part.catalog) + tags + outlines?.dictionary)
    if (unknown) throw new Error(`PDFs with ${unknown[0]} cannot be joined`)
    const base = this.#nextId
    const renumber = (text: string) => renumbered(text, (id) => (id === part.tags ? IDS.document : id + base))
    const isFirst = this.#first === undefined
    this.#first ??= {
      catalog: renumber(part.dictionary(part.catalog)),
      roleMap: found(tags, /(\/RoleMap <<[^>]*>>)/),
      info: part.info + base,
    }
    const documents = idsIn(found(tags, /\/K \[([^\]]*)\]/))
    const pieces = part.objects
      .filter(({ id }) => !isOfWhole(part, id) || (isFirst && (id === part.info || id === part.metadata)))
      .map(({ id, dictionary, stream }) => {
        if (id === part.metadata) return this.#object(id + base, ...withoutPageCount(dictionary, stream))
        const text = renumber(dictionary).replace(
          /(\/StructParents? )(\d+)/,
          (_all, name, key) => `${name}${Number(key) + this.#nextKey}`,
        )
        if (id === part.pageTree)
          return this.#object(id + base, text.replace('<<', `<<\n  /Parent ${IDS.pages} 0 R`), stream)
        if (documents.includes(id))
          return this.#object(id + base, text.replace('/S /Document', '/S /Part'), stream)
        return this.#object(id + base, text, stream)
      })
    for (const [, key, id] of found(tags, /\/Nums \[([^\]]*)\]/).matchAll(/(\d+) (\d+) 0 R/g))
      this.#parents.push(`${Number(key) + this.#nextKey} ${Number(id) + base} 0 R`)
    this.#documents.push(...documents.map((id) => id + base))
    this.#pageTrees.push(part.pageTree + base)
    this.#pages += Number(found(part.dictionary(part.pageTree), /\/Count (\d+)/))
    this.#nextKey += Number(found(tags, /\/ParentTreeNextKey (\d+)/))
    this.#nextId += part.size
    return Buffer.concat(pieces)
  }

  /** @returns what comes after the last part. */
  end(): Buffer {
    if (!this.#first) throw new Error('No PDF was joined')
    const { catalog, roleMap, info } = this.#first
    const pieces = [
      this.#object(
        IDS.catalog,
        catalog
          .replace(/\/Pages \d+ 0 R/, `/Pages ${IDS.pages} 0 R`)
          .replace(/\/StructTreeRoot \d+ 0 R/, `/StructTreeRoot ${IDS.tags} 0 R`),
      ),
      this.#object(
        IDS.pages,
        `<< /Type /Pages /Count ${this.#pages} /Kids ${references(this.#pageTrees)} >>`,
      ),
      this.#object(
        IDS.tags,
        `<< /Type /StructTreeRoot ${roleMap} /K ${references([IDS.document])}
  /ParentTree << /Nums [${this.#parents.join(' ')}] >> /ParentTreeNextKey ${this.#nextKey} >>`,
      ),
      this.#object(
        IDS.document,
        `<< /Type /StructElem /S /Document /P ${IDS.tags} 0 R /K ${references(this.#documents)} >>`,
      ),
    ]
    const table = this.#length
    const entries = Array.from({ length: this.#nextId }, (_, id) => {
      const offset = this.#offsets[id]
      return offset === undefined ? '0000000000 65535 f ' : `${String(offset).padStart(10, '0')} 00000 n `
    })
    const last = this.#write(`xref
0 ${this.#nextId}
${entries.join('\n')}
trailer
<< /Size ${this.#nextId} /Root ${IDS.catalog} 0 R /Info ${info} 0 R >>
startxref
${table}
%%EOF
`)
    return Buffer.concat([...pieces, last])
  }

  #object(id: number, dictionary: string, stream?: Buffer): Buffer {
    this.#offsets[id] = this.#length
    const head = this.#write(`${id} 0 obj\n${dictionary}`)
    if (!stream) return Buffer.concat([head, this.#write('\nendobj\n')])
    this.#length += stream.length
    return Buffer.concat([head, stream, this.#write('endobj\n')])
  }

  #write(text: string): Buffer {
    this.#length += text.length
    return Buffer.from(text, 'latin1')
  }
}

const references = (ids: readonly number[]) => `[${ids.map((id) => `${id} 0 R`).join(' ')}]`
const idsIn = (text: string) => [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))

/** Objects of which the whole has one. */
const isOfWhole = ({ catalog, tags, info, metadata }: PdfPart, id: number) =>
  [catalog, tags, info, metadata].includes(id)

/** The description of a part also counts its pages. */
function withoutPageCount(dictionary: string, stream: Buffer | undefined): [string, Buffer] {
  const [before, after] = ['\nstream\n', '\nendstream\n']
  const text = stream?.toString('latin1') ?? ''
  const content = text
    .slice(before.length, text.lastIndexOf(after))
    .replace(/<xmpTPg:NPages>\d+<\/xmpTPg:NPages>/, '')
  return [
    dictionary.replace(/\/Length \d+/, `/Length ${content.length}`),
    Buffer.from(`${before}${content}${after}`, 'latin1'),
  ]
}

/** An object of a PDF: what it says, and its stream as it is. */
interface PdfObject {
  id: number
  dictionary: string
  stream: Buffer | undefined
}

interface PdfPart {
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
function readPdfPart(pdf: Buffer): PdfPart {
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
function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1]
  if (match === undefined) throw new Error(`This PDF has no ${pattern}`)
  return match
}

/** Gives the references of an object other ids. Strings stay as they are. */
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
