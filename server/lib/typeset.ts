import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** The folder of the documents' texts, of the letterhead they share and of their fonts. */
const folder = dirname(createRequire(import.meta.url).resolve('#server/documents/letterhead.typ'))

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
  compiler ??= NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(folder, 'fonts')] }] })
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
