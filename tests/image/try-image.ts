import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { MaterialPdfs } from '#tests/support/content/content-operations.ts'
import { attachmentsOf, pdf, picture, putUp } from '#tests/support/content/notices.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { s3Peer } from '#tests/support/files/s3-peer.ts'
import { apiClient } from '#tests/support/http/api-client.ts'
import { RequestPasswordReset } from '#tests/support/people/account-operations.ts'
import { ExamResult, StageResults, samples } from '#tests/support/results/results-operations.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import { mailReceiver } from '#tests/support/server/mail-receiver.ts'

const run = promisify(execFile)

/**
 * Starts an application that lies in a folder of its own, with files in a bucket, and uses each package that it loads:
 * a look-up, a page, uploads of results, a picture and a PDF, a typeset PDF, a mail, a backup and its restore.
 *
 * @throws when anything is not as it should be.
 */
export async function tryImage(application: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-image-'))
  const restored = await mkdtemp(join(tmpdir(), 'pravesh-image-restored-'))
  const mails = await mailReceiver()
  const { settings: s3, stop: stopS3 } = await s3Peer()
  const settings = {
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_ACCESS_KEY_ID: s3.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: s3.credentials?.secretAccessKey ?? '',
  }
  const command = async (name: string, args: readonly string[], environment: Record<string, string>) => {
    const env = { ...process.env, ...environment }
    return (await run(process.execPath, [`dist/server/${name}.js`, ...args], { cwd: application, env }))
      .stdout
  }
  const server = await startBuiltServer(settings, { folder: application, isOptimized: true })
  try {
    await visit(server.url)
    if (process.platform === 'linux') await logToTerminal(application, new URL(server.url).port)
    await mails.mailsTo('student@demo.example')
    const printed = await command('backup', ['--verify'], settings)
    assert.match(printed, /A restore on trial gave the same tables/)
    const archive = printed.split('\n')[0] ?? ''
    assert.match(await command('restore', [archive], { DATA_DIR: restored }), /^Restored: /)
    assert.match(await command('doctor', [], { DATA_DIR: restored }), /^ok +Installation/m)
  } finally {
    await server.stop()
    await mails.close()
    await stopS3()
    await removeFolder(dataDir)
    await removeFolder(restored)
  }
}

/** At a terminal the log is written by another package: starts until it finds its port taken. */
async function logToTerminal(application: string, port: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-image-terminal-'))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: port }
  const printed = await run('script', ['-qec', 'node dist/server/main.js', '/dev/null'], {
    cwd: application,
    env,
  }).catch((error: { stdout: string }) => error)
  assert.match(printed.stdout, /filling the new database with the demo/)
  assert.match(printed.stdout, /is taken by another program/)
  await removeFolder(dataDir)
}

async function visit(url: string): Promise<void> {
  const clientOf = (role: string) =>
    apiClient(url, async () => {
      const account = demoAccounts.find((one) => one.role === role)
      assert(account)
      return account
    })
  const [visitor, admin, student] = [apiClient(url), clientOf('ADMIN'), clientOf('STUDENT')]

  const { examResult } = await visitor.run(ExamResult, { examId: 'CEE-MODEL-08', candidateId: '081001' })
  assert.equal(examResult?.candidateId, '081001')
  const page = await visitor.fetch('/results?exam=CEE-MODEL-08&candidate=081001')
  assert.match(await page.text(), /081001/)
  await isA(visitor, '/cards/results.png', 'image/png')

  const { stageExamResults } = await admin.run(StageResults, { file: await samples.correction() })
  assert.equal(stageExamResults.__typename, 'StagedExamResults')
  const attachments = [await picture('exam-hall.jpg'), pdf('routine.pdf')]
  const stored = await attachmentsOf(admin, await putUp(admin, { attachments }))
  assert.equal(stored.length, 2)
  for (const { url: path, previewUrl } of stored) {
    assert.equal((await visitor.fetch(path)).status, 200)
    if (previewUrl) assert.equal((await visitor.fetch(previewUrl)).status, 200)
  }

  const { studyMaterials } = await student.run(MaterialPdfs)
  const [material] = studyMaterials
  assert(material)
  await isA(student, material.pdf.url, 'application/pdf')
  await visitor.run(RequestPasswordReset, { email: 'student@demo.example' })
}

async function isA(client: ReturnType<typeof apiClient>, path: string, type: string): Promise<void> {
  const answer = await client.fetch(path)
  assert.equal(answer.status, 200, path)
  assert.equal(answer.headers.get('content-type'), type, path)
}
