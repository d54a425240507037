import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '#client/paths.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { expectPublicResult, publish, smallFile, toast } from '#tests/support/browser/upload-page.ts'

// From an empty folder to a public website, in the browser alone: without a terminal, without a restart.

test.use({ settings: { DEMO: 'off' } })

/** Values for the content's forms, by the name of the control. */
async function add(page: Page, list: string, values: Readonly<Record<string, string>>, photo?: string) {
  await page.goto(`${list}/new`)
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`form [name="${name}"]`)
    const isChoice = await control.evaluate((element) => element.tagName === 'SELECT')
    await (isChoice ? control.selectOption({ label: value }) : control.fill(value))
  }
  if (photo !== undefined) {
    await page
      .locator('form input[type=file]')
      .first()
      .setInputFiles(await picture(photo))
    await page.getByLabel('What the picture shows').fill(photo)
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(toast(page, 'Published. Visitors see it now.')).toBeVisible()
}

async function picture(name: string) {
  const size = { width: 900, height: 600, channels: 3 as const }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const buffer = await sharp({ create: { ...size, background: '#88aa66', noise } })
    .jpeg()
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

test('an institute sets up its own website', async ({ page, server }) => {
  test.setTimeout(600_000)
  const began = performance.now()
  const address = /\/setup\?token=[\w-]+/.exec(server.output())?.[0] ?? 'no address'
  await page.goto(address)
  const typed = {
    ...{ name: 'Asha Rai', email: 'asha@koshi.example' },
    ...{ password: 'four green parrots', repeated: 'four green parrots' },
    ...{ 'institute.name': 'Koshi Academy', 'institute.shortName': 'Koshi' },
    ...{ 'institute.establishedYear': '2001', 'institute.phones': '021-555555' },
    ...{ 'institute.email': 'office@koshi.example', 'institute.address': 'Biratnagar' },
    ...{ 'institute.officeHours': 'Sunday to Friday', 'institute.brandColor': '#7fd4a0' },
  }
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.locator('[name="institute.brandColor"]')).not.toHaveValue('#7fd4a0')
  await page.locator('[name=logo]').setInputFiles(await picture('logo'))
  await photograph(page, 'setup-look')
  await page.getByRole('button', { name: 'Set up the website' }).click()
  await expect(page).toHaveURL('/admin')
  const missing = page.getByRole('region', { name: 'Missing on the website' })
  await expect(missing).toContainText('Courses: nothing is published yet')
  await expect(missing).not.toContainText('logo')
  await photograph(page, 'dashboard-missing')

  await add(page, '/admin/website/course-groups', {
    ...{ name: 'Medical', category: 'Medical', slug: 'medical' },
    ...{ purpose: 'For future doctors.', timing: 'Morning' },
  })
  const course = {
    ...{ title: 'MBBS', slug: 'mbbs', degree: 'Bachelor of Medicine', group: 'Medical' },
    ...{ shortDescription: 'Twelve weeks.', longDescription: 'Every subject.' },
  }
  await add(page, '/admin/courses', course, 'Students in the laboratory')
  await add(page, '/admin/website/departments', { name: 'Botany', slug: 'botany' })
  await add(page, '/admin/faculty', { name: 'Maya Gurung', department: 'Botany', designation: 'Lecturer' })
  await page.goto('/admin/notices?add=1')
  const dialog = page.getByRole('dialog', { name: 'Add New Notice' })
  await dialog.getByLabel('Title').fill('Classes begin')
  await dialog.getByLabel('Description').fill('On Sunday.')
  await dialog.getByRole('button', { name: 'Publish notice' }).click()
  await expect(dialog).toBeHidden()
  await publish(page, smallFile('KOSHI-1', { '0001': 120 }))
  await page.goto('/admin')
  await expect(missing).not.toContainText('Courses')
  await expect(missing).toContainText('Teachers: 1 of 1 without photograph')

  await page.goto('/')
  await expect(page).toHaveTitle(/Koshi Academy/)
  await expect(page.getByRole('banner').locator('img').first()).toBeVisible()
  await expect(page.getByText('Classes begin')).toBeVisible()
  const action = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-action').trim(),
  )
  expect(action).not.toBe('')
  await page.goto('/courses/mbbs')
  const shown = page.getByRole('img', { name: 'Students in the laboratory' })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.(avif|webp)$/)
  await photograph(page, 'own-course')
  await page.goto('/faculty')
  await expect(page.getByText('Maya Gurung')).toBeVisible()
  await expectPublicResult(page, 'KOSHI-1', '0001', '60')
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`From the set-up to a public website: ${seconds} s.\n`)
})

for (const width of [390, 1440, 2560, 3840]) {
  test(`the drawing of the home page is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.home)
    const [sun = 0, top = 0] = await page
      .locator('main svg:has(> path[fill="var(--color-snow)"])')
      .evaluate((drawing) => {
        const sun = drawing.querySelector('path[fill="var(--color-patternAccent)"]')
        return [sun?.getBoundingClientRect().top, drawing.getBoundingClientRect().top]
      })
    expect(sun).toBeGreaterThan(top)
  })
}
