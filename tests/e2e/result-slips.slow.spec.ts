import { expect, test } from '#tests/support/browser/e2e.ts'
import { scanPdf } from '#tests/support/files/scan-pdf.ts'

test.use({ serviceWorkers: 'allow' })

test('a slip is checked without a network after one visit of the page that checks it', async ({
  page,
  context,
  watch,
  request,
}) => {
  const slip = await request.get('/files/result-slip.pdf?exam=CEE-MODEL-08&candidate=081001')
  const { pathname, search } = new URL(await scanPdf(await slip.body()))
  const address = pathname + search
  await page.goto('/verify')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => caches.has('slip-keys'))).toBe(true)

  await context.setOffline(true)
  watch.expectFailure('/verify')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Genuine when issued' })).toBeVisible()
  await expect(page.getByText('could not ask whether it was revised since')).toBeVisible()
  for (const words of ['Anjali Dahal', '081001', '67.25%', '134.5 of 200', 'CEE Model Test 8'])
    await expect(page.getByText(words, { exact: true })).toBeVisible()

  const [header, payload, signature = ''] = search.split('.')
  await page.goto(`${pathname}${header}.${payload}.${signature.slice(0, 10)}A${signature.slice(11)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Not ours' })).toBeVisible()

  await context.setOffline(false)
  await page.goto(address)
  await expect(page.getByRole('status').getByText('Genuine', { exact: true })).toBeVisible()
})
