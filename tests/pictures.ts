/** Takes the README's pictures of the built demo, into .github/screenshots: `npm run pictures`. */
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { ensureChromium } from '#tests/support/browser/chromium.ts'
import { preview, sample, stage } from '#tests/support/browser/upload-page.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'

const laptop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const result = '/results?exam=CEE-MODEL-08&candidate=081001'

const server = await startBuiltServer()
const browser = await chromium.launch({ executablePath: ensureChromium() })
const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', reducedMotion: 'reduce' })
const page = await context.newPage()

async function take(name: string, of: Page, viewport = laptop): Promise<void> {
  await of.setViewportSize(viewport)
  await of.waitForLoadState('networkidle')
  const picture = await of.screenshot({ animations: 'disabled' })
  const file = resolve(projectRoot, '.github/screenshots', `${name}.png`)
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(file)
  process.stdout.write(`${file}\n`)
}

try {
  await page.goto('/')
  await take('home', page)
  await take('home-phone', page, phone)
  await page.setViewportSize(laptop)
  await page.goto(result)
  await take('result', page)
  await take('result-phone', page, phone)
  await page.setViewportSize(laptop)

  const admin = demoAccounts.find(({ role }) => role === 'ADMIN')
  await context.request.post('/graphql', {
    data: {
      query:
        'mutation SignIn($email: String!, $password: String!) { signIn(email: $email, password: $password) { __typename } }',
      variables: { email: admin?.email, password: admin?.password },
    },
  })
  await page.goto('/admin')
  await take('dashboard', page)
  await stage(page, await sample('correction', 'CEE-MODEL-07'))
  await preview(page).evaluate((region) => region.scrollIntoView())
  await take('import-preview', page)
} finally {
  await browser.close()
  await server.stop()
}
