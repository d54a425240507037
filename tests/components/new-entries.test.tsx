import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as websiteItem from '#client/pages/admin/website-item/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'
import {
  contentCollection as collection,
  contentField as field,
  contentItem as item,
} from '#tests/support/content/content-form.tsx'

const group = { ...field, name: 'group', kind: 'REFERENCE', label: 'Group', collection: 'courseGroups' }

test('an entry for which the first choice was added on the way gets an id of its own', async () => {
  const { user, navigate, asked } = await openPage({
    route: { path: '/admin/website/:collection/:id', ...websiteItem },
    at: '/admin/website/departments/new',
    root: {
      site: { name: 'Koshi', description: '', publicUrl: '' },
      contentCollection: ({ key }: { key: string }) => ({
        ...{ ...collection, key },
        fields: [...collection.fields, ...(key === 'departments' ? [group] : [])],
      }),
      contentItem: ({ id }: { id: string | null }) => (id === null ? null : { ...item(1, 'Saved'), id }),
      contentItems: [],
      saveContent: ({ id }: { id: string }) => ({ ...item(1, 'Saved'), id }),
    },
  })
  const type = async (words: string) => user.type(await screen.findByLabelText('Vision'), words)
  const save = () => user.click(screen.getByRole('button', { name: 'Save draft' }))
  await type('Course')
  await user.click(await screen.findByRole('link', { name: 'Add the first entry' }))
  await waitFor(() => expect(screen.queryByLabelText(/^Group/)).toBeNull())
  await type('Group')
  await save()
  await screen.findByRole('heading', { name: 'Botany' })
  await navigate('/admin/website/departments/new')
  await screen.findByLabelText(/^Group/)
  await save()
  const saved = () => asked.filter(({ data }) => data)
  await waitFor(() => expect(saved()).toHaveLength(2))
  const [first, second] = saved()
  expect(first).toMatchObject({ collection: 'courseGroups', data: { vision: 'Group' } })
  expect(second).toMatchObject({ collection: 'departments', data: { vision: 'Course' } })
  expect(second?.id).not.toBe(first?.id)
})
