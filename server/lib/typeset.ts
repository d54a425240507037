import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const require = createRequire(import.meta.url)

/** The folder of the documents' texts, of the letterhead they share and of their fonts. */
const folder = dirname(require.resolve('#server/documents/letterhead.typ'))

let compiler: NodeCompiler | undefined

export interface Typeset {
  pdf: Buffer
  pages: number
}

/**
 * Sets a document of server/documents as PDF, in the process and in some milliseconds.
 *
 * @param file its path there.
 * @param data what the document reads as `sys.inputs.<key>`. Values are data, never markup.
 * @throws when the document is at fault.
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
  // What was remembered of documents that nobody asked for lately.
  compiler.evictCache(10)
  return { pdf, pages: document.numOfPages }
}

/** Loaded with the first document: 37 MB of native code that most processes never need. */
function createCompiler(): NodeCompiler {
  const typst: typeof import('@myriaddreamin/typst-ts-node-compiler') = require('@myriaddreamin/typst-ts-node-compiler')
  return typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(folder, 'fonts')] }] })
}
