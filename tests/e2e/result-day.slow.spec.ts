import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'

// A candidate with a phone in the minutes after results come out.

test.use({ viewport: { width: 360, height: 740 } })

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

for (const [path, button] of [
  ['/', 'Search Results'],
  ['/ne/', 'नतिजा खोज्नुहोस्'],
] as const)
  test(`the look-up of the newest exam is on the first screen of a phone, before the tagline, at ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await page.goto(path)
    const search = page.getByRole('main').getByRole('button', { name: button })
    await expect(search).toBeInViewport({ ratio: 1 })
    const tagline = page.getByText(/^Patient teaching for|^चिकित्सा र विज्ञानको भविष्य/)
    expect(await bottomOf(search)).toBeLessThan(await bottomOf(tagline))
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 640 })
      const ribbon = await page.locator('.sample-ribbon').boundingBox()
      expect(ribbon?.height, `the demo's ribbon at ${width} px is one line`).toBeLessThanOrEqual(48)
    }
  })

for (const width of [320, 390, 1023]) {
  test(`the results are one press away at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/news')
    const link = page.getByRole('banner').getByRole('link', { name: 'Results', exact: true })
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    await link.click()
    await expect(page).toHaveURL('/results')
    // Not always the first: another test may publish a newer exam meanwhile, and a choice stays.
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  })
}

/** Texts, links and fields of the page that the chat button lies over, at every place where one can scroll to. */
function coveredByChat(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const button = document.querySelector('aside[aria-label="Chat"] > button')
    const covered = new Set<string>()
    for (let y = 0; y < document.documentElement.scrollHeight; y += 200) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const place = button?.getBoundingClientRect()
      if (!button || !place) throw new Error('There is no chat button.')
      for (const element of document.querySelectorAll(
        'main :is(p, a, h1, h2, h3, li, b, span, input, button)',
      )) {
        for (const { left, right, top, bottom } of element.getClientRects()) {
          const apart =
            right <= place.left || left >= place.right || bottom <= place.top || top >= place.bottom
          if (!apart) covered.add(element.outerHTML.slice(0, 120))
        }
      }
    }
    return [...covered]
  })
}

for (const width of [360, 768, 1280, 1480]) {
  for (const path of ['/', '/results?exam=CEE-MODEL-08']) {
    test(`the chat button covers nothing of ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      expect(await coveredByChat(page)).toEqual([])
    })
  }
}
