import { screen } from '@testing-library/react'
import * as websiteItem from '#client/pages/admin/website-item/page.tsx'
import { openPage } from '#tests/support/browser/open-page.tsx'

const at = '/admin/website/departments/1'

export const contentField = {
  ...{ help: null, required: true, isTranslated: true, maxLength: 100, collection: null, options: [] },
  fields: [],
}

export const contentCollection = {
  ...{ key: 'departments', label: 'Departments', section: 'Students’ area', help: '', page: '/faculty' },
  ...{ hasPreview: false, single: false, max: 100, locked: false, lockedData: null },
  fields: [{ ...contentField, name: 'vision', kind: 'TEXT', label: 'Vision' }],
}

export const contentItem = (version: number, vision: string) => ({
  __typename: 'ContentItem',
  ...{ id: '1', title: 'Botany', state: 'PUBLISHED', version, isDemo: false, publishAt: null },
  ...{ savedAt: '2026-11-20T06:00:00.000Z', data: { vision }, versions: [], problems: [], problemCount: 0 },
  unpublishedReferences: [],
  unknownNames: [] as string[],
  translation: { texts: 1, missing: 1, hasBegun: false },
})

/** Opens the form of an item with one field, "Vision". @param address with `new` in place of the id for a new one. */
export async function openContentForm(root: Record<string, unknown> = {}, address = at) {
  const page = await openPage({
    route: { path: '/admin/website/departments/:id', ...websiteItem },
    at: address,
    root: {
      ...{ site: { name: 'Koshi', description: '', publicUrl: '' }, mediaFile: null },
      ...{ contentCollection, contentItem: contentItem(1, 'Before'), ...root },
    },
  })
  const vision = await screen.findByLabelText<HTMLInputElement>('Vision')
  const retype = async (words: string) => {
    await page.user.clear(vision)
    await page.user.type(vision, words)
  }
  return {
    ...page,
    vision,
    retype,
    press: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })),
  }
}
