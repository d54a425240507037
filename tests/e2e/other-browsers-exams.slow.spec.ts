/** Staff and the files and lists of an exam, in Firefox and in WebKit. */
import { expect, inEachEngine, test } from '#tests/support/browser/other-engines.ts'
import { csvFile } from '#tests/support/browser/upload-page.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'

inEachEngine(() => {
  test('staff download results and slips of an exam, and print its list', async ({ user, mark }) => {
    const exam = `LIST-${mark}`
    await user.publishResults(
      csvFile(`${exam}.csv`, [
        'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage',
        `081000,${exam},90,1,45`,
        `081002,${exam},70,2,35`,
      ]),
    )
    await user.open(`/admin/exam?exam=${exam}`)
    await user.press('Download as CSV')
    const results = await user.browser.waitForDownload(`${exam} - results.csv`)
    expect(results.toString()).toContain('"=""081000"""')
    await user.press('Result slips (PDF)')
    await user.sees('The slips are downloaded, All candidates.')
    const slips = await readPdf(await user.browser.waitForDownload(`${exam} - result slips.pdf`))
    expect(slips.map((text) => /08100\d/.exec(text)?.[0])).toEqual(['081002', '081000'])
    await user.photograph('admin-exam-downloads')

    await user.press('List to print')
    await user.sees('081002')
    await user.photograph('admin-exam-list')
    await user.browser.run(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await user.press('Print')
    await user.browser.waitFor(() => document.body.hasAttribute('data-printed'), 'list that is printed')
    await user.browser.run(showAsPrinted)
    const printed = await user.sees('कमला राई')
    expect(printed).not.toMatch(/^Print$/m)
  })

  test('columns become subjects, those that staff choose, and lines below the table go', async ({
    user,
    mark,
  }) => {
    const exam = `SUBJECTS-${mark}`
    const file = csvFile(`${exam}.csv`, [
      'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,भौतिक शास्त्र,Chemistry,Desk',
      `081001,${exam},120,1,60,45.50,AB,7`,
      `081002,${exam},110,2,55,40,35,8`,
      'Highest,,120,,,,,',
      'The results are provisional,,,,,,,',
    ])
    await user.signIn('ADMIN')
    await user.open('/admin/add-result')
    await user.choose('input[type=file]', file)
    await user.press('Leave out 2 rows')
    await user.sees(`2 results of ${exam}`)
    await user.tick('Desk')
    await user.press('Read the file again with these subjects')
    await user.sees('Shown as subjects, with their marks: “भौतिक शास्त्र”, “Chemistry”.')
    await user.photograph('preview-subjects')
    await user.tick('I have verified')
    await user.press('Publish')
    await user.isAt('/admin/results')
    await user.open(`/results?exam=${exam}&candidate=081001`)
    const result = await user.sees('Absent')
    expect(result).toContain('45.5')
    expect(result).not.toContain('Desk')
    await user.photograph('result-subjects')
  })
})

/** Runs in the page. WebKit's driver has no command that prints. */
function showAsPrinted(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all'
      if (rule instanceof CSSGroupingRule) apply(rule.cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) apply(cssRules)
}
