import { extractText } from 'unpdf'

/**
 * The text of each page of a PDF. Devanagari comes in pieces: pdf.js does not read what the file says about syllables
 * (ActualText). `pdftotext` does.
 */
export async function readPdf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf))
  return text.map((page) => page.replace(/[^\P{Cc}\n]/gu, ''))
}
