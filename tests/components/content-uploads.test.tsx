import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { held } from '#tests/support/browser/held.ts'
import {
  contentCollection,
  contentField,
  contentItem,
  openContentForm,
} from '#tests/support/content/content-form.tsx'

const picture = { ...contentField, kind: 'PICTURE', required: false, isTranslated: false }
const text = { ...contentField, kind: 'TEXT', isTranslated: false }
const people = {
  ...{ ...contentField, name: 'people', kind: 'ROWS', label: 'People', maxLength: 5 },
  fields: [
    { ...text, name: 'name', label: 'Name' },
    { ...picture, name: 'photo', label: 'Photo' },
  ],
}
const withPictures = {
  ...contentCollection,
  fields: [...contentCollection.fields, { ...picture, name: 'logo', label: 'Logo' }, people],
}

const chosen = () => new File(['x'], 'photo.png', { type: 'image/png' })

test('what is typed while pictures go up stays, and each goes where it was chosen', async () => {
  const uploads = held()
  let count = 0
  const { user, asked, retype, press } = await openContentForm({
    contentCollection: withPictures,
    contentItem: {
      ...contentItem(1, 'Before'),
      data: { vision: 'Before', people: ['Asha', 'Bina', 'Chandra'].map((name) => ({ name })) },
    },
    uploadMedia: async () => {
      count += 1
      const id = `picture ${count}`
      await uploads.wait()
      return { __typename: 'MediaFile', id, kind: 'PICTURE', url: '/p.png', fileName: 'p.png' }
    },
    saveContent: () => contentItem(2, 'Meanwhile'),
  })
  const row = (number: number) => within(screen.getByRole('group', { name: `People ${number}` }))
  await user.upload(screen.getByLabelText(/^Logo/), chosen())
  await user.upload(row(1).getByLabelText(/^Photo/), chosen())
  await user.upload(row(2).getByLabelText(/^Photo/), chosen())
  await uploads.hasAsked(3)
  await retype('Meanwhile')
  await press('Move up People 2')
  expect(screen.getByText('People 2: now place 1 of 3').getAttribute('role')).toBe('status')
  await press('Remove People 2')
  await uploads.letGo()
  await waitFor(() => expect(screen.getAllByLabelText(/^What the picture shows/)).toHaveLength(2))
  await press('Save draft')
  await screen.findByText('Draft saved. Students do not see it.')
  expect(asked.find(({ data }) => data)?.data).toEqual({
    vision: 'Meanwhile',
    logo: { picture: 'picture 1', alt: '' },
    people: [
      { name: 'Bina', photo: { picture: 'picture 3', alt: '' } },
      { name: 'Chandra', photo: null },
    ],
  })
})

test('a picture that has gone up after its form was left changes nothing', async () => {
  const uploads = held()
  const root = {
    contentCollection: withPictures,
    uploadMedia: async () => {
      await uploads.wait()
      return { __typename: 'MediaFile', id: 'late', kind: 'PICTURE', url: '/p.png', fileName: 'p.png' }
    },
  }
  const { user } = await openContentForm(root)
  await user.upload(screen.getByLabelText(/^Logo/), chosen())
  await uploads.hasAsked(1)
  cleanup()
  await uploads.letGo()
  await openContentForm(root)
  expect(screen.queryByText('This is what you typed before, and did not save.')).toBeNull()
  expect(screen.queryByLabelText(/^What the picture shows/)).toBeNull()
})

test('an upload is announced, and the focus stays at its field, which “Remove” names', async () => {
  const uploads = held()
  const { user } = await openContentForm({
    contentCollection: withPictures,
    mediaFile: { id: 'p', kind: 'PICTURE', url: '/p.png', fileName: 'p.png' },
    uploadMedia: async () => {
      await uploads.wait()
      return { __typename: 'MediaFile', id: 'p', kind: 'PICTURE', url: '/p.png', fileName: 'p.png' }
    },
  })
  await user.upload(screen.getByLabelText(/^Logo/), chosen())
  await uploads.hasAsked(1)
  // As a browser does when the control is disabled.
  act(() => (document.activeElement as HTMLElement).blur())
  await uploads.letGo()
  await screen.findByRole('button', { name: 'Remove Logo (optional)' })
  expect(screen.getByText('photo.png uploaded').getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Logo/, { selector: 'input' }))
})

test('another picture takes the place of one in a step, and keeps its description', async () => {
  const { user, asked, press } = await openContentForm({
    contentCollection: withPictures,
    contentItem: {
      ...contentItem(1, 'Before'),
      data: { vision: 'Before', logo: { picture: 'old', alt: 'A hill' }, people: [] },
    },
    mediaFile: { id: 'old', kind: 'PICTURE', url: '/p.png', fileName: 'p.png' },
    uploadMedia: { __typename: 'MediaFile', id: 'new', kind: 'PICTURE', url: '/n.png', fileName: 'n.png' },
    saveContent: contentItem(2, 'Before'),
  })
  await user.upload(await screen.findByLabelText(/^Logo/, { selector: 'input' }), chosen())
  await screen.findByText('photo.png uploaded')
  await press('Save draft')
  await screen.findByText('Draft saved. Students do not see it.')
  expect(asked.find(({ data }) => data)?.data).toMatchObject({ logo: { picture: 'new', alt: 'A hill' } })
})
