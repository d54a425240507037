/** Journeys of visitors in Firefox and in WebKit. */
import { hasFirefox, startFirefox } from '#tests/support/browser/firefox.ts'
import { expect, inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { SiteUser } from '#tests/support/browser/site-user.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'

inEachEngine(() => {
  test('a parent finds a course and the phone number', async ({ user }) => {
    await user.open('/')
    await user.press('Start Your Journey')
    await user.isAt('/courses')
    await user.press('Paramedical')
    await user.press('Learn More about B Optometry')
    await user.sees('An optometrist is often the first')
    await user.photograph('course-panel')
    await user.press('Everything about B Optometry')
    await user.isAt('/courses/b-optometry')
    await user.sees('01-5970124')
  })

  test('a candidate looks up a result with a PIN and downloads its slip', async ({ user }) => {
    await user.open('/results')
    await user.tick('CEE Model Test 6')
    await user.fill('Candidate ID', '081000')
    await user.fill('PIN', '111111')
    await user.press('Search Results')
    await user.sees('No Results Found')
    await user.photograph('pin-wrong')
    await user.fill('PIN', '428316')
    await user.press('Search Results')
    await user.sees('Passed')
    await user.photograph('pin-result')
    await user.open('/results?exam=CEE-MODEL-08&candidate=081001')
    await user.press('Download slip (PDF)')
    const slip = await user.browser.waitForDownload('Result slip 081001 CEE Model Test 8.pdf')
    expect((await readPdf(slip)).join(' ')).toContain('Anjali Dahal')
  })

  test('the About Us menu and the chat panel work by keyboard alone', async ({ user }) => {
    const { browser } = user
    await user.open('/')
    await browser.run(() => document.querySelector<HTMLElement>('header summary')?.focus())
    await browser.key('Enter')
    await user.sees('Infrastructure')
    await browser.key('Escape')
    await browser.waitFor(() => document.activeElement?.tagName === 'SUMMARY', 'focus on the menu')
    await browser.key('Enter')
    await browser.key('Tab')
    await browser.waitFor(() => document.activeElement?.textContent === 'Overview', 'focus on the first page')
    await browser.key('Enter')
    await user.isAt('/overview')

    await user.open('/contact')
    await browser.run(() => document.querySelector<HTMLElement>('[aria-label=Chat] [popovertarget]')?.focus())
    await browser.key('Enter')
    await user.sees('WhatsApp')
    await user.photograph('chat')
    await browser.key('Escape')
    await browser.waitFor(
      () => document.activeElement?.matches('[aria-label=Chat] > [popovertarget]') === true,
      'focus on the button of the chat',
    )
  })
})

test('in Firefox with cookies blocked the site works', async ({ server, folder }) => {
  test.skip(!hasFirefox)
  const { browser, stop } = await startFirefox({ 'network.cookie.cookieBehavior': 2 })
  try {
    const user = new SiteUser(browser, { url: server.url, folder })
    await user.start()
    await user.open('/results')
    await user.tick('CEE Model Test 8')
    await user.fill('Candidate ID', '081001')
    await user.press('Search Results')
    await user.sees('Anjali Dahal')
    await user.press('नेपाली')
    await user.isAt('/ne/results')
    await user.ready()
    await user.open('/courses')
    await user.press('Paramedical')
    await browser.waitFor(() => location.search === '?group=paramedical', 'address of the group')
    expect(await user.faults()).toEqual([])
  } finally {
    await stop()
  }
})
