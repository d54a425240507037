/** Candidates with accounts, and how staff find them, in Firefox and in WebKit. */
import { expect, inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { csvFile, smallFile } from '#tests/support/browser/upload-page.ts'

const password = 'seven golden kites'

inEachEngine(() => {
  test('a student links a Candidate ID and sees the own results', async ({ user, mark, mailServer }) => {
    const candidate = `LINK-${mark}`
    const exam = `LINKED-${mark}`
    const email = `maya-${mark.toLowerCase()}@example.com`
    await user.publishStudents(
      csvFile(`Linked students of ${mark}.csv`, [
        'Candidate ID,Student Name,Groups,PIN',
        `${candidate},माया गुरुङ,Morning,K7X912`,
      ]),
    )
    await user.publishResults(smallFile(exam, { [candidate]: 131 }))
    await user.signOut()
    await user.open('/signup')
    await user.fillNamed({ email, password, repeated: password })
    await user.press('Create account')
    const [mail] = await mailServer.mailsTo(email)
    await user.open(mail?.link?.href ?? '')
    await user.fillNamed({ password })
    await user.press('Confirm my email address')
    await user.sees('Your email address is confirmed.')
    await user.open('/auth')
    await user.fillNamed({ email, password })
    await user.press('Log in')
    await user.isAt('/portal')

    await user.open('/student/results')
    await user.press('Link your Candidate ID')
    await user.fillNamed({ candidateId: candidate, secret: '000000' })
    await user.press('Link Candidate ID')
    await user.sees('do not belong together')
    await user.photograph('link-candidate-refused')
    await user.fillNamed({ secret: 'k7x-912' })
    await user.press('Link Candidate ID')
    await user.sees(`Candidate ID ${candidate} is linked`)
    await user.press('See your results')
    await user.sees(exam)
    await user.photograph('own-results')
    await user.press(exam)
    await user.sees('माया गुरुङ')
    await user.sees('65.5%')
    await user.photograph('own-sheet')
  })

  test('staff find a candidate from any page and save what is kept', async ({ user }) => {
    await user.signIn('ADMIN')
    await user.open('/admin/notices')
    await user.fill('Search candidates, exams, notices and users', 'कमला रा')
    await user.browser.key('Enter')
    await user.isAt('/admin/search')
    await user.sees('Candidates')
    await user.photograph('search')
    await user.press('कमला राई')
    await user.sees('Candidate 081000')
    await user.photograph('candidate')
    await user.open('/admin/personal-data?candidate=081000')
    await user.press('Export as JSON')
    const saved = JSON.parse((await user.browser.waitForDownload('081000.json')).toString())
    expect(saved).toMatchObject({ candidateId: '081000' })
  })
})
