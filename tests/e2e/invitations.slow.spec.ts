import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/account-e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { toast } from '#tests/support/browser/upload-page.ts'

for (const width of [390, 1280]) {
  test(`an admin invites a teacher by mail, who chooses a password and is logged in, at ${width} px`, async ({
    asAdmin: page,
    mailServer,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const email = `nabin-${width}@example.com`
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Role').selectOption('TEACHER')
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(toast(page, `${email} is invited`)).toBeVisible()

    await page.getByRole('link', { name: 'Invitations', exact: true }).click()
    const row = page.getByRole('row', { name: email })
    await expect(row).toContainText('Teacher')
    await expectAccessible(page)
    await photograph(page, 'invitations')
    await mailServer.mailsTo(email)
    await row.getByRole('button', { name: 'Send again' }).click()
    const [, mail] = await mailServer.mailsTo(email, 2)

    const context = await browser.newContext({
      viewport: { width, height: 844 },
      ...(baseURL !== undefined && { baseURL }),
    })
    const there = await context.newPage()
    const link = mail?.link
    await there.goto(`${link?.pathname}${link?.search}`)
    await expectAccessible(there)
    await photograph(there, 'invitation')
    for (const name of ['password', 'repeated'])
      await there.locator(`input[name=${name}]`).fill('seven golden kites')
    await there.getByRole('button', { name: 'Set my password and log in' }).click()
    await expect(there).toHaveURL('/teacher')
    await context.close()

    await page.reload()
    await expect(row).toHaveCount(0)
  })

  test(`an admin invites students from a list, and revokes one, at ${width} px`, async ({
    asAdmin: page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const [kamala, anjali] = [`kamala-${width}@example.com`, `anjali-${width}@example.com`]
    await page.goto('/admin/users/invitations')
    await page.getByRole('link', { name: 'Invite students from a list' }).click()
    const choose = (text: string) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'Morning group.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      })
    await choose(`Email,Name,Candidate ID\n${kamala},कमला राई,081002\nnobody,A,\n`)
    await expect(page.getByText('“nobody” is not an email address.')).toBeVisible()
    await expectAccessible(page)
    await choose(`Email,Name,Candidate ID\n${kamala},कमला राई,081002\n${anjali},Anjali,\n`)
    await expect(page.getByText('Every row is right. Nobody is invited yet.')).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'invite-students')
    await page.getByRole('button', { name: 'Invite 2 students' }).click()
    await expect(page.getByText('2 students invited.')).toBeVisible()
    await page.getByRole('link', { name: 'See the invitations' }).click()
    const row = page.getByRole('row', { name: kamala })
    await expect(row).toContainText('Candidate ID 081002')
    await row.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke invitation' }).click()
    await expect(toast(page, `The invitation of ${kamala} is revoked`)).toBeVisible()
    await expect(row).toHaveCount(0)
  })
}
