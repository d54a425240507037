/** How public pages look in Firefox and in WebKit, compared with Chromium. */
import type { Page } from '@playwright/test'
import { expect, inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { isReady } from '#tests/support/browser/site-user.ts'

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

const pages = ['/', '/results', '/auth', '/contact', '/news']

async function labelsInChromium(page: Page, path: string): Promise<Label[]> {
  await page.goto(path)
  await page.waitForFunction(isReady)
  return await page.evaluate(labelsOf)
}

inEachEngine(() => {
  test('texts stand as high in their boxes as in Chromium', async ({ page, user }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    for (const path of pages) {
      const inChromium = await labelsInChromium(page, path)
      await user.open(path)
      const here = await user.browser.run(labelsOf)
      expect(here.map(({ text }) => text)).toEqual(inChromium.map(({ text }) => text))
      const moved = here.flatMap((label, index) => {
        const there = inChromium[index]?.baseline ?? 0
        return Math.abs(label.baseline - there) > 1 ? [{ path, ...label, there }] : []
      })
      expect(moved).toEqual([])
    }
  })

  test('the public pages fit a narrow window', async ({ user }) => {
    await user.browser.resize(390, 844)
    for (const path of pages) {
      await user.open(path)
      await user.browser.photograph(`narrow${path.replaceAll('/', '-')}`)
    }
    // WebKit draws a pattern that begins on half a pixel with jagged edges.
    await user.open('/overview')
    const starts = await user.browser.run(() =>
      [...document.querySelectorAll('main svg:has(pattern)')].map(
        (pattern) => getComputedStyle(pattern).paddingLeft,
      ),
    )
    expect(starts.join()).toMatch(/^\d+px(?:,\d+px)*$/)
  })
})
