/** Failures between a file and its preview, for both kinds of files: they share one flow. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findEmbeddedPostgres } from '#server/db/embedded-postgres/embedded-postgres.ts'
import { demoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photograph } from '#tests/support/browser/photograph.ts'
import { csvFile, fileInput, preview, smallFile, stage, toast } from '#tests/support/browser/upload-page.ts'

const header = 'Candidate ID,Student Name,Groups'
const rows = (count: number) => Array.from({ length: count }, (_none, index) => `C${index},Student,Day`)

test('an upload that is cancelled on its way leaves nothing, and goes again at a press', async ({
  asAdmin: page,
  server,
}) => {
  // Where lists wait, sealed; there is no such folder before the first one.
  const kept = () => readdir(join(server.dataDir, 'files/import-errors')).catch(() => [])
  const before = await kept()
  await page.goto('/admin/students')
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await fileInput(page).setInputFiles(csvFile('slow.csv', [header, ...rows(60_000)]))
  await expect(page.getByRole('progressbar', { name: 'Uploading…' })).toBeVisible()
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(before.length)
  await photograph(page, 'students-uploading')
  await expectAccessible(page)
  await page.getByLabel('Upload Name').fill('Typed meanwhile')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(toast(page, 'Upload cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload it after all' })).toBeFocused()
  await expect.poll(kept).toEqual(before)
  await expectAccessible(page)

  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await fileInput(page).setInputFiles(csvFile('small.csv', [header, ...rows(3)]))
  await expect(page.getByText('Successfully parsed 3 student records. Ready to upload.')).toBeVisible()
  await expect(page.getByLabel('Upload Name')).toHaveValue('Typed meanwhile')
  await page.getByRole('button', { name: 'Discard this file' }).click()
  await expect(toast(page, 'File discarded')).toBeVisible()
})

test('a file that is being checked can be left alone', async ({ asAdmin: page }) => {
  await page.goto('/admin/add-result')
  // All of it has gone, and no answer comes.
  await page.route('**/graphql', () => undefined)
  await fileInput(page).setInputFiles(smallFile('JOURNEY-CANCEL', { '081000': 100 }))
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Upload it after all' }).press('Enter')
  await expect(page.getByRole('heading', { name: '1 result of JOURNEY-CANCEL' })).toBeFocused()
})

test('an upload that waits for others says how many, until its turn comes', async ({
  asAdmin: page,
  server,
}) => {
  const db = new pg.Client(await findEmbeddedPostgres(join(server.dataDir, 'postgres')))
  await db.connect()
  // Of a process that will not renew it for an hour.
  await db.query("INSERT INTO queued_imports (seen_at) VALUES (now() + interval '1 hour')")
  await page.goto('/admin/add-result')
  await fileInput(page).setInputFiles(smallFile('JOURNEY-QUEUE', { '081000': 100 }))
  await expect(page.getByText('There is 1 file ahead of yours.')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Waiting to be checked…' })).toBeVisible()
  await photograph(page, 'results-waiting')
  await expectAccessible(page)
  await db.query('DELETE FROM queued_imports WHERE seen_at > now()')
  await db.end()
  await expect(page.getByRole('heading', { name: '1 result of JOURNEY-QUEUE' })).toBeFocused()
})

test('a cut line is said, and the file sent again without choosing it', async ({ asAdmin: page, watch }) => {
  watch.expectFailure('/graphql')
  await page.goto('/admin/students')
  await page.route('**/graphql', (route) => route.abort('connectionreset'))
  await fileInput(page).setInputFiles(csvFile('cut.csv', [header, ...rows(2)]))
  await expect(page.getByRole('alert')).toContainText('The connection was lost during the upload.')
  await expectAccessible(page)
  await photograph(page, 'students-cut')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByText('Successfully parsed 2 student records. Ready to upload.')).toBeVisible()
})

test('a session that ended is renewed in place, and the upload goes on', async ({
  asAdmin: page,
  context,
  watch,
}) => {
  await page.goto('/admin/students')
  await context.clearCookies()
  watch.expectResponse(401, '/graphql')
  await fileInput(page).setInputFiles(csvFile('late.csv', [header, ...rows(2)]))
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  const admin = demoAccounts.find(({ role }) => role === 'ADMIN')
  await dialog.locator('input[name=again]').fill(admin?.password ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Successfully parsed 2 student records. Ready to upload.')).toBeVisible()
})

test('what another file replaces is gone', async ({ asAdmin: page }) => {
  await stage(page, csvFile('first.csv', [header, ...rows(2)]), '/admin/students')
  const first = page.url()
  await fileInput(page).setInputFiles(csvFile('second.csv', [header, ...rows(3)]))
  await expect(page.getByText('Successfully parsed 3 student records. Ready to upload.')).toBeVisible()
  await expect(preview(page)).toBeVisible()
  const gone = page.getByText('This upload is not there any more')
  await expect(async () => {
    await page.goto(first)
    await expect(gone.or(preview(page))).toBeVisible()
    expect(await gone.count()).toBe(1)
  }).toPass()
  await expectAccessible(page)
})
