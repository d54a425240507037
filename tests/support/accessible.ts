import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Checks the page as it stands against WCAG 2.2 AA as far as a machine can.
 *
 * @param part CSS selector of the part to check; the whole page when absent.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(rules)
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  )
  expect(found, 'accessible').toEqual([])
}
