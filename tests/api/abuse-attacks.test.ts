import { expect, test } from 'vitest'
import { attacksOn } from '#tests/bench/abuse/attacks.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { testApp } from '#tests/support/server/api.ts'
import { routesOf } from '#tests/support/server/routes.ts'

test('the abuse test attacks every route', async () => {
  const app = await testApp({ renderer: sourceRenderer() })
  try {
    const routes = [...routesOf(app.app).keys()]
    const server = { url: app.url, callers: [], routes, notices: [], files: {}, documents: [] }
    expect(routes).toContain('/graphql')
    expect(() => attacksOn(server)).not.toThrow()
  } finally {
    await app.close()
  }
})
