import { contentPath, paths } from '#client/paths.ts'
import { collections } from '#server/content/declarations/index.ts'
import { pathIn } from '#shared/locales.ts'
import { test } from '#tests/support/browser/e2e.ts'
import { ofInstitute, open, visit } from '#tests/support/browser/visit.ts'

// The admin pages for the content of the website: every list and every form.

const testInNepali = ofInstitute('#d81b60')

/** One page of each kind. */
const kinds = [
  ...[paths.adminWebsite, paths.adminSettings, contentPath('chosenVideos'), contentPath('identity')],
  ...[contentPath('courses'), contentPath('courses', 'new')],
]
const all = [
  ...collections.map(({ key }) => contentPath(key)),
  ...collections.filter(({ single }) => !single).map(({ key }) => contentPath(key, 'new')),
]

for (const path of kinds) {
  test(path, ({ asAdmin }) => visit(asAdmin, path))
  testInNepali(`${path} in Nepali`, ({ asAdmin }) => visit(asAdmin, pathIn('ne', path)))
}

testInNepali('the other lists and forms in Nepali', async ({ asAdmin }) => {
  test.setTimeout(1_200_000)
  for (const path of all.filter((one) => !kinds.includes(one))) await open(asAdmin, pathIn('ne', path))
})
