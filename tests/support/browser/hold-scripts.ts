import type { Page } from '@playwright/test'

/**
 * Keeps scripts of the built pages from arriving, as on a slow connection.
 *
 * @param names which, with `*` for any characters.
 * @returns what lets them go.
 */
export async function holdScripts(page: Page, names = '*'): Promise<() => void> {
  let letGo = () => {}
  const scripts = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/assets/${names}.js`, async (route) => {
    await scripts
    await route.continue()
  })
  return () => letGo()
}
