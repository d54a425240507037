/** Staff and results, in Firefox and in WebKit, and the candidates' view afterwards. */
import { expect, inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import type { SiteUser } from '#tests/support/browser/site-user.ts'
import { csvFile, smallFile } from '#tests/support/browser/upload-page.ts'

/** Moves the release of an exam, as an admin. */
async function releaseIn(user: SiteUser, exam: string, seconds: number): Promise<void> {
  await user.ask(
    'mutation Move($exam: ID!, $input: ExamReleaseInput!) { setExamRelease(examId: $exam, input: $input) { __typename } }',
    { exam, input: { releaseAt: new Date(Date.now() + seconds * 1000).toISOString() } },
  )
}

inEachEngine(() => {
  test('a list of students gives results their names', async ({ user, mark }) => {
    const exam = `NAMES-${mark}`
    await user.publishResults(smallFile(exam, { [`N-${mark}`]: 120 }))
    const list = csvFile(`List of ${mark}.csv`, [
      'Candidate ID,Student Name,Groups',
      `N-${mark},सुनिता महर्जन,Morning`,
      'N-2,Asha Rai,Day',
    ])
    await user.open('/admin/students')
    await user.choose('input[type=file]', list)
    await user.sees('Successfully parsed 2 student records. Ready to upload.')
    await user.photograph('students-preview')
    await user.press('Upload Students')
    await user.sees('Successfully uploaded 2 student records.')
    await user.photograph('students')
    await user.open(`/results?exam=${exam}&candidate=N-${mark}`)
    await user.sees('सुनिता महर्जन')
  })

  test('staff change an exam, withdraw its results, and candidates read why', async ({ user, mark }) => {
    const exam = `WITHDRAWN-${mark}`
    await user.publishResults(smallFile(exam, { '991001': 131, '991002': 80 }))
    await user.open('/admin/exams')
    await user.press(exam)
    await user.fill('Exam title', `Exam of ${mark}`)
    await user.fill('Exam date', '2026-11-07')
    await user.fill('Full marks', '200')
    await user.press('Save exam')
    await user.sees('Exam saved')
    await user.photograph('admin-exam')

    await user.open('/admin/results')
    await user.press('Release', exam)
    await user.fill('Reason', 'Wrong answer key')
    await user.fill('What candidates read', 'Question 14 had two right answers.')
    await user.press('Withdraw these results')
    await user.sees('Withdraw these results?')
    await user.press('Withdraw these results')
    await user.sees('Put these results back')
    await user.photograph('release-withdrawn')

    await user.signOut()
    await user.open('/results')
    await user.tick(`Exam of ${mark}`)
    await user.fill('Candidate ID', '991001')
    await user.press('Search Results')
    const text = await user.sees('Question 14 had two right answers.')
    expect(text).not.toContain('65.5')
    await user.photograph('withdrawn-result')
  })

  test('whoever waits on the countdown of an announced release sees the result by itself', async ({
    user,
    mark,
  }) => {
    const exam = `COUNT-${mark}`
    await user.publishResults(smallFile(exam, { '881001': 131, '881002': 80 }), async () => {
      const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
      await user.fill('Show to candidates from', day)
      await user.fill('Time in Nepal', '18:00')
      await user.tick('Announce the release')
      await user.photograph('publish-announced')
    })
    await user.open(`/results?exam=${exam}`)
    await user.sees(/[23] days? \d\d:\d\d:\d\d/)
    await user.fill('Candidate ID', '881001')
    await user.press('Search Results')
    await user.sees('The result of Candidate ID 881001 is looked up then.')
    await user.photograph('countdown-waiting')
    await releaseIn(user, exam, 5)
    await user.open(`/results?exam=${exam}&candidate=881001`)
    await user.sees('65.5%')
  })
})
