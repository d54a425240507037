import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/project/source-files.ts'

/** Forms of staff in which nothing is typed that would have to be typed again. */
const withoutDraft: Record<string, string> = {
  'client/features/account/send-link-again.tsx': 'a button',
  'client/features/account/set-up-form.tsx': 'has a password, and keeps the rest when it fails',
  'client/features/account/sign-in-again-dialog.tsx': 'a password',
  'client/pages/admin/personal-data/page.tsx': 'a search',
  'client/pages/admin/personal-data/person-actions.tsx': 'the ID that confirms a deletion',
}

const staffForms = sourceFiles().filter(
  ({ path, text }) =>
    /^client\/(pages\/admin|features\/(account|content-editor))\//.test(path) &&
    /<(Form|EditForm|EditDialog)\b/.test(text),
)

test('what staff type into a form is kept as a draft', () => {
  expect(staffForms.length).toBeGreaterThan(15)
  const forgetful = staffForms.filter(({ text }) => !/useEditForm\b[\s\S]*\bkey:/.test(text))
  expect(forgetful.map(({ path }) => path)).toEqual(Object.keys(withoutDraft))
})
