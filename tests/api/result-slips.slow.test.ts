import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { pdfText, scanPdf } from '#tests/support/files/scan-pdf.ts'
import { slipsOf } from '#tests/support/results/result-slips.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
})
afterAll(() => app.close())

/** The verdict of a page without JavaScript. */
async function verdictAt(address: string): Promise<string | undefined> {
  const { port, pathname } = new URL(address)
  expect(port).toBe(new URL(app.url).port)
  expect(pathname).toMatch(/^\/verify\/[0-9A-Z-]{23}$/)
  const checked = await app.newClient().fetch(pathname)
  expect(checked.headers.get('location')).toBe(`/verify?code=${pathname.slice('/verify/'.length)}`)
  const html = await (await app.newClient().fetch(checked.headers.get('location') ?? '')).text()
  return /role="status"[^>]*>.*?<strong>(.*?)<\/strong>/s.exec(html)?.[1]
}

test('the QR code on the paper leads to Genuine, Revised, Genuine again and Withdrawn', async () => {
  const scenario = scenarios(app)
  const exam = 'CEE-MODEL-2083-05'
  const candidate = '081001'
  const others = Array.from({ length: 119 }, (_, at) => ({ candidate: `${at}`, exam }))
  await scenario.studentList(
    studentsCsv([{ candidate, name: 'कृष्णकुमारी राजलक्ष्मी श्रेष्ठ बस्नेत', groups: 'Morning A' }]),
  )
  const first = await scenario.resultFile(
    resultsCsv([{ candidate, exam, mark: '134.25', percentage: '67.125', rank: 459 }, ...others]),
    { examTitle: 'CEE नमुना परीक्षा ५ (Model Test)', examDate: '2026-11-02' },
  )
  const answer = await app
    .newClient()
    .fetch(`/files/result-slip.pdf?${new URLSearchParams({ exam, candidate })}`)
  const pdf = new Uint8Array(await answer.arrayBuffer())
  expect(pdf.length).toBeLessThan(60_000)
  const address = await scanPdf(pdf)
  expect((await pdfText(pdf)).replace(/\s+/g, ' ')).toContain('राजलक्ष्मी श्रेष्ठ बस्नेत')
  expect(await verdictAt(address)).toBe('Genuine')
  const all = await app.as('ADMIN').fetch(`/files/result-slips.pdf?${new URLSearchParams({ exam })}`)
  expect(await verdictAt(await scanPdf(new Uint8Array(await all.arrayBuffer()), 61))).toBe('Genuine')
  const correction = await scenario.resultFile(
    resultsCsv([{ candidate, exam, mark: '136.25', percentage: '68.125', rank: 440 }]),
  )
  expect(await verdictAt(address)).toMatch(/^Revised on .* \(the paper shows the older values\)$/)
  await app.as('ADMIN').run(DeleteResultFile, { id: correction.id })
  expect(await verdictAt(address)).toBe('Genuine')
  await app.as('ADMIN').run(DeleteResultFile, { id: first.id })
  expect(await verdictAt(address)).toBe('Withdrawn')
})

test('whoever checks it reads the day of its own change, not of a list with the same name or a file of others', async () => {
  const slips = slipsOf(app)
  await scenarios(app).studentList(studentsCsv([{ candidate: 'D1', name: 'Sita' }]))
  await scenarios(app).resultFile(resultsCsv([{ candidate: 'D1', exam: 'DAY' }]))
  const { code } = await slips.slipOf('DAY', 'D1')
  await app.db.prisma.exam.update({ where: { id: 'DAY' }, data: { passPercentage: 40 } })
  await scenarios(app).studentList(studentsCsv([{ candidate: 'D1', name: 'Sita' }]))
  await scenarios(app).resultFile(resultsCsv([{ candidate: 'D2', exam: 'DAY' }]))
  await scenarios(app).letPass('DAY', 24 * 60)
  expect(await slips.check(code)).toMatchObject({ state: 'REVISED', revisedAt: null })
  await scenarios(app).studentList(studentsCsv([{ candidate: 'D1', name: 'Gita' }]))
  expect((await slips.check(code))?.revisedAt).not.toBeNull()
})
