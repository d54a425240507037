import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFolderRecord } from '#server/installation/data-folder.ts'
import { temporaryFolders } from '#tests/support/files/temporary-folders.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { bundleProgram } from '#tests/support/server/bundle.ts'
import { testCommand } from '#tests/support/server/command.ts'
import { fill, type Installation, newInstallation, withDatabase } from '#tests/support/server/installation.ts'
import { quickStart } from '#tests/support/server/quick-start.ts'
import { startOnce } from '#tests/support/server/server-start.ts'

const serverUrl = process.env.TEST_DATABASE_URL || undefined
let at: Installation
let settings: Record<string, string>
beforeAll(async () => {
  at = await newInstallation(serverUrl)
  settings = {
    DATA_DIR: at.dataDir,
    INIT_CWD: at.dataDir,
    NODE_ENV: 'production',
    ...(at.databaseUrl !== undefined && { DATABASE_URL: at.databaseUrl }),
  }
  await startOnce(settings, async () => {})
  await fill(at)
})
afterAll(() => at.remove())

const backup = testCommand('server/cli/backup.ts')
const restore = testCommand('server/cli/restore.ts')
const doctor = testCommand('server/cli/doctor.ts')

const leftBehind = () => temporaryFolders(at.dataDir)

describe('an interrupted backup', () => {
  async function interrupt(signal: NodeJS.Signals): Promise<{ code: number | null; err: string }> {
    const program = await bundleProgram('server/cli/backup.ts')
    const { DATABASE_URL, ...environment } = process.env
    // So large that the backup is still at it when it is interrupted.
    const file = join(at.dataDir, 'files/notice-attachments/notice/one.pdf')
    const { size } = await stat(file)
    await truncate(file, 4e9)
    const child = spawn(process.execPath, [...quickStart, program], { env: { ...environment, ...settings } })
    let err = ''
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    await eventually(async () => expect((await leftBehind()).length).toBeGreaterThan(0))
    child.kill(signal)
    const code = await ended
    await truncate(file, size)
    return { code, err }
  }

  test('removes its temporary files when it is asked to stop', async () => {
    const { code, err } = await interrupt('SIGTERM')
    expect(err).toBe('No backup was made. It was stopped (SIGTERM).\n')
    expect(code).toBe(143)
    expect(await leftBehind()).toEqual([])
  })

  test('leaves nothing for longer than until the next one when it is killed', async () => {
    expect((await interrupt('SIGKILL')).code).toBe(null)
    expect(await leftBehind()).not.toEqual([])
    expect((await (await backup)([], settings)).code).toBe(0)
    expect(await leftBehind()).toEqual([])
  })

  test('leaves nothing for longer than until the next start when it is killed, and the doctor tells of it', async () => {
    await interrupt('SIGKILL')
    await withDatabase(at, ({ pool }) =>
      pool.query(
        "UPDATE backup_status SET running_at = now() - interval '6 minutes', succeeded_at = now() - interval '1 day'",
      ),
    )
    const { code, out } = await (await doctor)([], settings)
    expect([code, out]).toEqual([1, expect.stringMatching(/^problem +Backups: .* It was broken off/m)])
    await startOnce(settings)
    expect(await leftBehind()).toEqual([])
  })
})

describe('an encrypted backup', () => {
  test('is read with its secret key, and not without', async () => {
    const key = join(at.dataDir, 'key.txt')
    const made = await (await backup)(['--new-key', 'key.txt'], settings)
    expect(made).toMatchObject({ code: 0, err: '' })
    expect((await stat(key)).mode & 0o077).toBe(0)
    const recipient = /^Public key: (age1\w+)$/m.exec(made.out)?.[1] ?? ''
    expect(await (await backup)(['--new-key', 'key.txt'], settings)).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is such a file already'),
    })

    const encrypted = { ...settings, BACKUP_RECIPIENT: recipient }
    expect(await (await backup)(['secret.tar.gz.age', '--verify'], encrypted)).toMatchObject({
      code: 1,
      err: expect.stringContaining('name the file with its secret key'),
    })
    expect(await (await backup)(['secret.tar.gz.age'], encrypted)).toMatchObject({ code: 0, err: '' })
    const bytes = await readFile(join(at.dataDir, 'secret.tar.gz.age'))
    expect(bytes.toString('latin1', 0, 21)).toBe('age-encryption.org/v1')

    const verify = ['secret.tar.gz.age', '--verify']
    expect(await (await restore)(verify, settings)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is encrypted\. Name the file with its secret key/),
    })
    await (await backup)(['--new-key', 'other.txt'], settings)
    expect(await (await restore)([...verify, '--identity', 'other.txt'], settings)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/cannot be decrypted with the secret key in .*other\.txt/),
    })
    expect(await (await restore)([...verify, '--identity', 'key.txt'], settings)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The archive is whole: 1 accounts, 2 notices, 3 results/),
    })
  })

  test.each([
    [['--verify', '--recipient', 'age1abc'], 'name the file with its secret key'],
    [['--recipient', 'age1abc'], 'age1abc is no public key of age'],
    [['--verify', '--identity', 'nobody.txt'], 'nobody.txt, which --identity names.'],
  ])('is refused with the arguments %j, and does not count as failed then', async (args, err) => {
    await (await backup)([], settings)
    expect(await (await backup)(args, settings)).toMatchObject({
      code: 1,
      err: expect.stringContaining(err),
    })
    expect((await (await doctor)([], settings)).out).toMatch(/^ok +Backups:/m)
  })

  test('over a file is refused, and counts as failed: a nightly one would never be made again', async () => {
    await (await backup)([], settings)
    await writeFile(join(at.dataDir, 'taken.tar.gz'), '')
    expect(await (await backup)(['taken.tar.gz'], settings)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^No backup was made\. There is a file \S+taken\.tar\.gz already\./),
    })
    expect((await (await doctor)([], settings)).out).toMatch(/^problem +Backups: .*There is a file/m)
  })

  test('that is written says so when it cannot be verified, and stays', async () => {
    for (const name of ['own.txt', 'wrong.txt']) await (await backup)(['--new-key', name], settings)
    const recipient = /age1\w+/.exec(await readFile(join(at.dataDir, 'own.txt'), 'utf8'))?.[0] ?? ''
    const path = join(at.dataDir, 'unverified.tar.gz.age')
    await rm(path, { force: true })
    const args = [path, '--recipient', recipient, '--verify', '--identity', 'wrong.txt']
    const { code, err } = await (await backup)(args, settings)
    expect(err).toMatch(/^The archive \S+unverified\.tar\.gz\.age is written, but: .*cannot be decrypted/)
    expect(code).toBe(1)
    expect((await stat(path)).size).toBeGreaterThan(0)
  })

  test('is refused for something that is no key', async () => {
    const { code, err } = await (await backup)(['--recipient', 'age1abc'], settings)
    expect(err).toMatch(/^No backup was made\. age1abc is no public key of age\./)
    expect(code).toBe(1)
  })
})

/** As names of archives hold it. */
const shortId = async () => (await readFolderRecord(at.dataDir))?.id.slice(0, 8)

test('--keep deletes the oldest archives of the installation and nothing else', async () => {
  const folder = join(at.dataDir, 'kept')
  await mkdir(folder)
  const id = await shortId()
  const old = ['01', '02', '03'].map((day) => `pravesh-2020-01-${day}T03-15-00-${id}.tar.gz`)
  const others = [
    'notes.txt',
    // Of another installation, and of an older version.
    'pravesh-2020-01-01T03-15-00-00c0ffee.tar.gz',
    'pravesh-2020-01-01T03-15-00.tar.gz',
    'pravesh-by-hand.tar.gz',
  ]
  for (const name of [...old, ...others]) await writeFile(join(folder, name), '')
  const { code, out } = await (await backup)(['kept', '--keep', '2'], settings)
  expect(code).toBe(0)
  expect(out).toContain(`Deleted: ${old[0]}, ${old[1]}\n`)
  const left = await readdir(folder)
  expect(left).toEqual(expect.arrayContaining([...others, old[2]]))
  expect(left).toHaveLength(others.length + 2)
})

test('--keep deletes archives of older versions from the data folder, too', async () => {
  const older = 'pravesh-2020-01-01T03-15-00.tar.gz'
  await mkdir(join(at.dataDir, 'backups'), { recursive: true })
  await writeFile(join(at.dataDir, 'backups', older), '')
  expect((await (await backup)(['--keep', '1'], settings)).out).toMatch(`Deleted: ${older}`)
})

test('a folder that is not there does not become a file', async () => {
  const { code, err } = await (await backup)(['usb/'], settings)
  const folder = join(at.dataDir, 'usb')
  expect(err).toBe(
    `No backup was made. There is no folder ${folder}. Mount or make it, or name a file that ends in .tar.gz or .age.\n`,
  )
  expect(code).toBe(1)
  expect(existsSync(folder)).toBe(false)
  expect((await (await doctor)([], settings)).out).toMatch(/^problem +Backups: .* There is no folder/m)
})

test('--keep never deletes the archive that was just made, whatever the clock says', async () => {
  const folder = join(at.dataDir, 'future')
  await mkdir(folder)
  const id = await shortId()
  const later = ['01', '02'].map((day) => `pravesh-2099-01-${day}T03-15-00-${id}.tar.gz`)
  for (const name of later) await writeFile(join(folder, name), '')
  const { out } = await (await backup)(['future', '--keep', '1'], settings)
  expect(out).toContain(`Deleted: ${later.join(', ')}`)
  const [left, ...others] = await readdir(folder)
  expect(out).toContain(left)
  expect(others).toEqual([])
})

test('a file that is missing ends the backup with 1, and nothing older is deleted', async () => {
  const folder = join(at.dataDir, 'incomplete')
  await mkdir(folder)
  await writeFile(join(folder, `pravesh-2020-01-01T03-15-00-${await shortId()}.tar.gz`), '')
  await at.files.move('exam_results/r.csv', 'exam_results/away.csv')
  const { code, err } = await (await backup)(['incomplete', '--keep', '1'], settings)
  expect(err).toContain('the file store has lost 1 files that records name: exam_results/r.csv')
  expect(code).toBe(1)
  expect(await readdir(folder)).toHaveLength(2)
  expect((await (await doctor)([], settings)).out).toMatch(
    /^problem +Backups: The backup of .* failed: 1 files/m,
  )

  await at.files.move('exam_results/away.csv', 'exam_results/r.csv')
  await (await backup)([], settings)
  expect((await (await doctor)([], settings)).out).toMatch(/^ok +Backups: The latest is of .*, [\d.]+ MB\.$/m)
})
