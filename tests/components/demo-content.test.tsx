import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { achievements } from '#client/pages/public/achievements/content.ts'
import { demoCourses } from '#prisma/demo-content/courses/courses.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const read = (file: string) => readFileSync(resolve(projectRoot, 'client/pages/public', file), 'utf8')

test('only the largest group is called the largest', () => {
  const most = Math.max(...achievements.map(({ selection }) => selection?.selected ?? 0))
  const called = achievements.filter(({ summary }) => /largest/i.test(summary))
  for (const { selection } of called) expect(selection?.selected).toBe(most)
})

test('the pages agree on how many teachers began in 1996', () => {
  const [, overview = ''] = /(\w+) teachers, thirty-eight students/.exec(read('overview/content.ts')) ?? []
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
