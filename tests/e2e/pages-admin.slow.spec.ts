import { contentPath, paths } from '#client/paths.ts'
import { collections } from '#server/content/declarations/index.ts'
import { pathIn } from '#shared/locales.ts'
import { test } from '#tests/support/browser/e2e.ts'
import { ofInstitute, open, visit } from '#tests/support/browser/visit.ts'

// The admin pages for results and for people; pages-content.slow.spec.ts has those of the website.

const testInNepali = ofInstitute('#d81b60')

const exam = 'CEE-MODEL-07'
/** Of pages that are about one exam, candidate or file. */
const queries: Readonly<Record<string, string>> = {
  [paths.adminExam]: `?exam=${exam}`,
  [paths.adminExamList]: '?exam=CEE-MODEL-06',
  [paths.adminCorrectResult]: `?exam=${exam}&candidate=081000`,
  [paths.adminRecheck]: '?id=unknown',
  [paths.adminPersonalData]: '?candidate=081000',
  [paths.adminSearch]: '?search=081000',
  [paths.adminCandidate]: '?id=081000',
}
const ofContent = [paths.adminWebsite, paths.adminSettings, ...collections.map(({ key }) => contentPath(key))]
const pages = Object.values(paths)
  .filter((path) => `${path}/`.startsWith(`${paths.admin}/`) && !ofContent.includes(path))
  .map((path) => `${path}${queries[path] ?? ''}`)

/** Their words may be missing in Nepali; they have the layout of others. */
const states = [
  `${paths.adminResults}?search=zzzz`,
  `${paths.adminAddResult}?staged=unknown`,
  `${paths.adminExam}?exam=unknown`,
  `${paths.adminExamList}?exam=unknown`,
  `${paths.adminCorrectResult}?exam=${exam}&candidate=1`,
  `${paths.adminRechecks}?exam=${exam}`,
  `${paths.adminNotices}?search=zzzz`,
  `${paths.adminUsers}?search=zzzz`,
  paths.adminPersonalData,
  `${paths.adminPersonalData}?candidate=nobody`,
  `${paths.adminActivity}?search=zzzz`,
  paths.adminSearch,
  `${paths.adminSearch}?search=zzzz`,
  `${paths.adminCandidate}?id=nobody`,
]

for (const path of pages) test(path, ({ asAdmin }) => visit(asAdmin, path))

for (const path of pages)
  testInNepali(`${path} in Nepali`, ({ asAdmin }) => visit(asAdmin, pathIn('ne', path)))

testInNepali('states in Nepali', async ({ asAdmin }) => {
  test.setTimeout(600_000)
  for (const path of states) await open(asAdmin, pathIn('ne', path))
})
