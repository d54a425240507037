import { getDocumentProxy } from 'unpdf'

interface Node {
  role?: string
  alt?: string
  lang?: string
  children?: Node[]
}

interface PdfTags {
  title: string | undefined
  language: string | undefined
  /** Part of PDF/UA that the file says it conforms to. */
  uaPart: string | undefined
  /** Roles of the page's tags, in reading order. */
  roles: string[]
  /** Descriptions of the page's figures; those without one are undefined. */
  figures: (string | undefined)[]
}

/**
 * The tags of a PDF for screen readers.
 *
 * @param page from 1.
 */
export async function readPdfTags(pdf: Uint8Array, page = 1): Promise<PdfTags> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { info, metadata } = await document.getMetadata()
  const { Title, Language } = info as { Title?: string; Language?: string }
  // Leaves are contents of pages, without a role.
  const tree = (await (await document.getPage(page)).getStructTree()) as Node | null
  const nodes = tree ? flat(tree) : []
  return {
    title: Title,
    language: Language,
    uaPart: metadata?.get('pdfuaid:part') ?? undefined,
    roles: nodes.flatMap(({ role }) => role ?? []),
    figures: nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt),
  }
}

const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)]
