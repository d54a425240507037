import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import {
  confirmFindings,
  csvFile,
  deleteFile,
  expectPublicResult,
  preview,
  publishButton,
  stage,
  verified,
} from '#tests/support/browser/upload-page.ts'

const exam = 'SUBJECTS-01'

test('columns of numbers are shown as subjects, those that staff choose', async ({ asAdmin: page }) => {
  // From the upload to a correction, with two checks of whole pages: a busy machine needs its time.
  test.slow()
  await stage(
    page,
    csvFile('Subjects - results.csv', [
      'S.N.,Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage,भौतिक शास्त्र,Chemistry,Botany,Remarks,Desk',
      `1,081001,${exam},120,1,60,45.50,AB,,good,7`,
      `2,081002,${exam},110,2,55,40,35,35,,8`,
      `3,081003,${exam},100,3,50,30,30,40,Result withheld due to fee,9`,
    ]),
  )
  const subjects = preview(page).getByRole('group', { name: 'Subjects' })
  for (const name of ['भौतिक शास्त्र', 'Chemistry', 'Botany', 'Desk'])
    await expect(subjects.getByRole('checkbox', { name })).toBeChecked()
  await expect(subjects.getByRole('checkbox', { name: 'S.N.' })).not.toBeChecked()
  await expect(preview(page).getByRole('row').filter({ hasText: '081001' })).toContainText('Desk 7')
  const readAgain = subjects.getByRole('button', { name: 'Read the file again with these subjects' })
  await expect(readAgain).toBeDisabled()
  await subjects.getByRole('checkbox', { name: 'Desk' }).uncheck()
  await readAgain.click()
  await expect(preview(page).getByRole('row').filter({ hasText: '081001' })).toContainText(
    'भौतिक शास्त्र 45.5, Chemistry Absent, Botany –',
  )
  await expect(preview(page).getByRole('row').filter({ hasText: '081001' })).not.toContainText('Desk')
  await expect(preview(page)).toContainText(
    'Shown as subjects, with their marks: “भौतिक शास्त्र”, “Chemistry”, “Botany”.',
  )
  await preview(page).getByRole('button', { name: 'Read the file again without these marks' }).click()
  const withheld = preview(page).getByRole('row').filter({ hasText: '081003' })
  await expect(withheld).toContainText('Withheld')
  await expect(
    preview(page).getByRole('button', { name: 'Read the file again with these marks' }),
  ).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'add-result-subjects')
  await verified(page).check()
  await confirmFindings(page)
  await publishButton(page).click()
  await expect(page).toHaveURL('/admin/results')

  const visitor = await page.context().newPage()
  await visitor.goto(`/results?exam=${exam}&candidate=081001`)
  const marks = visitor.getByRole('region', { name: 'Marks by subject' })
  await expect(marks.getByRole('term')).toHaveText(['भौतिक शास्त्र', 'Chemistry', 'Botany'])
  await expect(marks.getByRole('definition')).toHaveText(['45.5', 'Absent', '–'])
  await expectAccessible(visitor)
  await photograph(visitor, 'result-subjects')
  await visitor.close()

  await page.goto('/admin/candidate?id=081001')
  await expect(page.getByRole('table', { name: /the candidate’s row in each file/ }).first()).toContainText(
    'Chemistry Absent',
  )
  await page.goto(`/admin/correct-result?exam=${exam}&candidate=081001`)
  await page.getByLabel('Botany').fill('33')
  await page.getByRole('button', { name: 'Preview the correction' }).click()
  await page.getByLabel('Reason for the change').selectOption('RETOTALLED')
  await expect(preview(page).getByRole('group', { name: 'Subjects' })).toHaveCount(0)
  await verified(page).check()
  await confirmFindings(page)
  await publishButton(page).click()
  await expect(page).toHaveURL('/admin/results')
  await expectPublicResult(page, exam, '081001', 'was –, is now 33')
  await deleteFile(page, exam)
  await deleteFile(page, exam)
})
