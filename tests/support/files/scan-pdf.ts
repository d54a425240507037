import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { removeFolder } from './remove-folder.ts'

const run = promisify(execFile)

/** What a camera reads from the QR code on the first page of a PDF. Needs pdftoppm and zbarimg. */
export async function scanPdf(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-scan-'))
  const file = join(folder, 'page.pdf')
  const picture = join(folder, 'page')
  try {
    await writeFile(file, pdf)
    await run('pdftoppm', ['-r', '200', '-png', '-singlefile', file, picture])
    const onlyQr = ['-Sdisable', '-Sqrcode.enable']
    const { stdout } = await run('zbarimg', ['--quiet', '--raw', ...onlyQr, `${picture}.png`])
    return stdout.trim()
  } finally {
    await removeFolder(folder)
  }
}
