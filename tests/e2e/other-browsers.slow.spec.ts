/**
 * The main journeys in Firefox and in WebKit, the engine of every browser on iPhones, driven by WebDriver: Playwright has
 * browsers of its own only. And a comparison of both with Chromium.
 */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { hasFirefox, startFirefox } from '#tests/support/browser/firefox.ts'
import { smallFile } from '#tests/support/browser/upload-page.ts'
import type { DrivenBrowser } from '#tests/support/browser/web-driver.ts'
import { hasWebKit, startWebKit } from '#tests/support/browser/webkit.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

/** `.ci/run` installs both; elsewhere those that are there are tested. */
const engines = [
  { name: 'Firefox', isInstalled: hasFirefox, start: startFirefox },
  { name: 'WebKit', isInstalled: hasWebKit, start: startWebKit },
] as const

interface Label {
  text: string
  /** How far the baseline lies below the upper edge of the button, in pixels. */
  baseline: number
}

/** The texts (without spaces, which engines tell differently) in buttons, menu entries and fields' labels of a page that is shown, and how high they stand in their boxes. */
function labelsOf(): Label[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('button, main a, header a, label')]
  return boxes.flatMap((box) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    let node = walker.nextNode()
    while (node && node.textContent?.trim() === '') node = walker.nextNode()
    const height = box.getBoundingClientRect().height
    // Of texts in several lines or with smaller parts, each engine breaks in its own way.
    if (!node || height === 0 || height > 64) return []
    const mark = document.createElement('span')
    mark.style.cssText = 'display: inline-block; width: 0; height: 0; margin: 0; padding: 0'
    node.parentNode?.insertBefore(mark, node)
    const baseline = mark.getBoundingClientRect().bottom - box.getBoundingClientRect().top
    mark.remove()
    return [{ text: box.innerText.replaceAll(/\s/g, ''), baseline }]
  })
}

const isReady = () => document.documentElement.hasAttribute('data-live') && document.fonts.status === 'loaded'

const pages = ['/', '/results', '/auth', '/contact', '/news']

async function labelsInChromium(page: Page, path: string): Promise<Label[]> {
  await page.goto(path)
  await page.waitForFunction(isReady)
  return await page.evaluate(labelsOf)
}

for (const { name, start } of engines.filter(({ isInstalled }) => isInstalled)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' })
    let browser: DrivenBrowser
    let stop: () => Promise<void>
    let folder: string
    let url: string

    test.beforeAll(async ({ server }) => {
      test.setTimeout(180_000)
      url = server.url
      folder = await mkdtemp(join(tmpdir(), 'pravesh-files-'))
      ;({ browser, stop } = await start())
      await browser.resize(1280, 900)
    })
    test.afterAll(async () => {
      await stop()
      await removeFolder(folder)
    })

    const open = async (path: string) => {
      await browser.open(url + path)
      await expect.poll(() => browser.run(isReady)).toBe(true)
    }

    test('texts stand as high in their boxes as in Chromium', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      for (const path of pages) {
        const inChromium = await labelsInChromium(page, path)
        await open(path)
        const here = await browser.run(labelsOf)
        expect(here.map(({ text }) => text)).toEqual(inChromium.map(({ text }) => text))
        const moved = here.flatMap((label, index) => {
          const there = inChromium[index]?.baseline ?? 0
          return Math.abs(label.baseline - there) > 1 ? [{ path, ...label, there }] : []
        })
        expect(moved).toEqual([])
      }
    })

    test('the public pages fit a narrow window', async () => {
      await browser.resize(390, 844)
      for (const path of pages) {
        await open(path)
        await browser.photograph(`narrow${path.replaceAll('/', '-')}`)
      }
      await browser.resize(1280, 900)
    })

    test('a candidate looks up a result and sees what is wrong with another', async () => {
      await open('/results?exam=CEE-MODEL-07')
      await browser.type('input[name=candidate]', '999999')
      await browser.press('form button[type=submit]')
      await browser.waitForText(/No result found|not found/i)
      await browser.type('input[name=candidate]', '०८१०००')
      await browser.press('form button[type=submit]')
      const text = await browser.waitForText('67.88')
      expect(text).toContain('कमला राई')
      await browser.photograph('results-passed')
    })

    test('a visitor goes from page to page and back', async () => {
      await open('/')
      await browser.press('main a[href="/news"]')
      await browser.waitForPath('/news')
      await browser.press('main article a[href^="/news/"]')
      await browser.waitForText('Back to News')
      await browser.run(() => history.back())
      await browser.waitForPath('/news')
      await browser.photograph('news')
    })

    test('an admin signs in and publishes a file of results', async () => {
      const [admin] = demoAccounts
      await open('/auth')
      await browser.type('input[name=email]', admin?.email ?? '')
      await browser.type('input[name=password]', admin?.password ?? '')
      await browser.press('form button[type=submit]')
      await browser.waitForPath('/admin')

      const exam = `JOURNEY-${name.toUpperCase()}`
      const { name: fileName, buffer } = smallFile(exam, { W901: 100, W902: 90 })
      const path = join(folder, fileName)
      await writeFile(path, buffer)
      await open('/admin/add-result')
      await browser.chooseFile('input[type=file]', path)
      await browser.waitForText('I have verified')
      await browser.photograph('admin-preview')
      await browser.run(() => {
        for (const box of document.querySelectorAll<HTMLInputElement>(
          'form input[type=checkbox]:not(:checked)',
        ))
          if (box.closest('label')?.innerText.trim().startsWith('I have')) box.click()
      })
      await browser.press('//main//button[starts-with(normalize-space(.), "Publish")]')
      await browser.waitForPath('/admin/results')
      await browser.waitForText(fileName)
      await open(`/results?exam=${exam}&candidate=W901`)
      await browser.waitForText('W901')
    })
  })
}
