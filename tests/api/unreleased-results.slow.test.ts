import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { publicAddresses, publicAnswers, publicPages } from '#tests/support/results/public-answers.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { routesOf } from '#tests/support/server/routes.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  await scenarios(app).studentList(studentsCsv([{ candidate: '1', name: 'Kamala Rai' }]))
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'OTHER' }]), { examDate: '2026-01-01' })
})
afterAll(() => app.close())

const asked = { examId: 'SECRET-9', candidateId: '1' }

/** Every route without parameters, but those that tell of the process itself. */
const files = () =>
  [...routesOf(app.app)]
    .filter(([path, methods]) => methods.includes('GET') && !/[:*]/.test(path))
    .map(([path]) => path)
    .filter((path) => !/health|ready|metrics|graphql|sandbox/.test(path))

const addresses = () => [...publicAddresses(asked), '/cards/home.png', '/cards/results.png', ...files()]

test('before its hour, nothing public differs in a byte from an exam that does not exist', async () => {
  // The first rendering of all numbers the styles.
  await publicPages(app, addresses())
  const pages = await publicPages(app, addresses())
  const answers = await publicAnswers(app, asked)
  expect(Object.keys({ ...pages, ...answers }).length).toBeGreaterThan(25)
  expect(answers.examResult).toBe('{"data":{"examResult":null}}\n')
  const file = resultsCsv([{ candidate: '1', exam: 'SECRET-9', percentage: 99 }], 'Very secret - results.csv')
  await scenarios(app).stagedResultFile(file)
  await scenarios(app).resultFile(file, {
    examTitle: 'Very secret title',
    examDate: '2026-11-11',
    releaseAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  await scenarios(app).stagedResultFile(file)
  // The second look is answered by the caches.
  for (let look = 0; look < 2; look += 1) {
    const now = { ...(await publicPages(app, addresses())), ...(await publicAnswers(app, asked)) }
    for (const [address, answer] of Object.entries({ ...pages, ...answers }))
      expect(now[address], address).toBe(answer)
    expect(JSON.stringify(now)).not.toMatch(/very secret/i)
  }
}, 600_000)
