import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const require = createRequire(import.meta.url)

/** Folder of the documents' sources, their letterhead and fonts. */
const folder = dirname(require.resolve('#server/pdf/letterhead.typ'))

let compiler: NodeCompiler | undefined

export interface Typeset {
  pdf: Buffer
  pages: number
}

/**
 * Typesets a document of server/pdf as PDF. Synchronous; takes some milliseconds.
 *
 * @param file path relative to server/pdf.
 * @param data available in the document as `sys.inputs.<key>`. Values are data, never markup.
 * @throws when the document has an error.
 */
export function typeset(file: string, data: Readonly<Record<string, unknown>>): Typeset {
  compiler ??= createCompiler()
  const inputs = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, JSON.stringify(value)]))
  const compiled = compiler.compile({ mainFilePath: join(folder, file), inputs })
  const document = compiled.result
  if (!document) {
    const problems = compiled.takeError()?.shortDiagnostics ?? []
    throw new Error(`${file} cannot be set: ${JSON.stringify(problems)}`)
  }
  const pdf = compiler.pdf(document)
  // Evicts entries unused in the last 10 compilations.
  compiler.evictCache(10)
  return { pdf, pages: document.numOfPages }
}

/** Imported for the first document: it is 37 MB of native code that most processes do not need. */
function createCompiler(): NodeCompiler {
  const typst: typeof import('@myriaddreamin/typst-ts-node-compiler') = require('@myriaddreamin/typst-ts-node-compiler')
  return typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(folder, 'fonts')] }] })
}
