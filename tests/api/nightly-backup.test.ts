import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  claimScheduledBackup,
  isNightlyBackupOn,
  readBackupStatus,
  setClaimEnd,
} from '#server/db/backup-status.ts'
import { startScheduledBackups } from '#server/jobs/scheduled-backups.ts'
import { createLog } from '#server/lib/log.ts'
import { graphql } from '#tests/gql/gql.ts'
import { SetNightlyBackup } from '#tests/support/people/setup-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const NightlyBackup = graphql(`
  query NightlyBackupInTests { dashboard { nightlyBackup { at isLocked } } }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const activities = async () =>
  (await app.db.prisma.activity.findMany({ where: { action: { startsWith: 'backups.' } } })).map(
    ({ action }) => action,
  )

test('an admin turns the nightly backup on and off, and the log has each change once', async () => {
  const admin = app.as('ADMIN')
  const off = { at: null, isLocked: false }
  const on = { at: '02:30', isLocked: false }
  expect((await admin.run(NightlyBackup)).dashboard).toEqual({ nightlyBackup: off })
  for (let time = 0; time < 2; time++)
    expect((await admin.run(SetNightlyBackup, { isOn: true })).setNightlyBackup).toEqual(on)
  expect(await isNightlyBackupOn(app.db)).toBe(true)
  expect((await admin.run(NightlyBackup)).dashboard).toEqual({ nightlyBackup: on })
  expect((await admin.run(SetNightlyBackup, { isOn: false })).setNightlyBackup).toEqual(off)
  expect(await activities()).toEqual(['backups.nightly-on', 'backups.nightly-off'])
})

test('where the setting BACKUP_AT decides, nobody changes it', async () => {
  const other = await testApp({ settings: { BACKUP_AT: '03:15' } })
  try {
    const admin = other.as('ADMIN')
    expect((await admin.run(NightlyBackup)).dashboard?.nightlyBackup).toEqual({ at: '03:15', isLocked: true })
    const { errors } = await admin.send(SetNightlyBackup, { isOn: true })
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
    expect(await isNightlyBackupOn(other.db)).toBe(false)
  } finally {
    await other.close()
  }
})

test('a scheduled backup is made once, and again when it failed or its server ended', async () => {
  const { db } = app
  const claim = (day: string, isPast = false, seconds = 300) =>
    claimScheduledBackup(db, { day, isPast, seconds })
  const finished = (day: string, seconds: number | null) => setClaimEnd(db, { day, seconds })
  expect(await claim('2026-11-23', true), 'a new installation has missed none').toBe(false)
  expect([await claim('2026-11-24'), await claim('2026-11-24')]).toEqual([true, false])
  await finished('2026-11-24', 0)
  expect([await claim('2026-11-24'), await claim('2026-11-24')], 'it was stopped').toEqual([true, false])
  await finished('2026-11-24', 3_600)
  expect(await claim('2026-11-24'), 'it failed just now').toBe(false)
  await finished('2026-11-24', null)
  await finished('2026-11-24', 0)
  expect(await claim('2026-11-24'), 'it is made, whatever its server says late').toBe(false)
  expect(await claim('2026-11-25', true), 'no server ran at its time').toBe(true)
  expect(await claim('2026-11-24', true), 'a later one is being made').toBe(false)
  expect(await claim('2026-11-26', false, -1)).toBe(true)
  expect(await claim('2026-11-26', true), 'its server was killed, and midnight has passed').toBe(true)
  expect([await claim('2026-11-23'), await claim('2026-11-23')], 'the clock was ahead').toEqual([true, false])
})

test('a scheduled backup whose process is killed is recorded as failed', async () => {
  const { db } = app
  const log = createLog({ level: 'silent', pretty: false })
  vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.kill(process.pid,9)')
  const now = () => new Date('2026-11-27T12:00:00Z')
  const env = { backup: { at: '03:15', keep: 14 } }
  const stop = startScheduledBackups({ env, db: { pool: db.pool, now }, log })
  try {
    await expect
      .poll(() => readBackupStatus(db), { timeout: 80_000 })
      .toMatchObject({
        succeededAt: null,
        problem: expect.stringMatching(/^Its process was ended by SIGKILL/),
      })
  } finally {
    vi.unstubAllEnvs()
    await stop()
  }
})
