import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { foreignWords } from '#tests/support/browser/foreign-words.ts'
import { builtPublicPaths, noticePathOn } from '#tests/support/server/built-pages.ts'

const exam = 'CEE-MODEL-07'
const candidate = '081000'
const result = `?exam=${exam}&candidate=${candidate}`

/** What visitors see beside the public pages, and what pages say when something is missing. */
const states = [
  `/ne/results${result}`,
  `/ne/results?exam=${exam}&candidate=1`,
  `/ne/results?exam=${exam}&candidate=`,
  '/ne/results?exam=unknown&candidate=1',
  '/ne/verify?code=AAAAAAAAAA',
  '/ne/verify?t=nothing',
  '/ne/videos?search=zzzz',
  '/ne/courses/mbbs',
  '/ne/auth',
  '/ne/auth?denied=STUDENT&next=%2Fportal&failed=limited',
  '/ne/signup',
  '/ne/reset-password',
  '/ne/reset-password?token=unknown',
  '/ne/verify-email',
  '/ne/verify-email?token=unknown',
  '/ne/invitation',
  '/ne/invitation?token=unknown',
]
const missing = ['/ne/nothing-here', '/ne/news/nothing', '/ne/courses/nothing', '/ne/setup']

test('pages in Nepali have no English words but those of the institute', async ({ page, server, watch }) => {
  test.slow()
  const paths = await builtPublicPaths('ne')
  expect(paths).toEqual((await builtPublicPaths('en')).map((path) => (path === '/' ? '/ne' : `/ne${path}`)))
  for (const path of missing) watch.expectResponse(404, path)
  for (const path of [...paths, `/ne${await noticePathOn(server.url)}`, ...states, ...missing]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    expect.soft(await foreignWords(page), path).toEqual([])
  }
})

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
  const sheet = page.getByRole('region', { name: /081000 को नतिजा/ })
  await expect(sheet).toContainText('उत्तीर्ण')
  await expect(sheet).toContainText('2083 कात्तिक 14')
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
    await expect(page.getByRole('region', { name: /081000 को नतिजा/ })).toContainText('उत्तीर्ण')
    await expect(page).toHaveURL('/ne/results?exam=CEE-MODEL-06')
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
