import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { foreignWords } from '#tests/support/browser/foreign-words.ts'
import { ofInstitute } from '#tests/support/browser/visit.ts'
import { scanPdf } from '#tests/support/files/scan-pdf.ts'

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

const testDigits = ofInstitute('#0b5d1e')

const exam = 'CEE-MODEL-07'
const candidate = '081000'
const result = `?exam=${exam}&candidate=${candidate}`

test('what is typed wrong, and what the API refuses, is said in Nepali', async ({ page }) => {
  await page.goto('/ne/auth')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('textbox', { name: 'इमेल' }).fill('nobody@example.com')
  await page.locator('input[name=password]').fill('not-the-password')
  await page.getByRole('main').getByRole('button', { name: 'लगइन गर्नुहोस्' }).click()
  await expect(page.getByRole('alert').first()).toContainText('इमेल ठेगाना वा पासवर्ड मिलेन')
  await expectAccessible(page)

  await page.goto('/ne/signup')
  await page.getByRole('main').getByRole('button', { name: 'खाता खोल्नुहोस्' }).click()
  await expect(page.getByRole('main')).toContainText('इमेल ठेगाना आवश्यक छ')
  expect(await foreignWords(page)).toEqual([])
})

test('a look-up in Nepali stays in Nepali, with and without a page load', async ({ page }) => {
  await page.goto('/ne')
  await page.getByRole('textbox', { name: 'परीक्षार्थी नम्बर' }).fill(candidate)
  await page.getByRole('button', { name: 'नतिजा खोज्नुहोस्' }).click()
  await expect(page).toHaveURL(/\/ne\/results\?exam=.*&candidate=081000/)
  await page.goto(`/ne/results${result}`)
  const sheet = page.getByRole('region', { name: /०८१००० को नतिजा/ })
  await expect(sheet).toContainText('उत्तीर्ण')
  await expect(sheet).toContainText('२०८३ कात्तिक १४')
  await page.getByRole('textbox', { name: 'परीक्षार्थी नम्बर' }).fill('1')
  await page.getByRole('button', { name: 'नतिजा खोज्नुहोस्' }).click()
  await expect(page.getByRole('region', { name: /^नतिजा भेटिएन/ })).toBeVisible()
  expect(await foreignWords(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a look-up with a PIN is answered in Nepali, and its address does not hold the PIN', async ({
    page,
  }) => {
    await page.goto('/ne/results?exam=CEE-MODEL-06')
    await page.getByRole('textbox', { name: 'परीक्षार्थी नम्बर' }).fill(candidate)
    await page.getByRole('textbox', { name: 'PIN' }).fill('428316')
    await page.getByRole('button', { name: 'नतिजा खोज्नुहोस्' }).click()
    await expect(page.getByRole('region', { name: /०८१००० को नतिजा/ })).toContainText('उत्तीर्ण')
    await expect(page).toHaveURL('/ne/results?exam=CEE-MODEL-06')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`/results?exam=CEE-MODEL-06&candidate=${candidate}`)
    await expect(page.getByRole('textbox', { name: 'Candidate ID' })).toHaveValue(candidate)
  })

  test('forms and links stay in Nepali, and the other language is one link away', async ({ page }) => {
    await page.goto('/ne/results')
    await page.getByRole('textbox', { name: 'परीक्षार्थी नम्बर' }).fill(candidate)
    await page.getByRole('button', { name: 'नतिजा खोज्नुहोस्' }).click()
    await expect(page).toHaveURL(/\/ne\/results\?exam=.*candidate=081000/)
    await page.goto('/ne/auth')
    await page.getByRole('textbox', { name: 'इमेल' }).fill('nobody@example.com')
    await page.locator('input[name=password]').fill('not-the-password')
    await page.getByRole('main').getByRole('button', { name: 'लगइन गर्नुहोस्' }).click()
    await expect(page).toHaveURL('/ne/auth?failed=credentials')
    await expect(page.getByRole('main')).toContainText('इमेल ठेगाना वा पासवर्ड मिलेन')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/auth?failed=credentials')
    await page.getByRole('contentinfo').getByRole('link', { name: 'नेपाली' }).click()
    await expect(page).toHaveURL('/ne/auth?failed=credentials')
  })
})

test('the language link keeps the page, its query and what was typed, but no secret', async ({ page }) => {
  await page.goto(`/results?exam=${exam}`)
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('00७-half')
  await page.getByRole('radio', { name: /CEE Model Test 5/ }).check()
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill('00७-half')
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL(/\/ne\/results\?exam=/)
  await expect(page.getByRole('textbox', { name: 'परीक्षार्थी नम्बर' })).toHaveValue('00७-half')
  await expect(page.getByRole('radio', { name: /CEE Model Test 5/ })).toBeChecked()

  await page.goto('/ne/auth?next=%2Faccount')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('textbox', { name: 'इमेल' }).fill('kamala@example.com')
  await page.locator('input[name=password]').fill('a secret of mine')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/auth?next=%2Faccount')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('kamala@example.com')
  await expect(page.locator('input[name=password]')).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('')
})

test('the language link keeps the Candidate ID of a look-up with a PIN, but not the PIN', async ({
  page,
}) => {
  await page.goto('/results?exam=CEE-MODEL-06')
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.getByRole('textbox', { name: 'Candidate ID' }).fill(candidate)
  await page.getByRole('textbox', { name: 'PIN' }).fill('428316')
  await page.getByRole('button', { name: 'Search Results' }).click()
  await expect(page.getByRole('region', { name: /081000 in CEE Model Test 6/ })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click()
  await expect(page).toHaveURL('/ne/results?exam=CEE-MODEL-06')
  await expect(page.getByRole('textbox', { name: 'परीक्षार्थी नम्बर' })).toHaveValue(candidate)
  await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue('')
})

test('staff work in the language that they came from, and the other is one link away', async ({
  page,
  signIn,
}) => {
  await signIn('ADMIN')
  await page.goto('/ne')
  await page.getByRole('banner').getByRole('link', { name: 'प्रशासक' }).click()
  await expect(page).toHaveURL('/ne/admin')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ड्यासबोर्ड')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('Nepali text, regular and bold, is drawn with Anek Devanagari', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('html[data-live]')).toBeAttached()
  const asked = page.waitForResponse((response) => /anek-devanagari.*woff2$/.test(response.url()))
  await page.evaluate(() => {
    for (const fontWeight of ['400', '700']) {
      const text = document.createElement('p')
      text.id = `nepali-${fontWeight}`
      text.style.fontWeight = fontWeight
      text.textContent = 'कमला राई'
      // Outside of React's part, which may be drawn again at any time.
      document.body.prepend(text)
    }
  })
  await asked
  await page.evaluate(() => document.fonts.ready)
  for (const selector of ['#nepali-400', '#nepali-700']) {
    const fonts = await fontsOf(page, selector)
    expect(fonts.filter(({ isCustom }) => !isCustom)).toEqual([])
    expect(fonts.map(({ family }) => family).join()).toContain('Anek')
  }
})

test('the name of the language needs no font of the system, and no whole Devanagari', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const fonts = await fontsOf(page, 'header a[hreflang=ne]')
  expect(fonts.filter(({ isCustom }) => !isCustom)).toEqual([])
  expect(fonts).not.toEqual([])
  expect(asked.filter((url) => url.includes('anek-devanagari'))).toEqual([])
})

for (const path of ['/', '/ne/'])
  test(`a short name in Devanagari is drawn whole at the top of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto(path)
    await expect(page.locator('html[data-live]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const name = page
      .getByRole('banner')
      .getByText(/^(?:Himshikhar|हिमशिखर)$/)
      .first()
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

testDigits(
  'an ID typed in Devanagari digits is found, shown in them, and its slip in Nepali is genuine',
  async ({ page }) => {
    await page.goto('/ne/results?exam=CEE-MODEL-08')
    const field = page.locator('input[name="candidate"]')
    await field.fill('०८१००१')
    await field.press('Enter')
    const link = page.getByRole('link', { name: 'नतिजा पर्ची डाउनलोड गर्नुहोस् (PDF)' })
    const path = (await link.getAttribute('href')) ?? ''
    expect(new URLSearchParams(path.split('?')[1]).get('lang')).toBe('ne')

    const sheet = '/results?exam=CEE-MODEL-08&candidate=081001'
    expect(await (await page.request.get(`/ne${sheet}`)).text()).toContain('>०८१००१<')
    await page.goto(`/ne${sheet}`)
    await expect(page.locator('html[data-live]')).toBeAttached()
    const main = page.getByRole('main')
    await expect(main).toContainText('०८१००१')
    await expect(main).toContainText(/[०-९]+(\.[०-९]+)?%/)
    await expect(field).toHaveValue('081001')
    await page.goto(sheet)
    await expect(page.locator('html[data-live]')).toBeAttached()
    expect(await main.innerText()).not.toMatch(/[०-९]/)

    const slip = await page.request.get(path)
    const { pathname } = new URL(await scanPdf(await slip.body()))
    expect(pathname).toMatch(/^\/ne\/verify\/\w{5}-/)
    await page.goto(pathname)
    await expect(page.getByRole('status').getByText('सक्कली', { exact: true })).toBeVisible()
    await page.goto(pathname.replace('/ne', ''))
    await expect(page.getByRole('status').getByText('Genuine', { exact: true })).toBeVisible()
  },
)

test('a mail asked for on a Nepali page is asked for in Nepali', async ({ page }) => {
  for (const [path, language] of [
    ['/ne/reset-password', 'ne'],
    ['/reset-password', null],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html[data-live]')).toBeAttached()
    await page.locator('input[name=email]').fill('nobody@example.com')
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/graphql',
    )
    await page.getByRole('main').getByRole('button').first().click()
    expect(new URL((await asked).url()).searchParams.get('lang')).toBe(language)
  }
})
