import { contentPath, paths } from '#client/paths.ts'
import { collections } from '#server/content/declarations/index.ts'
import { pathIn } from '#shared/locales.ts'
import { test } from '#tests/support/browser/e2e.ts'
import { ofInstitute, visit } from '#tests/support/browser/visit.ts'

// The admin pages for the content of the website: every list and every form.

const testInNepali = ofInstitute('#d81b60')

const lists = collections.map(({ key }) => contentPath(key))
const newEntries = collections.filter(({ single }) => !single).map(({ key }) => contentPath(key, 'new'))

/** One page of each kind: their layout is the same in every language, and Nepali words are longer. */
const inEnglish = [
  ...[paths.adminWebsite, paths.adminSettings, contentPath('chosenVideos'), contentPath('identity')],
  ...[contentPath('courses'), contentPath('courses', 'new')],
]
for (const path of inEnglish) test(path, ({ asAdmin }) => visit(asAdmin, path))

for (const path of [paths.adminWebsite, paths.adminSettings, ...lists, ...newEntries])
  testInNepali(`${path} in Nepali`, ({ asAdmin }) => visit(asAdmin, pathIn('ne', path)))
