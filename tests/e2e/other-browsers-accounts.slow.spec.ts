/** Accounts and the student area, in Firefox and in WebKit. */
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { expect, inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'

const password = 'three blue kites over Bhaktapur'
const student = demoAccounts.find(({ role }) => role === 'STUDENT')

inEachEngine(() => {
  test('somebody signs up, confirms the address, and replaces a forgotten password', async ({
    user,
    mark,
    mailServer,
  }) => {
    const email = `anju-${mark.toLowerCase()}@example.com`
    await user.open('/signup')
    await user.fillNamed({ email, password, repeated: 'something else' })
    await user.press('Create account')
    await user.sees('Passwords do not match')
    await user.photograph('sign-up')
    await user.fillNamed({ repeated: password })
    await user.press('Create account')
    await user.sees('A mail is on its way')
    const [first] = await mailServer.mailsTo(email)
    await user.open(first?.link?.href ?? '')
    await user.fillNamed({ password })
    await user.press('Confirm my email address')
    await user.sees('Your email address is confirmed.')
    await user.photograph('verify-email')

    await user.open('/reset-password')
    await user.fillNamed({ email })
    await user.press('Send instructions')
    await user.sees('Password reset instructions have been sent to your email.')
    const [, second] = await mailServer.mailsTo(email, 2)
    await user.open(second?.link?.href ?? '')
    await user.fillNamed({ password: 'four green kites', repeated: 'four green kites' })
    await user.photograph('reset-password')
    await user.press('Set new password')
    await user.isAt('/auth')
    await user.fillNamed({ email, password: 'four green kites' })
    await user.press('Log in')
    await user.isAt('/portal')
  })

  test('a student finds what is next, takes home notes and a receipt, and leaves', async ({ user }) => {
    await user.open('/payment')
    await user.sees('You must be logged in as a student to access this page.')
    await user.fillNamed({ email: student?.email ?? '', password: student?.password ?? '' })
    await user.press('Log in')
    const payments = await user.sees('₹45,000')
    expect(payments).not.toContain('Access Denied')
    await user.photograph('student-payment')
    const [number] = await user.browser.run(() =>
      [...document.querySelectorAll('main a[href*="/receipts/"]')].map(
        (link) => /Receipt (.+) as PDF/.exec(link.textContent ?? '')?.[1],
      ),
    )
    await user.press(`Receipt ${number}`)
    const receipt = await user.browser.waitForDownload(`Receipt ${number}.pdf`)
    expect((await readPdf(receipt))[0]).toContain('₹45,000')
    await user.open('/portal')
    await user.sees('Your next exam')
    await user.photograph('student-portal')
    await user.press('Study Materials')
    await user.isAt('/student/materials')
    await user.press('Download PDF', 'Biology chapter notes')
    const notes = await user.browser.waitForDownload('Biology chapter notes.pdf')
    expect((await readPdf(notes)).join(' ')).toContain('The circulation of the blood')
    await user.press('Logout')
    await user.isAt('/auth')
    await user.open('/portal')
    await user.isAt('/auth')
  })
})
