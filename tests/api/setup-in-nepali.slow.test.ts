import { expect, onTestFinished, test } from 'vitest'
import { createKeyRing } from '#server/auth/keys.ts'
import { setupToken } from '#server/domains/setup/setup-token.ts'
import { SetUp, setUpInput } from '#tests/support/people/setup-operations.ts'
import { testApp } from '#tests/support/server/api.ts'

/** Texts of a Nepali page of an institute without tagline and description. */
async function siteAfterSetUp(language: 'en' | 'ne'): Promise<unknown> {
  const app = await testApp({ settings: { DEMO: 'off' } })
  onTestFinished(() => app.close())
  const token = await setupToken(createKeyRing(app.db), app.env)
  const client = app.newClient()
  client.language = language
  await client.run(SetUp, { token, input: setUpInput })
  client.language = 'ne'
  return (await client.send('{ site { name tagline description } }')).data
}

test('what the institute leaves out is there in Nepali, too, after a set-up in Nepali', async () => {
  expect(await siteAfterSetUp('ne')).toEqual({
    site: {
      name: 'Koshi Academy',
      tagline: 'पाठ्यक्रम, सूचना र परीक्षाको नतिजा एकै ठाउँमा।',
      description: 'Koshi Academy का पाठ्यक्रम, सूचना र परीक्षाको नतिजा।',
    },
  })
})

test('after a set-up in English nobody has begun to translate', async () => {
  expect(await siteAfterSetUp('en')).toMatchObject({
    site: { tagline: 'Courses, notices and exam results in one place.' },
  })
})
