import { extractText } from 'unpdf'

/**
 * The text of each page of a PDF. Devanagari syllables that are drawn out of order (those with ि, say) come in pieces:
 * pdf.js does not read what the file says about them.
 */
export async function readPdf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf))
  return text.map((page) => page.replace(/[^\P{Cc}\n]/gu, ''))
}
