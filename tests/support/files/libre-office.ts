import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { removeFolder } from './remove-folder.ts'

/** Tests that need it are skipped elsewhere. */
export const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0

/** The first sheet of a workbook as LibreOffice shows it, as CSV. */
export async function openInLibreOffice(workbook: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-office-'))
  try {
    await writeFile(join(folder, 'workbook.xlsx'), workbook)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    // Comma, quotes, UTF-8, cells as they are shown.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false'
    const args = [
      profile,
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      folder,
      join(folder, 'workbook.xlsx'),
    ]
    const { status, stderr } = spawnSync('soffice', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`)
    return await readFile(join(folder, 'workbook.csv'), 'utf8')
  } finally {
    await removeFolder(folder)
  }
}
