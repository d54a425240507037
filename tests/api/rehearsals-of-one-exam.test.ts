import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'
import { slipPathOf } from '#tests/support/results/result-slips.ts'
import { MakeLink } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const publish = (exam: string, hours: number, candidate = '1') =>
  scenarios(app).resultFile(resultsCsv([{ candidate, exam, percentage: 91 }]), { releaseAt: inHours(hours) })

async function linkOf(id: string): Promise<URL> {
  return new URL((await app.as('ADMIN').run(MakeLink, { id })).makeRehearsalLink)
}

async function ask(link: URL, query: string) {
  const { headers, ...body } = graphqlBody(query, {})
  const rehearsal = link.searchParams.get('token') ?? ''
  const sent = { ...body, headers: { ...headers, 'x-rehearsal': rehearsal } }
  return (await (await app.newClient().fetch('/graphql', sent)).json()).data
}

async function timesLogged(subjectId: string): Promise<number> {
  return app.db.prisma.activity.count({ where: { subjectId, action: 'results.rehearsed' } })
}

test('a rehearsal shows no other exam before its own release', async () => {
  await publish('EARLY', 1)
  await publish('LATE', 49, '2')
  const { id } = await publish('LATE', 50)
  const result = (exam: string, candidate: string) =>
    `${exam}${candidate}: examResult(examId: "${exam}", candidateId: "${candidate}") { percentage }`
  const link = await linkOf(id)
  expect(await ask(link, '{ exams { id } }')).toEqual({ exams: [{ id: 'LATE' }] })
  for (const candidate of ['1', '2']) {
    const shown = await ask(link, `{ ${result('LATE', candidate)} }`)
    expect(shown).toEqual({ [`LATE${candidate}`]: { percentage: '91' } })
  }
  expect(await ask(link, `{ ${result('EARLY', '1')} }`)).toEqual({ EARLY1: null })
})

test('a rehearsal leaves other exams announced', async () => {
  const csv = resultsCsv([{ candidate: '1', exam: 'ANNOUNCED', percentage: 91 }])
  await scenarios(app).resultFile(csv, { releaseAt: inHours(1), announced: true })
  const { id } = await publish('AFTER', 50)
  const shown = await ask(await linkOf(id), '{ announcedReleases { exam { id } } }')
  expect(shown).toEqual({ announcedReleases: [{ exam: { id: 'ANNOUNCED' } }] })
})

test('a rehearsal is logged when it is asked for by the API alone', async () => {
  const { id } = await publish('ASKED', 1)
  const link = await linkOf(id)
  expect(await timesLogged(id)).toBe(0)
  await ask(link, 'mutation { signOut }')
  expect(await timesLogged(id)).toBe(0)
  await ask(link, '{ exams { id } }')
  await ask(link, '{ exams { id } }')
  expect(await timesLogged(id)).toBe(1)
})

test('a rehearsal is logged when only a slip of it is fetched', async () => {
  const { id } = await publish('SLIP', 1)
  const link = await linkOf(id)
  const client = app.newClient()
  await client.fetch(link.pathname + link.search)
  expect(await timesLogged(id)).toBe(0)
  const slip = await client.fetch(slipPathOf('SLIP', '1'))
  expect(slip.headers.get('content-type')).toBe('application/pdf')
  expect(await timesLogged(id)).toBe(1)
})
