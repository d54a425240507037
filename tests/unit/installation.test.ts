import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { clusterOf } from '#server/backup/places.ts'
import { mismatchOf, restoreMismatchOf } from '#server/installation/judge.ts'
import { refuseForgottenDatabase } from '#server/installation/refuse-forgotten-database.ts'
import { refuseOtherUser } from '#server/installation/refuse-other-user.ts'
import type { InstallationSurvey } from '#server/installation/survey-installation.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const id = '0190a8f0-0000-7000-8000-000000000000'

/** A database in use whose file store has never been used. */
const found: InstallationSurvey = {
  database: id,
  folder: id,
  filled: true,
  copied: false,
  cluster: null,
  storedFiles: 0,
  knownFiles: 0,
  namedFiles: 3,
}

describe('installation judge', () => {
  test('a new file store is refused for a database that names files', () => {
    expect(mismatchOf(found)).toBe('store new')
    expect(mismatchOf({ ...found, namedFiles: 0 })).toBeUndefined()
    expect(mismatchOf({ ...found, store: id, namedFiles: 0 })).toBeUndefined()
    // Its marker was lost.
    expect(mismatchOf({ ...found, storedFiles: 3, knownFiles: 3, namedFiles: 0 })).toBeUndefined()
  })

  test('a backup may be put into a new file store', () => {
    expect(restoreMismatchOf(found)).toBeUndefined()
  })

  test('a copy of the database with a file store and a data folder of its own is a new installation', () => {
    const { folder: _folder, ...copy } = { ...found, copied: true }
    expect(mismatchOf(copy)).toBeUndefined()
  })
})

describe('refuse forgotten database', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pravesh-back-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  const folder = {
    id: '0190a8f0-0000-7000-8000-000000000000',
    database: { host: 'db', port: 5432, database: 'pravesh' },
  }
  const refusal = (restoring: boolean) =>
    refuseForgottenDatabase({ dataDir }, folder, { restoring }).catch(({ message }: Error) => message)

  test('a restore back into the embedded database names its own options', async () => {
    expect(await refusal(true)).toMatch(/from now on: add --adopt\.$/)
    mkdirSync(clusterOf({ dataDir }), { recursive: true })
    // With adopt alone the older content would be online.
    expect(await refusal(true)).toMatch(
      /from now on: add --adopt --replace, which replaces the older content/,
    )
    expect(await refusal(true)).not.toMatch('npm run adopt')
  })

  test('a server is told of adopt, and what that does', async () => {
    expect(await refusal(false)).toMatch(/from now on: npm run adopt \(.*\)\.$/)
    mkdirSync(clusterOf({ dataDir }), { recursive: true })
    expect(await refusal(false)).toMatch(
      /from now on: npm run adopt .*, which brings its older content online\.$/,
    )
  })
})

describe('refuse other user', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pravesh-owner-'))
  })
  afterEach(() => removeFolder(folder))

  // Only root may give a folder away.
  test.runIf(process.getuid?.() === 0)(
    'root is refused in the data folder of another user, by name',
    async () => {
      await refuseOtherUser(folder)
      await chown(folder, 1, 1)
      await expect(refuseOtherUser(folder)).rejects.toThrow(
        /belongs to the user (daemon|bin|'#1'), and this is root\. Nothing was changed\. .* sudo -u /,
      )
      await chown(folder, 654_321, 0)
      await expect(refuseOtherUser(folder)).rejects.toThrow("sudo -u '#654321'")
    },
  )

  test('everybody else is not, and no folder is no error', async () => {
    await refuseOtherUser(folder, 1000)
    await refuseOtherUser(join(folder, 'nowhere'), 0)
  })
})

describe('temporary folder', () => {
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
})
