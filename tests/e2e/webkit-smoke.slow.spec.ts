/** The first journeys of visitors and staff in WebKit, the engine of every browser on iPhones. */
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { expect, inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { smallFile } from '#tests/support/browser/upload-page.ts'

inEachEngine(() => {
  test('a candidate looks up a result and sees what is wrong with another', async ({ user }) => {
    await user.open('/results?exam=CEE-MODEL-07')
    await user.fillNamed({ candidate: '999999' })
    await user.press('Search Results')
    await user.sees('No Results Found')
    await user.fillNamed({ candidate: '०८१०००' })
    await user.press('Search Results')
    const text = await user.sees('67.88')
    expect(text).toContain('कमला राई')
    await user.photograph('results-passed')
  })

  test('a visitor reads the news and goes back', async ({ user }) => {
    await user.open('/')
    await user.browser.press('main a[href="/news"]')
    await user.isAt('/news')
    await user.browser.press('main article a[href^="/news/"]')
    await user.sees('Back to News')
    await user.browser.run(() => history.back())
    await user.isAt('/news')
    await user.photograph('news')
  })

  test('a visitor changes the language and comes back', async ({ user }) => {
    await user.open('/courses/b-optometry')
    await user.press('नेपाली')
    await user.isAt('/ne/courses/b-optometry')
    await user.sees('कक्षा')
    await user.photograph('course-nepali')
    await user.press('English')
    await user.isAt('/courses/b-optometry')
  })

  test('an admin signs in', async ({ user }) => {
    const [admin] = demoAccounts
    await user.open('/auth')
    await user.fillNamed({ email: admin?.email ?? '', password: admin?.password ?? '' })
    await user.press('Log in')
    await user.isAt('/admin')
  })

  test('an admin uploads a file of results and publishes it', async ({ user, mark }) => {
    const exam = `JOURNEY-${mark.toUpperCase()}`
    const file = smallFile(exam, { W901: 100, W902: 90 })
    await user.publishResults(file, () => user.photograph('admin-preview'))
    await user.sees(file.name)
    await user.open(`/results?exam=${exam}&candidate=W901`)
    await user.sees('W901')
  })
}, ['WebKit'])
