import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#tests/support/project/paths.ts'

test('a temporary folder is removed as the process ends, whatever files are being written into it', () => {
  const parent = mkdtempSync(join(tmpdir(), 'pravesh-parent-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  // Files are written by threads of their own, which go on while the process ends: in most rounds some are late.
  const program = `
    import { writeFile } from 'node:fs/promises'
    import { makeTemporaryFolder } from '#server/backup/temporary-folder.ts'
    const { path } = await makeTemporaryFolder(process.argv[1])
    const write = (count) => Array.from({ length: count }, (_, at) => writeFile(path + '/' + count + '-' + at, ''))
    await Promise.all(write(50))
    void Promise.all(write(500))
    process.exit(3)`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program, parent]
  for (let round = 0; round < 3; round += 1) {
    const { status, stderr } = spawnSync(process.execPath, options, { cwd: projectRoot, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 3, stderr: '' })
    expect(readdirSync(parent)).toEqual([])
  }
})

test('an abandoned folder that another user made is left alone', () => {
  const parent = mkdtempSync(join(tmpdir(), 'pravesh-parent-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  chmodSync(parent, 0o755)
  mkdirSync(join(parent, '.pravesh-backup-other'), { mode: 0 })
  const program = `
    import { removeAbandonedFolders } from '#server/backup/temporary-folder.ts'
    if (process.getuid?.() === 0) process.seteuid(65534)
    await removeAbandonedFolders(process.argv[1])`
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program, parent]
  const { status, stderr } = spawnSync(process.execPath, options, { cwd: projectRoot, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readdirSync(parent)).toEqual(['.pravesh-backup-other'])
})
