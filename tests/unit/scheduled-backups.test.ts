import { expect, test } from 'vitest'
import { startScheduledBackups } from '#server/jobs/scheduled-backups.ts'
import { createLog } from '#server/lib/log.ts'

test('while the database does not tell when a backup was made, no day is claimed', async () => {
  const logged: string[] = []
  const log = createLog({ level: 'warn', pretty: false, to: { write: (line) => void logged.push(line) } })
  const asked: string[] = []
  const query = async ({ text = '' }: { text?: string }) => {
    asked.push(text)
    throw new Error('The database is away')
  }
  const db = { pool: { query }, now: () => new Date('2026-11-24T12:00:00Z') }
  const stop = startScheduledBackups({
    env: { backup: { at: '03:15', keep: 14 } },
    db: db as unknown as Parameters<typeof startScheduledBackups>[0]['db'],
    log,
  })
  await expect.poll(() => logged.join()).toContain('the scheduled backup could not be started')
  await stop()
  expect(asked).toEqual([expect.stringContaining('succeeded_at')])
})
