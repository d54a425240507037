import type { Page } from '@playwright/test'

/** Keeps the scripts of the built pages from arriving, as on a slow connection. @returns what lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const scripts = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  return () => letGo()
}
