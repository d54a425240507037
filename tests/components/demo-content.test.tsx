import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { achievementYears } from '#prisma/demo-content/achievements.ts'
import { demoCourses } from '#prisma/demo-content/courses/courses.ts'
import { overviewPage } from '#prisma/demo-content/overview.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const read = (file: string) => readFileSync(resolve(projectRoot, 'client/pages/public', file), 'utf8')

test('only the largest group is called the largest', () => {
  const most = Math.max(...achievementYears.map(({ selected }) => selected ?? 0))
  const called = achievementYears.filter(({ summary }) => /largest/i.test(summary ?? ''))
  for (const { selected } of called) expect(selected).toBe(most)
})

test('the pages agree on how many teachers began in 1996', () => {
  const [, overview = ''] =
    /(\w+) teachers, thirty-eight students/.exec(overviewPage.milestones[0]?.text ?? '') ?? []
  const [, faculty] =
    /One of the (\w+) teachers who rented/.exec(
      read('../../../prisma/demo-content/faculty/administration.ts'),
    ) ?? []
  expect(overview.toLowerCase()).toBe(faculty)
})

test('counseling is spelled as on the home page', () => {
  expect(read('home/hero.tsx')).toContain('Counseling')
  for (const { longDescription } of demoCourses) expect(longDescription).not.toMatch(/counselling/i)
})
