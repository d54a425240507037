import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { archivesOf } from '#server/config/backup-settings.ts'
import { recordBackup, recordFailedBackup, recordRunningBackup } from '#server/db/backup-status.ts'
import { startErrorCounts } from '#server/db/error-counts.ts'
import { createLog, takeLoggedErrors } from '#server/lib/log.ts'
import { writeFileStoreCheck } from '#server/storage/file-store-check.ts'
import { graphql } from '#tests/gql/gql.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const SystemChecks = graphql(`
  query SystemChecks { dashboard { system { name state text } } }
`)

let app: TestApp
beforeAll(async () => {
  // A demo needs no backup.
  app = await testApp({ settings: { DEMO: 'off' } })
})
afterAll(() => app.close())

async function check(name: string): Promise<{ state: string; text: string } | undefined> {
  const { data } = await app.as('ADMIN').send(SystemChecks, {})
  return data?.dashboard.system.find((one) => one.name === name)
}

test('tells of every part, the gravest first', async () => {
  const { data } = await app.as('ADMIN').send(SystemChecks, {})
  const names = data?.dashboard.system.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'Backups',
      'Stored files',
      'Waiting mails',
      'Disk',
      'Errors',
      'Signing keys',
      'Version',
    ]),
  )
  const weights = data?.dashboard.system.map(({ state }) => ['PROBLEM', 'WARNING', 'OK'].indexOf(state)) ?? []
  expect(weights).toEqual([...weights].sort())
})

test('tells of a failed backup until one has succeeded, and of one that is old', async () => {
  const ready = async () => (await app.newClient().fetch('/readyz')).text()
  const toldOf = async (text: string, state: string) => {
    expect(await check('Backups')).toMatchObject({ state, text: expect.stringContaining(text) })
    expect(await ready()).toContain(text)
  }
  await recordFailedBackup(app.db, 'the disk is full')
  await toldOf('the disk is full', 'PROBLEM')
  await recordBackup(app.db, { archive: '/backups/a.tar.gz', bytes: 12_345_678 })
  const age = (hours: number) =>
    app.db.pool.query(
      `UPDATE backup_status SET succeeded_at = now() - make_interval(hours => $1),
         failed_at = now() - make_interval(hours => $1 + 1)`,
      [hours],
    )
  for (const hours of [0, 48]) {
    await age(hours)
    expect(await check('Backups')).toMatchObject({ state: 'OK', text: expect.stringContaining('12.3 MB') })
    expect(await ready()).not.toContain('backup')
  }
  await age(49)
  await toldOf('The latest backup is 2 days old.', 'WARNING')
})

test('tells of a backup that was killed, until another one is made, and of an archive that is gone', async () => {
  const toldOf = async (text: string | null) => {
    expect(await check('Backups')).toMatchObject({
      state: text === null ? 'OK' : 'PROBLEM',
      ...(text !== null && { text: expect.stringContaining(text) }),
    })
    const ready = await (await app.newClient().fetch('/readyz')).text()
    if (text === null) expect(ready).not.toContain('backup')
    else expect(ready).toContain(text)
  }
  const folder = archivesOf(app.env)
  const archive = join(folder, 'a.tar.gz')
  await promises.mkdir(folder, { recursive: true })
  await promises.writeFile(archive, '')
  await recordBackup(app.db, { archive, bytes: 1 })
  for (let kill = 0; kill < 3; kill++) {
    const killed = await recordRunningBackup(app.db)
    expect((await check('Backups'))?.text).not.toContain('broken off')
    killed()
    await app.db.pool.query(
      "UPDATE backup_status SET running_at = now() - interval '6 minutes', succeeded_at = now() - interval '1 day'",
    )
    await toldOf('It was broken off')
  }
  const ended = await recordRunningBackup(app.db)
  await recordBackup(app.db, { archive, bytes: 1 })
  ended()
  await toldOf(null)
  await promises.rm(archive)
  await toldOf(`The archive ${archive} of the latest backup is not there any more`)
  await recordBackup(app.db, { archive: '/mnt/usb/a.tar.gz', bytes: 1 })
  await toldOf(null)
})

test('takes a backup whose time is in the future for no success', async () => {
  await recordBackup(app.db, { archive: '/backups/a.tar.gz', bytes: 12_345_678 })
  await app.db.pool.query(
    "UPDATE backup_status SET succeeded_at = now() + interval '1 year', failed_at = NULL",
  )
  expect(await check('Backups')).toMatchObject({
    state: 'WARNING',
    text: expect.stringContaining('is not known: a wrong clock'),
  })
  await recordFailedBackup(app.db, 'the disk is full')
  expect(await check('Backups')).toMatchObject({ state: 'PROBLEM' })
  await app.db.pool.query("UPDATE backup_status SET failed_at = now() + interval '1 year'")
  await recordBackup(app.db, { archive: '/backups/b.tar.gz', bytes: 12_345_678 })
  expect(await check('Backups')).toMatchObject({ state: 'OK' })
})

test('counts the errors that are logged, by their kind', async () => {
  // Those of other tests in this process.
  takeLoggedErrors()
  const log = createLog({ level: 'error', pretty: false, to: { write: () => {} } })
  const stop = startErrorCounts(app.db)
  for (let time = 0; time < 3; time++)
    log.child({ reqId: '1' }).error({ err: new Error('x') }, 'a test failed')
  log.warn('no error')
  await stop()
  expect(await check('Errors')).toMatchObject({
    state: 'WARNING',
    text: expect.stringMatching(/^In the last 7 days: .*“a test failed” 3 times, the latest /),
  })
})

test('tells of stored files: those that are missing, and those that nothing names', async () => {
  const told = async (found: { missing?: number; held?: boolean }) => {
    await writeFileStoreCheck(app.db, { named: 7, stored: 9, orphaned: 2, missing: 0, held: false, ...found })
    const { state: weight, text } = (await check('Stored files')) ?? {}
    return [weight, text]
  }
  expect(await told({})).toEqual(['OK', 'All 7 are there.'])
  expect(await told({ held: true })).toEqual(['WARNING', '2 of 9 belong to nothing, and wait for you.'])
  expect(await told({ missing: 1 })).toEqual(['PROBLEM', expect.stringMatching(/^1 of 7 are missing\./)])
})

test('tells of waiting mails and of old signing keys', async () => {
  const told = async (name: string) => {
    const { state, text } = (await check(name)) ?? {}
    return [state, text]
  }
  expect(await told('Waiting mails')).toEqual(['OK', 'None.'])
  // Not due, so that nobody delivers it.
  const mail = { kind: 'reset-password', nextAttemptAt: new Date(Date.now() + 3_600_000) }
  const { id } = await app.db.prisma.outboxMail.create({ data: { ...mail, recipient: 'a@example.com' } })
  expect(await told('Waiting mails')).toEqual(['OK', '1.'])
  await app.db.prisma.outboxMail.update({ where: { id }, data: { attempts: 2 } })
  expect(await told('Waiting mails')).toEqual([
    'WARNING',
    expect.stringMatching(/^1 could not be delivered yet/),
  ])
  const age = (days: number) =>
    app.db.prisma.signingKey.updateMany({
      data: { createdAt: new Date(Date.now() - days * 86_400_000 - 60_000) },
    })
  await age(365)
  expect(await told('Signing keys')).toEqual(['OK', '365 days old.'])
  await age(366)
  expect(await told('Signing keys')).toEqual(['WARNING', expect.stringMatching(/^366 days old\./)])
})

test.each([
  [2.1, 'OK', /^2\.1 GB of .* are free\.$/],
  [1.9, 'WARNING', /^1\.9 GB of .* are free\. Make room in /],
  [0.2, 'PROBLEM', /^200\.0 MB of .* are free\. Make room in /],
])('of a disk with %d GB that are free says %s', async (gigabytes, state, text) => {
  const disk = await promises.statfs(app.env.dataDir)
  const spy = vi.spyOn(promises, 'statfs')
  spy.mockResolvedValue({ ...disk, bsize: 1000, bavail: gigabytes * 1e6, blocks: 4e6 })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  expect(await check('Disk')).toMatchObject({ state, text: expect.stringMatching(text) })
})
