import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as websiteItem from '#client/pages/admin/website-item/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import {
  contentCollection as collection,
  contentField as field,
  contentItem as item,
} from '#tests/support/content/content-form.tsx'

const group = { ...field, name: 'group', kind: 'REFERENCE', label: 'Group', collection: 'courseGroups' }

test('what an entry refers to is added in front of its form, as an entry of its own, and chosen', async () => {
  const groups: object[] = []
  const { user, asked } = await openPage({
    route: { path: '/admin/website/:collection/:id', ...websiteItem },
    at: '/admin/website/departments/new',
    root: {
      site: { name: 'Koshi', description: '', publicUrl: '' },
      contentCollection: ({ key }: { key: string }) => ({
        ...{ ...collection, key, label: key === 'departments' ? 'Departments' : 'Course groups' },
        fields: [...collection.fields, ...(key === 'departments' ? [group] : [])],
      }),
      contentItem: ({ id }: { id: string | null }) => (id === null ? null : { ...item(1, 'Saved'), id }),
      contentItems: () => [...groups],
      saveContent: ({ id, collection }: { id: string; collection: string }) => {
        if (collection === 'courseGroups') groups.push({ ...item(1, 'Saved'), id, title: 'Medical' })
        return { ...item(1, 'Saved'), id }
      },
    },
  })
  await user.type(await screen.findByLabelText('Vision'), 'Course')
  await screen.findByText('There is nothing to choose from yet.')
  await user.click(screen.getByRole('button', { name: 'Add an entry to choose' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to course groups' }))
  await user.type(await dialog.findByLabelText('Vision'), 'Group')
  await user.click(dialog.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>(/^Group/).selectedOptions[0]?.text).toBe('Medical'),
  )
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const saved = () => asked.filter(({ data }) => data)
  await waitFor(() => expect(saved()).toHaveLength(2))
  const [first, second] = saved()
  expect(first).toMatchObject({ collection: 'courseGroups', data: { vision: 'Group' } })
  expect(second).toMatchObject({ collection: 'departments', data: { vision: 'Course', group: first?.id } })
  expect(second?.id).not.toBe(first?.id)
})
