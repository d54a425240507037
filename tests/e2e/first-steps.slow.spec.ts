import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import {
  deleteFile,
  fileInput,
  giveReason,
  preview,
  publishButton,
  verified,
} from '#tests/support/browser/upload-page.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { inlineCodeOf, textOf } from '#tests/support/project/documents.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { type RunningServer, startBuiltServer } from '#tests/support/server/built-server.ts'

// The steps of README.md for a newcomer, with the values that it names.

test.describe.configure({ timeout: 240_000 })

/** The text of README.md, with the address of a test's server in place of the standard one. */
function readme(url: string) {
  const code = inlineCodeOf('README.md')
  const find = (pattern: RegExp) => code.find((one) => pattern.test(one)) ?? 'not in README.md'
  return {
    exam: /choose “(.*?)”/.exec(textOf('README.md'))?.[1] ?? 'not in README.md',
    candidate: find(/^\d{6}$/),
    email: find(/^\S+@demo\.example$/),
    password: find(/^result-day/),
    file: resolve(projectRoot, find(/\.csv$/)),
    pages: Object.fromEntries(
      [...textOf('README.md').matchAll(/<http:\/\/localhost:4000(\/\w+)>/g)].map(([, path = '']) => [
        path,
        url + path,
      ]),
    ),
  }
}

const settings = (dataDir: string) => ({ DATA_DIR: dataDir, NODE_ENV: '', DEMO: '' })

test.describe('after npm start', () => {
  let dataDir: string
  let server: RunningServer
  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pravesh-first-steps-'))
    server = await startBuiltServer(settings(dataDir), { script: 'start' })
  })
  test.afterAll(() => removeFolder(dataDir))

  test('the three things to try work, and a stop loses nothing', async ({ page }) => {
    const { exam, candidate, email, password, file, pages } = readme(server.url)
    expect(Object.keys(pages)).toEqual(['/results', '/auth', '/sandbox'])
    const lookUp = async (target: Page) => {
      await target.goto(pages['/results'] ?? '')
      await target.getByRole('radio', { name: exam }).check()
      await target.getByRole('textbox', { name: 'Candidate ID' }).fill(candidate)
      await target.keyboard.press('Enter')
      await expect(target.getByRole('region', { name: /^Result of/ })).toContainText(candidate)
    }
    await lookUp(page)

    await page.goto(pages['/auth'] ?? '')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin$/)
    await page.getByRole('link', { name: 'Add Result', exact: true }).first().click()
    await fileInput(page).setInputFiles(file)
    await expect(preview(page)).toContainText('Changed')
    const changed = await preview(page).getByRole('row').filter({ hasText: '081104' }).textContent()
    expect(changed).toMatch(/54\.88%.*56\.88%/)
    await expectPercentage(page, '54.88')
    await giveReason(page)
    await verified(page).check()
    await publishButton(page).click()
    await expect(page).toHaveURL(/\/admin\/results/)
    await expectPercentage(page, '56.88')
    await deleteFile(page, 'correction')
    await expectPercentage(page, '54.88')

    await page.goto(pages['/sandbox'] ?? '')
    await expect(page.locator('.graphiql-query-editor')).toContainText('exams')
    await page.getByRole('button', { name: /execute query/i }).click()
    await expect(page.locator('.graphiql-response')).toContainText('CEE-MODEL-07')

    await server.stop()
    expect(server.output()).toContain('"msg":"stopped"')
    server = await startBuiltServer(settings(dataDir), { script: 'start' })
    await expectPercentage(page, '54.88')
    await server.stop()
  })

  /** Of one candidate of the correction, as a visitor is told. */
  async function expectPercentage(page: Page, percentage: string) {
    const query = '{ examResult(examId: "CEE-MODEL-07", candidateId: "081104") { percentage } }'
    await expect
      .poll(async () => (await page.request.post(`${server.url}/graphql`, { data: { query } })).json())
      .toEqual({ data: { examResult: { percentage } } })
  }
})

test('npm run dev serves pages from their sources', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravesh-development-'))
  const server = await startBuiltServer(settings(dataDir), { script: 'dev' })
  try {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`${server.url}/results?exam=CEE-MODEL-08&candidate=081001`)
    await expect(page.getByRole('region', { name: /^Result of/ })).toContainText('081001')
    const source = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('.tsx'))
    await page.reload()
    // 304 when the browser still has it.
    expect([200, 304]).toContain((await source).status())
    expect(problems).toEqual([])
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
})
