import { paths } from '#client/paths.ts'
import { pathIn } from '#shared/locales.ts'
import { test } from '#tests/support/browser/e2e.ts'
import { ofInstitute, visit } from '#tests/support/browser/visit.ts'

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

/** Visited in Nepali only: their words may be missing there, and they have the layout of others. */
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
  for (const path of [...pages[role], ...states[role]])
    testInNepali(`${path} for a ${role} in Nepali`, async ({ page, signIn }) => {
      await signIn(role)
      await visit(page, pathIn('ne', path))
    })
}
