import { expect, test } from 'vitest'
import { isCommonPassword } from '#server/auth/common-passwords.ts'
import { passwordProblem } from '#server/domains/accounts/password-rules.ts'
import { said } from '#server/locales/say.ts'
import fc from '#tests/support/project/fuzz.ts'

const email = 'sarita.gurung@example.com'

test.each([
  ['', 'required'],
  ['seven77', 'at least 8'],
  ['नेपाल', 'at least 8'],
  ['😀'.repeat(7), 'at least 8'],
  [`${'x1'.repeat(64)}x`, 'at most 128'],
  ['iloveyou1', 'Many people'],
  ['PASSWORD123', 'Many people'],
  ['ｐａｓｓｗｏｒｄ１', 'Many people'],
  ['११११११११', 'Many people'],
  [email, 'email address'],
  ['Sarita.Gurung', 'email address'],
])('%j is refused: %s', async (password, reason) => {
  expect(said((await passwordProblem(password, email)) ?? '')).toContain(reason)
})

test.each(['correct horse', 'जय नेपाल जय', 'x1'.repeat(64), ' 8 chars ', '😀🐘🌋🥟🏔🪁🎉🧵'])(
  '%j is taken',
  async (password) => {
    expect(await passwordProblem(password, email)).toBeUndefined()
  },
)

test('random passwords are not common', async () => {
  await fc.assert(
    fc.asyncProperty(fc.base64String({ minLength: 16, maxLength: 40 }), async (password) => {
      expect(await isCommonPassword(password)).toBe(false)
    }),
  )
})
