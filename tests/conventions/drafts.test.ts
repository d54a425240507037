import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/project/source-files.ts'

/** Forms of staff in which nothing is typed that would have to be typed again. */
const withoutDraft: Record<string, string> = {
  'client/features/account/send-link-again.tsx': 'a button',
  'client/features/account/set-up-form.tsx': 'has a password, and keeps the rest when it fails',
  'client/features/account/sign-in-again-dialog.tsx': 'a password',
  'client/pages/admin/exam/find-result.tsx': 'a search',
  'client/pages/admin/personal-data/delete-dialog.tsx': 'the ID that confirms a deletion',
  'client/pages/admin/personal-data/page.tsx': 'a search',
  'client/pages/admin/results/lift-limit.tsx': 'the ID of a candidate who waits',
  'client/pages/admin/results/secret-dialog.tsx': 'choices',
  'client/pages/admin/users/role-dialog.tsx': 'a choice',
}

const sources = new Map(sourceFiles().map(({ path, text }) => [path, text]))

/** A module with the hooks beside it that it uses. */
function withHooks({ path, text }: { path: string; text: string }) {
  const hooks = [...text.matchAll(/from '\.\/(use-[\w-]+\.ts)'/g)]
  return { path, text: text + hooks.map(([, name]) => sources.get(join(dirname(path), name ?? ''))).join('') }
}

const staffForms = sourceFiles()
  .filter(
    ({ path, text }) =>
      /^client\/(pages\/admin|features\/(account|content-editor))\//.test(path) &&
      /<(Form|FormDialog)\b/.test(text),
  )
  .map(withHooks)

test('what staff type into a form is kept as a draft', () => {
  const forgetful = staffForms.filter(({ text }) => !text.includes('useDraft')).map(({ path }) => path)
  expect(forgetful).toEqual(Object.keys(withoutDraft))
})

test('a form with a draft says that it was restored, and drops it once it is saved', () => {
  const kept = staffForms.filter(({ text }) => text.includes('useDraft'))
  const silent = kept.filter(
    ({ text }) => !text.includes('<RestoredDraft') || !/\b(drop|settle)\(/.test(text),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('a dialog with a draft asks before it closes', () => {
  const dialogs = staffForms.filter(({ text }) => text.includes('<FormDialog') && text.includes('useDraft'))
  expect(dialogs.length).toBeGreaterThan(3)
  expect(dialogs.filter(({ text }) => !text.includes('unsaved=')).map(({ path }) => path)).toEqual([])
})
