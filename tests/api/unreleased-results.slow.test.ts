import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import {
  comparable,
  pageAnswers,
  publicAddresses,
  publicAnswers,
  publicPages,
} from '#tests/support/results/public-answers.ts'
import { input, RequestRecheck } from '#tests/support/results/recheck-operations.ts'
import { inHours, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { routesOf } from '#tests/support/server/routes.ts'

let app: TestApp
let student: ApiClient
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  await scenarios(app).studentList(studentsCsv([{ candidate: '1', name: 'Kamala Rai' }]))
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'OTHER' }]), { examDate: '2026-01-01' })
  const { id: userId, email } = await addAccount(app, { email: 'student@example.com' })
  await app.db.prisma.candidateLink.create({ data: { candidateId: '1', userId } })
  student = await signedInBrowser(app, email)
})
afterAll(() => app.close())

const asked = { examId: 'SECRET-9', candidateId: '1' }

/** Every route without parameters, but those that tell of the process itself. */
const files = () =>
  [...routesOf(app.app)]
    .filter(([path, methods]) => methods.includes('GET') && !/[:*]/.test(path))
    .map(([path]) => path)
    .filter((path) => !/health|ready|clock|metrics|graphql|sandbox/.test(path))

const addresses = () => [...publicAddresses(asked), '/cards/home.png', '/cards/results.png', ...files()]

/** Forms that are posted, with and without a second secret, and the same by the API. */
async function posted(): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const secret of ['', '004512']) {
    const form = { exam: asked.examId, candidate: asked.candidateId, secret }
    const answer = await app.newClient().fetch('/results', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, contact: '9800000000', words: 'Question 14' }),
    })
    answers[`form ${secret}`] = `${answer.status} ${comparable(await answer.text())}`
  }
  const recheck = await app.as('VISITOR').run(RequestRecheck, { ...asked, input })
  return { ...answers, recheck: JSON.stringify(recheck) }
}

/** All that can be asked: of pages and files, of the API by visitors and by the student who is the candidate, by forms. */
const everything = async () => ({
  ...(await publicPages(app, addresses())),
  ...(await publicAnswers(app, asked)),
  ...(await pageAnswers(app.newClient(), asked)),
  ...Object.fromEntries(
    Object.entries(await pageAnswers(student, asked)).map(([name, answer]) => [`student ${name}`, answer]),
  ),
  ...(await posted()),
})

test('before its hour, nothing public differs in a byte from an exam that does not exist', async () => {
  // The first rendering of all numbers the styles.
  await publicPages(app, addresses())
  const before: Record<string, string> = await everything()
  expect(Object.keys(before).length).toBeGreaterThan(200)
  expect(before.examResult).toBe('{"data":{"examResult":null}}\n')
  const file = resultsCsv([{ candidate: '1', exam: 'SECRET-9', percentage: 99 }], 'Very secret - results.csv')
  await scenarios(app).stagedResultFile(file)
  await scenarios(app).resultFile(file, {
    examTitle: 'Very secret title',
    examDate: '2026-11-11',
    releaseAt: inHours(),
  })
  await scenarios(app).stagedResultFile(file)
  // The second look is answered by the caches.
  for (let look = 0; look < 2; look += 1) {
    const now: Record<string, string> = await everything()
    for (const [asks, answer] of Object.entries(before)) expect(now[asks], asks).toBe(answer)
    expect(JSON.stringify(now)).not.toMatch(/very secret/i)
  }
}, 600_000)
