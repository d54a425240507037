import { expect, onTestFinished, test } from 'vitest'
import { createKeyRing } from '#server/auth/keys.ts'
import { setupToken } from '#server/domains/setup/setup-token.ts'
import { SetUp, setUpInput } from '#tests/support/people/setup-operations.ts'
import { testApp } from '#tests/support/server/api.ts'

test('what the institute leaves out is there in Nepali, too', async () => {
  const app = await testApp({ settings: { DEMO: 'off' } })
  onTestFinished(() => app.close())
  const token = await setupToken(createKeyRing(app.db))
  await app.newClient().run(SetUp, { token, input: setUpInput })
  const body = JSON.stringify({ query: '{ site { name tagline description } }' })
  const headers = { 'content-type': 'application/json', 'x-language': 'ne' }
  const answer = await app.newClient().fetch('/graphql', { method: 'POST', headers, body })
  expect(await answer.json()).toMatchObject({
    data: {
      site: {
        name: 'Koshi Academy',
        tagline: 'पाठ्यक्रम, सूचना र परीक्षाको नतिजा एकै ठाउँमा।',
        description: 'Koshi Academy का पाठ्यक्रम, सूचना र परीक्षाको नतिजा।',
      },
    },
  })
})
