import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  contentCollection,
  contentField,
  contentItem,
  openContentForm,
} from '#tests/support/content/content-form.tsx'

const files = [
  { ...contentField, name: 'people', kind: 'ROWS', label: 'People' },
  { ...contentField, name: 'logo', kind: 'PICTURE', label: 'Logo', required: false },
  { ...contentField, name: 'plan', kind: 'FILE', label: 'Plan' },
]

test('a line of the error summary leads to a list, a picture and a file, and to nothing else', async () => {
  const problem = (path: string) => ({ path, message: `Wrong: ${path}` })
  const { user, press, address } = await openContentForm({
    contentCollection: { ...contentCollection, fields: [...contentCollection.fields, ...files] },
    contentItem: {
      ...contentItem(1, 'Before'),
      data: { vision: 'Before', people: [], logo: { picture: 'p', alt: 'A logo' }, plan: 'f' },
    },
    mediaFile: ({ id }: { id: string }) => ({
      ...{ id, kind: id === 'p' ? 'PICTURE' : 'PDF', url: '/file', fileName: 'plan.pdf' },
    }),
    saveContent: {
      __typename: 'InvalidInput',
      fields: ['people', 'logo', 'plan', 'gone'].map(problem),
    },
  })
  const lead = async (path: string) => {
    await user.click(await screen.findByRole('link', { name: `Wrong: ${path}` }))
    return document.activeElement
  }
  await screen.findByRole('link', { name: 'plan.pdf' })
  await press('Publish')
  expect(await lead('people')).toBe(screen.getByRole('group', { name: 'People' }))
  expect(await lead('logo')).toBe(screen.getByLabelText('Logo (optional)', { selector: 'input' }))
  expect(await lead('plan')).toBe(screen.getByLabelText('Plan', { selector: 'input' }))
  await lead('gone')
  expect(address()).toBe('/admin/website/departments/1')
})
