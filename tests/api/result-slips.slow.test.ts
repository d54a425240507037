import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const run = promisify(execFile)

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  folder = await mkdtemp(join(tmpdir(), 'pravesh-slips-'))
})
afterAll(async () => {
  await app.close()
  await removeFolder(folder)
})

/** What a camera reads from the printed slip. */
async function scan(pdf: Uint8Array): Promise<string> {
  const file = join(folder, 'slip.pdf')
  await writeFile(file, pdf)
  await run('pdftoppm', ['-r', '200', '-png', '-singlefile', file, join(folder, 'slip')])
  const { stdout } = await run('zbarimg', [
    '--quiet',
    '--raw',
    '-Sdisable',
    '-Sqrcode.enable',
    join(folder, 'slip.png'),
  ])
  return stdout.trim()
}

/** The verdict of a page without JavaScript. */
async function verdictAt(address: string): Promise<string | undefined> {
  const url = new URL(address)
  expect([url.port, url.pathname]).toEqual([new URL(app.url).port, '/verify'])
  const html = await (await app.newClient().fetch(url.pathname + url.search)).text()
  return /role="status"[^>]*>.*?<strong>(.*?)<\/strong>/s.exec(html)?.[1]
}

test('the QR code on the paper leads to Genuine, Revised, Genuine again and Withdrawn', async () => {
  const scenario = scenarios(app)
  const exam = 'CEE-MODEL-2083-05'
  const candidate = '081001'
  await scenario.studentList(
    studentsCsv([{ candidate, name: 'कृष्णकुमारी राजलक्ष्मी श्रेष्ठ बस्नेत', groups: 'Morning A' }]),
  )
  const first = await scenario.resultFile(
    resultsCsv([{ candidate, exam, mark: '134.25', percentage: '67.125', rank: 459 }]),
    { examTitle: 'CEE नमुना परीक्षा ५ (Model Test)', examDate: '2026-11-02' },
  )
  const answer = await app
    .newClient()
    .fetch(`/files/result-slip.pdf?${new URLSearchParams({ exam, candidate })}`)
  const pdf = new Uint8Array(await answer.arrayBuffer())
  expect(pdf.length).toBeLessThan(60_000)
  const address = await scan(pdf)
  expect(await verdictAt(address)).toBe('Genuine')
  const correction = await scenario.resultFile(
    resultsCsv([{ candidate, exam, mark: '136.25', percentage: '68.125', rank: 440 }]),
  )
  expect(await verdictAt(address)).toMatch(/^Revised on .* \(the paper shows the older values\)$/)
  await app.as('ADMIN').run(DeleteResultFile, { id: correction.id })
  expect(await verdictAt(address)).toBe('Genuine')
  await app.as('ADMIN').run(DeleteResultFile, { id: first.id })
  expect(await verdictAt(address)).toBe('Withdrawn')
})
