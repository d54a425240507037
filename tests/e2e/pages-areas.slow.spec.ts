import { paths } from '#client/paths.ts'
import { pathIn } from '#shared/locales.ts'
import { test } from '#tests/support/browser/e2e.ts'
import { ofInstitute, open, visit } from '#tests/support/browser/visit.ts'

// Every page of students and of teachers, each by one of its addresses.

const testInNepali = ofInstitute('#fff176')

const exam = 'CEE-MODEL-07'
const pages = {
  STUDENT: [
    ...Object.entries(paths).flatMap(([name, path]) =>
      /^(?:student.|portal|assignments|papers|questionBank|syllabus|payment)/.test(name) ? [path] : [],
    ),
    paths.account,
  ],
  TEACHER: [paths.teacher, `${paths.teacherExam}?exam=${exam}`],
}

/** Their words may be missing in Nepali; they have the layout of others. */
const states = {
  STUDENT: [
    `${paths.studentResults}?exam=${exam}&candidate=081000`,
    `${paths.studentResults}?exam=${exam}&candidate=1`,
    `${paths.studentResults}?sheet=${exam}&of=081000`,
    `${paths.studentResults}?sheet=unknown&of=1`,
    `${paths.studentVideos}?search=zzzz`,
  ],
  TEACHER: [`${paths.teacherExam}?exam=unknown`, paths.account],
}

for (const role of ['STUDENT', 'TEACHER'] as const) {
  for (const path of pages[role])
    test(`${path} for a ${role}`, async ({ page, signIn }) => {
      await signIn(role)
      await visit(page, path)
    })
  for (const path of pages[role])
    testInNepali(`${path} for a ${role} in Nepali`, async ({ page, signIn }) => {
      await signIn(role)
      await visit(page, pathIn('ne', path))
    })
  testInNepali(`states of pages for a ${role} in Nepali`, async ({ page, signIn }) => {
    test.setTimeout(600_000)
    await signIn(role)
    for (const path of states[role]) await open(page, pathIn('ne', path))
  })
}
