import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { CreateNotice, Notices } from '#tests/support/content/notice-operations.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { newServerDatabase } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import { WhoAmI } from '#tests/support/people/account-operations.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { ExamResult, PublishResults, StageResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'

const serverUrl = process.env.TEST_DATABASE_URL

describe.skipIf(!serverUrl)('two machines with one PostgreSQL, one bucket and no common folder', () => {
  let database: Awaited<ReturnType<typeof newServerDatabase>>
  let bucket: Awaited<ReturnType<typeof s3Peer>>
  let folders: string[] = []
  let servers: RunningServer[] = []

  beforeAll(async () => {
    database = await newServerDatabase(serverUrl ?? '')
    bucket = await s3Peer()
    folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'pravesh-machine-'))))
    const { endpoint = '', credentials, region, bucket: name } = bucket.settings
    servers = await Promise.all(
      folders.map((folder) =>
        startBuiltServer({
          ...{ DATABASE_URL: database.databaseUrl, DATA_DIR: join(folder, 'data'), WEB_CONCURRENCY: '1' },
          ...{ S3_BUCKET: name, S3_REGION: region, S3_ENDPOINT: endpoint },
          S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
          S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
          // It was due before the start, so both want to make it.
          BACKUP_AT: '00:00',
        }),
      ),
    )
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await bucket?.stop()
    await database?.remove()
    for (const folder of folders) await removeFolder(folder)
  })

  const visitorOf = (place: number) => apiClient(servers[place]?.url ?? '')
  const adminOf = (place: number) =>
    apiClient(servers[place]?.url ?? '', async () => demoAccounts[0] ?? { email: '', password: '' })
  const percentageAt = async (place: number, candidateId: string) => {
    const asked = { examId: 'TWO', candidateId }
    return (await visitorOf(place).run(ExamResult, asked)).examResult?.percentage
  }
  async function publish(place: number, candidate: string): Promise<void> {
    const admin = adminOf(place)
    const file = resultsCsv([{ candidate, exam: 'TWO', percentage: 70 }])
    const { stageExamResults: staged } = await admin.run(StageResults, { file })
    if (staged.__typename !== 'StagedExamResults') throw new Error('The file was refused')
    const about = { examId: staged.examId, examTitle: 'Two', examDate: '2026-11-02' }
    const input = { ...about, confirmedFindings: everyFinding }
    const { publishExamResults: published } = await admin.run(PublishResults, { id: staged.id, input })
    expect(published.__typename).toBe('ExamResultFile')
  }

  test('make the backup once', async () => {
    const archives = async () =>
      (
        await Promise.all(
          folders.map((folder) => readdir(join(folder, 'data/backups')).catch(() => [] as string[])),
        )
      )
        .flat()
        .filter((name) => name.endsWith('.tar.gz'))
    await vi.waitUntil(async () => (await archives()).length > 0, { timeout: 60_000, interval: 200 })
    for (const { output } of servers) expect(output()).not.toMatch(/backup failed/)
    expect(await archives()).toHaveLength(1)
  })

  test('show and serve what was published at the other one', async () => {
    await publish(0, '1')
    await vi.waitUntil(async () => (await percentageAt(1, '1')) === '70', { timeout: 30_000 })
    const input = { title: 'From the first', description: 'Text' }
    await adminOf(0).run(CreateNotice, { input, attachments: [pdf('a.pdf')] })
    const newest = async () => (await visitorOf(1).run(Notices, { first: 1 })).notices.edges[0]?.node
    await vi.waitUntil(async () => (await newest())?.title === input.title, { timeout: 30_000 })
    const file = await fetch(new URL((await newest())?.attachments[0]?.url ?? '', servers[1]?.url))
    expect([file.status, (await file.arrayBuffer()).byteLength > 0]).toEqual([200, true])
  })

  test('lose nothing and nobody when one is killed', async () => {
    const person = adminOf(0)
    await person.run(WhoAmI)
    servers[0]?.process.kill('SIGKILL')
    const elsewhere = visitorOf(1)
    for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value)
    expect(await elsewhere.run(WhoAmI)).toMatchObject({ viewer: { role: 'ADMIN' } })
    await publish(1, '2')
    expect(await Promise.all(['1', '2'].map((id) => percentageAt(1, id)))).toEqual(['70', '70'])
  })
})
