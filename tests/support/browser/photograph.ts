import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { outputFolder } from '#tests/support/project/paths.ts'

/** A phone and a laptop, in CSS pixels. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Pictures are for people, and take longer than much of a test: they are taken when somebody asks for them. */
const wanted = process.env.SCREENS === 'on'

/**
 * Checks that the page nowhere scrolls sideways at 390 and 1280 px; with SCREENS=on, also saves the whole of it as
 * tests/.output/screens/{name}-{width}.png, to be looked at. The window has its old size afterwards.
 */
export async function photograph(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const size of sizes) {
    await page.setViewportSize(size)
    if (wanted) {
      await page.screenshot({
        path: resolve(outputFolder, 'screens', `${name}-${size.width}.png`),
        fullPage: true,
        animations: 'disabled',
      })
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${name} fits ${size.width} px`).toBeLessThanOrEqual(size.width)
  }
  if (before) await page.setViewportSize(before)
}
