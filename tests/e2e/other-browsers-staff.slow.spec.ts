/** Staff and notices, the website, fees and accounts, in Firefox and in WebKit. */
import sharp from 'sharp'
import { expect, inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { csvFile } from '#tests/support/browser/upload-page.ts'

inEachEngine(() => {
  test('a notice with a picture is put up, read, changed and hidden', async ({ user, mark }) => {
    const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#252b5c' } })
      .png()
      .toBuffer()
    const title = `यात्रा: Journey of ${mark}`
    await user.signIn('ADMIN')
    await user.open('/admin/notices')
    await user.press('Add Notice')
    await user.fill('Title', title)
    await user.fill('Description', 'Meet at 6 AM.')
    await user.select('Type', 'Urgent')
    await user.choose('[role=dialog] input[type=file]', {
      name: `फोटो ${mark}.png`,
      mimeType: 'image/png',
      buffer,
    })
    await user.sees(`फोटो ${mark}.png`)
    await user.photograph('notice-dialog')
    await user.press('Publish notice')
    await user.sees('Notice created successfully')

    await user.signOut()
    await user.open('/news')
    await user.press(title)
    await user.sees('Back to News')
    await user.sees('Meet at 6 AM.')
    await user.browser.waitFor(
      () =>
        [...document.querySelectorAll('main img')].some((one) => (one as HTMLImageElement).naturalWidth > 0),
      'picture of the notice',
    )
    await user.photograph('notice')
    await user.browser.run(() => history.back())
    await user.isAt('/news')

    await user.signIn('ADMIN')
    await user.open('/admin/notices')
    await user.press('Edit', title)
    await user.fill('Description', 'Meet at 7 AM.')
    await user.press('Save changes')
    await user.sees('Notice updated successfully')
    await user.sees('Meet at 7 AM.')
    await user.press('Deactivate', title)
    await user.sees('Notice status updated successfully')
    await user.signOut()
    await user.open('/news')
    expect(await user.sees('News')).not.toContain(title)
  })

  test('a word of the website is changed in both languages', async ({ user, mark }) => {
    await user.signIn('ADMIN')
    await user.open('/admin/website/contact-page')
    // As another engine has left it.
    const form = await user.sees('Introduction')
    if (!form.includes('Introduction in Nepali')) await user.tick('Edit the texts in Nepali, too')
    await user.fill('Introduction', `Ask us, says ${mark}.`)
    await user.fill('Introduction in Nepali', `सोध्नुहोस्, ${mark}।`)
    await user.photograph('website-words')
    await user.press('Publish')
    await user.sees('Published. Visitors see it now.')
    await user.signOut()
    await user.open('/contact')
    await user.sees(`Ask us, says ${mark}.`)
    await user.press('नेपाली')
    await user.sees(`सोध्नुहोस्, ${mark}।`)
  })

  test('payments of a file are taken into a fee, in Nepali', async ({ user, mark }) => {
    await user.signIn('ADMIN')
    await user.open('/ne/admin')
    await user.sees('ड्यासबोर्ड')
    await user.photograph('dashboard-nepali')
    await user.press('English')
    await user.isAt('/admin')
    await user.open('/admin/website/fees/new')
    await user.fill('For what', `Term of ${mark}`)
    await user.fill('Amount in rupees', '45000')
    await user.fill('To pay until', '2026-11-25')
    const rows = ['Candidate ID,Amount,Date,Receipt Number,Method', `081001,20000,2026-11-20,R-${mark},Cash`]
    await user.choose('input[type=file]', csvFile(`Payments ${mark}.csv`, rows))
    await user.sees('Every row is right')
    await user.photograph('payments-read')
    await user.press('Take these payments')
    await user.sees('The payments are in the form.')
    await user.press('Publish')
    await user.sees('Published. Students see it now.')
  })

  test('an invited teacher chooses a password, and is disabled', async ({ user, mark, mailServer }) => {
    const email = `nabin-${mark.toLowerCase()}@example.com`
    await user.signIn('ADMIN')
    await user.open('/admin/users')
    await user.press('Invite somebody')
    await user.fill('Email', email)
    await user.select('Role', 'Teacher')
    await user.press('Invite')
    await user.sees(`${email} is invited`)
    const [mail] = await mailServer.mailsTo(email)
    await user.signOut()
    await user.open(mail?.link?.href ?? '')
    await user.fillNamed({ password: 'seven golden kites', repeated: 'seven golden kites' })
    await user.photograph('invitation')
    await user.press('Set my password and log in')
    await user.isAt('/teacher')

    await user.signIn('ADMIN')
    await user.open('/admin/users')
    await user.fill('Search by address or name', email)
    await user.sees('1 account')
    await user.photograph('users')
    await user.press('Disable', email)
    await user.press('Disable account')
    await user.sees(`${email} is disabled`)
  })
})
