import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as examPage from '#client/pages/admin/exam/page.tsx'
import { held } from '#tests/support/browser/held.ts'
import { openPage } from '#tests/support/browser/open-page.tsx'
import { contentItem, openContentForm } from '#tests/support/content/content-form.tsx'
import { exam } from '#tests/support/results/result-files.ts'

const site = { name: 'Himshikhar', description: '', publicUrl: '' }
const kept = 'This is what you typed before, and did not save.'
const unsaved = 'Not saved yet. What you typed is kept in this tab.'

test('what is typed while content is saved stays, and changes what was saved', async () => {
  const saving = held()
  const { user, asked, vision, retype, press } = await openContentForm({
    saveContent: async ({ version, data }: { version: number; data: { vision: string } }) => {
      await saving.wait()
      return contentItem(version + 1, data.vision)
    },
  })
  await retype('One')
  await press('Save draft')
  await saving.hasAsked(1)
  await user.type(vision, ' and two')
  await saving.letGo()
  await screen.findByText('Draft saved. Students do not see it.')
  expect(vision.value).toBe('One and two')
  expect(screen.getByText(unsaved)).toBeTruthy()

  await press('Save draft')
  await saving.hasAsked(1)
  await saving.letGo()
  await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull())
  const saved = asked.filter(({ data }) => data)
  expect(saved).toMatchObject([
    { version: 1, data: { vision: 'One' } },
    { version: 2, data: { vision: 'One and two' } },
  ])
  expect(sessionStorage).toHaveLength(0)
})

test('what is typed while a new entry is saved is in the form of that entry', async () => {
  const saving = held()
  const { user, vision, retype, press, address } = await openContentForm(
    {
      contentItem: ({ id }: { id?: string }) => (id ? contentItem(1, 'One') : null),
      saveContent: async () => {
        await saving.wait()
        return contentItem(1, 'One')
      },
    },
    '/admin/website/departments/new',
  )
  await retype('One')
  await press('Save draft')
  await saving.hasAsked(1)
  await user.type(vision, ' and two')
  await saving.letGo()
  await waitFor(() => expect(address()).toBe('/admin/website/departments/1'))
  await screen.findByText(kept)
  expect(screen.getByLabelText<HTMLInputElement>('Vision').value).toBe('One and two')
  await user.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(screen.getByLabelText<HTMLInputElement>('Vision').value).toBe('One')
})

test('what is typed while an exam or its re-checks are saved stays, and changes what was saved', async () => {
  const saving = held()
  let values = exam({ title: 'Model 7', recheck: { until: '2026-11-25', fee: 'Rs 5' }, state: 'SCHEDULED' })
  type Input = { title?: string; recheckUntil?: string; recheckFee?: string }
  const { user, asked } = await openPage({
    route: { path: '/admin/exam', ...examPage },
    at: '/admin/exam?exam=CEE-07',
    root: {
      site,
      managedExam: () => values,
      examDistribution: null,
      updateExam: async ({ input: { title, recheckUntil: until, recheckFee: fee } }: { input: Input }) => {
        await saving.wait()
        const changed = title === undefined ? { recheck: { until, fee } } : { title }
        values = exam({ ...values, ...changed, version: values.version + 1 })
        return values
      },
    },
  })
  const rest = { date: '2026-10-31', fullMarks: null, passPercentage: '50' }
  const title = await screen.findByLabelText<HTMLInputElement>(/^Exam title/)
  await user.type(title, ' new')
  await user.click(screen.getByRole('button', { name: 'Save exam' }))
  await saving.hasAsked(1)
  await user.type(title, 'er')
  await saving.letGo()
  await screen.findByText('Exam saved')
  expect(title.value).toBe('Model 7 newer')
  await user.click(await screen.findByRole('button', { name: 'Save exam' }))
  await saving.hasAsked(1)
  expect(asked.at(-1)).toMatchObject({
    input: { title: 'Model 7 newer', ...rest },
    version: 2,
  })
  await saving.letGo()

  const fee = screen.getByLabelText<HTMLInputElement>(/^About the fee/)
  await user.type(fee, '0')
  await user.click(screen.getByRole('button', { name: 'Save re-checks' }))
  await saving.hasAsked(1)
  await user.type(fee, '0')
  await saving.letGo()
  await screen.findByText('Re-checks saved')
  expect(fee.value).toBe('Rs 500')
  await user.click(await screen.findByRole('button', { name: 'Save re-checks' }))
  await saving.hasAsked(1)
  expect(asked.at(-1)).toMatchObject({ input: { recheckFee: 'Rs 500' }, version: 4 })
})

const openRelease = (managedExam: () => unknown, root: Record<string, unknown>) =>
  openPage({
    route: { path: '/admin/exam', ...examPage },
    at: '/admin/exam?exam=CEE-07',
    root: { site, managedExam, examDistribution: null, ...root },
  })

test('a release time that is typed while another one is saved stays, and changes that one', async () => {
  const saving = held()
  let managed = exam({ state: 'SCHEDULED', releaseAt: '2099-01-02T12:15:00.000Z' })
  const { user, asked } = await openRelease(() => managed, {
    setExamRelease: async ({ input }: { input: { releaseAt: string } }) => {
      await saving.wait()
      managed = { ...managed, releaseAt: input.releaseAt, version: managed.version + 1 }
      return managed
    },
  })
  const day = await screen.findByLabelText<HTMLInputElement>(/^Show to candidates from/)
  await user.clear(day)
  await user.type(day, '2098-04-20 AD')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await saving.hasAsked(1)
  await user.clear(day)
  await user.type(day, '2098-05-05 AD')
  await saving.letGo()
  await screen.findByText('Release saved')
  await screen.findByText(/from Apr 20, 2098/)
  expect(day.value).toContain('2098-05-05')
  expect(screen.queryByText(kept)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await saving.hasAsked(1)
  expect(asked.at(-1)).toMatchObject({
    input: { releaseAt: '2098-05-05T12:15:00.000Z' },
    version: 2,
  })
  await saving.letGo()
  await screen.findByText(/from May 5, 2098/)
  expect(screen.queryByText(kept)).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('a form that goes once it is sent takes nothing until then, and does again after a failure', async () => {
  const saving = held()
  const { user } = await openRelease(() => exam(), {
    withdrawExam: async () => {
      await saving.wait()
      throw new Error('The disk is full.')
    },
  })
  const reason = await screen.findByLabelText<HTMLInputElement>(/^Reason/)
  await user.type(reason, 'Question 14')
  await user.click(screen.getByRole('button', { name: 'Withdraw these results' }))
  const asks = await screen.findByRole('alertdialog')
  await user.click(within(asks).getByRole('button', { name: 'Withdraw these results' }))
  await saving.hasAsked(1)
  await user.type(reason, ' and 15')
  expect(reason.value).toBe('Question 14')
  await saving.letGo()
  await screen.findAllByText(/The disk is full/)
  await user.type(reason, ' and 15')
  expect(reason.value).toBe('Question 14 and 15')
})
