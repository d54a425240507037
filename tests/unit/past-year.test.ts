import { expect, test } from 'vitest'
import { pastYear } from '#server/content/declarations/settings.ts'
import { instituteInput } from '#server/domains/setup/setup-input.ts'
import { said } from '#server/locales/say.ts'
import { setUpInput } from '#tests/support/people/setup-operations.ts'

const message = 'Established must be a year in A.D. that has begun. The year 2058 in B.S. began in 2001'

test('a year that has not begun is refused with what it is in B.S.', () => {
  const { schema } = pastYear({ label: 'Established' })
  expect(schema.safeParse(2001).success).toBe(true)
  expect(schema.safeParse(new Date().getFullYear()).success).toBe(true)
  expect(schema.safeParse(2058).error?.issues.map((issue) => said(issue.message))).toEqual([message])
})

test('so the set-up takes no year of establishment in B.S.', () => {
  const { institute } = setUpInput
  expect(instituteInput('en').safeParse(institute).success).toBe(true)
  const { error } = instituteInput('en').safeParse({ ...institute, establishedYear: 2058 })
  expect(error?.issues.map(({ path, message }) => [path, said(message)])).toEqual([
    [['establishedYear'], message],
  ])
})
