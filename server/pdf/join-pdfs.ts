import { found, type PdfPart, readPdfPart, renumbered } from './pdf-part.ts'

/** Objects of the whole; those of the parts follow. */
const IDS = { catalog: 1, pages: 2, tags: 3, document: 4, firstOfParts: 5 }

/** What result slips do not have: refused, because it would be lost. Outlines without entries have no `First`. */
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
