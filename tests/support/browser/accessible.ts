import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A page on its way (scripts still come, another one loads) is not what people read. */
const SETTLED = { timeout: 30_000 }

/**
 * Checks the page, once it has settled, against WCAG 2.2 AA as far as a machine can.
 *
 * @param part CSS selector of the part to check; the whole page when absent.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expect(async () => expect(await findViolations(page, part), 'accessible').toEqual([])).toPass(SETTLED)
}

async function findViolations(page: Page, part?: string): Promise<string[]> {
  await coloursSettle(page)
  const axe = new AxeBuilder({ page })
    // Without what is in frames: the page of a preview has landmarks of its own.
    .options({ runOnly: tags, resultTypes: ['violations'], iframes: false })
    // Otherwise it opens a further page to put the results of frames together.
    .setLegacyMode()
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${page.url()}: ${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  )
}

/** A button that has just been enabled is on its way from one colour to the other: neither is what people read. */
async function coloursSettle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      return typeof endTime === 'number' && Number.isFinite(endTime)
    })
    // One that is interrupted may never say that it has finished.
    const late = new Promise((resolve) => setTimeout(resolve, 2_000))
    await Promise.race([late, Promise.allSettled(passing.map((animation) => animation.finished))])
  })
}
