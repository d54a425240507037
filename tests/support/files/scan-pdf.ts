import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { removeFolder } from './remove-folder.ts'

const run = promisify(execFile)

/**
 * Content of the QR code on a page of a PDF. Needs pdftoppm and zbarimg.
 *
 * @param page from 1.
 */
export function scanPdf(pdf: Uint8Array, page = 1): Promise<string> {
  return asFile(pdf, async (file) => {
    const picture = file.replace('.pdf', '')
    await run('pdftoppm', ['-r', '200', '-f', String(page), '-png', '-singlefile', file, picture])
    const onlyQr = ['-Sdisable', '-Sqrcode.enable']
    const { stdout } = await run('zbarimg', ['--quiet', '--raw', ...onlyQr, `${picture}.png`])
    return stdout.trim()
  })
}

/** The text of a PDF as a screen reader is told it, Devanagari whole (see `readPdf`). Needs pdftotext. */
export function pdfText(pdf: Uint8Array): Promise<string> {
  return asFile(pdf, async (file) => (await run('pdftotext', [file, '-'])).stdout)
}

async function asFile(pdf: Uint8Array, use: (file: string) => Promise<string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-scan-'))
  try {
    const file = join(folder, 'page.pdf')
    await writeFile(file, pdf)
    return await use(file)
  } finally {
    await removeFolder(folder)
  }
}
