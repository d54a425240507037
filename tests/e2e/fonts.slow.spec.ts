import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'

/** Families of the fonts that drew the text of an element, as the browser itself says. */
async function fontsOf(page: Page, selector: string): Promise<{ family: string; isCustom: boolean }[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, isCustom: isCustomFont }))
}

for (const [weight, name] of [
  [400, 'regular'],
  [700, 'bold'],
] as const) {
  test(`Nepali text in ${name} is drawn with Anek Devanagari`, async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('html[data-live]')).toBeAttached()
    const asked = page.waitForResponse((response) => /anek-devanagari.*woff2$/.test(response.url()))
    await page.evaluate((fontWeight) => {
      const text = document.createElement('p')
      text.id = 'nepali'
      text.style.fontWeight = String(fontWeight)
      text.textContent = 'कमला राई'
      // Outside of React's part, which may be drawn anew at any time.
      document.body.prepend(text)
    }, weight)
    await asked
    await page.evaluate(() => document.fonts.ready)
    const fonts = await fontsOf(page, '#nepali')
    expect(fonts.filter(({ isCustom }) => !isCustom)).toEqual([])
    expect(fonts.map(({ family }) => family).join()).toContain('Anek')
  })
}

for (const path of ['/', '/ne/'])
  test(`a short name in Devanagari is drawn whole at the top of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto(path)
    await expect(page.locator('html[data-live]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const name = page.getByRole('banner').getByText('Himshikhar', { exact: true }).first()
    await name.evaluate((one) => {
      one.id = 'short-name'
      one.setAttribute('lang', 'ne')
      one.textContent = 'छ्यूँ द्धू'
    })
    await page.evaluate(() => document.fonts.ready)
    const bar = page.getByRole('banner')
    const shortName = page.locator('#short-name')
    const clipped = await bar.screenshot()
    await shortName.evaluate((one) => {
      one.style.overflow = 'visible'
    })
    expect(clipped.equals(await bar.screenshot())).toBe(true)
  })

test('letters of Nepali text stand as far apart as their font says', async ({ page }) => {
  await page.goto('/ne/')
  const spaced = await page
    .locator(':lang(ne):not(input)')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).letterSpacing !== 'normal')
        .map((one) => `${one.tagName} ${one.textContent}`),
    )
  expect(spaced).toEqual([])
})
