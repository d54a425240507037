import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Notices } from '#tests/support/content/notice-operations.ts'
import { type ApiClient, apiClient } from '#tests/support/http/api-client.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { ExamResult, Exams, TopPerformers } from '#tests/support/results/results-operations.ts'
import { inHours, releaseSoon, resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { startApiProcesses } from '#tests/support/server/api-processes.ts'

// The embedded database belongs to one process that opens it; the others would have to be told where it is.
describe.skipIf(!process.env.TEST_DATABASE_URL)('several processes on one PostgreSQL', () => {
  let app: TestApp
  let scenario: ReturnType<typeof scenarios>
  let started: Awaited<ReturnType<typeof startApiProcesses>>
  const urls: string[] = []
  /** One visitor of each process, and one of the process at which staff work. */
  const visitors: ApiClient[] = []

  beforeAll(async () => {
    app = await testApp()
    scenario = scenarios(app)
    started = await startApiProcesses(app, 2)
    urls.push(...started.processes.map(({ url }) => url))
    visitors.push(...urls.map((url) => apiClient(url)), app.newClient())
  })
  afterAll(async () => {
    await started.stop()
    await app.close()
  })

  const asked = { examId: 'EVERYWHERE', candidateId: '1' }
  const row = { candidate: '1', exam: 'EVERYWHERE', mark: 50 }

  /** All that one visitor is shown of it. */
  async function seenBy(visitor: ApiClient) {
    const [exams, best, own, board] = await Promise.all([
      visitor.run(Exams),
      visitor.run(TopPerformers, { examId: asked.examId }),
      visitor.run(ExamResult, asked),
      visitor.run(Notices, { first: 5 }),
    ])
    return {
      title: exams.exams.find(({ id }) => id === asked.examId)?.title,
      best: best.topPerformers[0]?.result.percentage,
      own: own.examResult?.percentage,
      name: own.examResult?.student?.studentName,
      notices: board.notices.edges.map(({ node }) => node.title),
    }
  }

  /** Every process shows the same and has kept it: half a second is the lease (see the unit tests of Freshness). */
  async function everybodySees(expected: Partial<Awaited<ReturnType<typeof seenBy>>>) {
    for (const visitor of visitors) {
      await eventually(async () => expect(await seenBy(visitor)).toMatchObject(expected))
      expect(await seenBy(visitor)).toMatchObject(expected)
    }
  }

  test('show a publication, a correction and a deletion, wherever they were made', async () => {
    await everybodySees({ title: undefined, best: undefined, own: undefined })
    await scenario.resultFile(resultsCsv([{ ...row, percentage: 50 }]), { examTitle: 'First' })
    await everybodySees({ title: 'First', best: '50', own: '50' })
    const { id } = await scenario.resultFile(resultsCsv([{ ...row, percentage: 60 }]), {
      examTitle: 'Corrected',
    })
    await everybodySees({ title: 'Corrected', best: '60', own: '60' })
    await app.as('ADMIN').send('mutation Take($id: ID!) { deleteResultFile(id: $id) }', { id })
    await everybodySees({ title: 'Corrected', best: '50', own: '50' })
  })

  test('show an exam when its hour has come', async () => {
    await scenario.resultFile(resultsCsv([{ ...row, exam: 'SOON', percentage: 70 }]), {
      ...{ examTitle: 'Released', releaseAt: inHours() },
    })
    await releaseSoon(app, 'SOON')
    for (const visitor of visitors)
      await expect.poll(async () => (await visitor.run(Exams)).exams.map(({ id }) => id)).toContain('SOON')
  })

  test('show who somebody is, and no notice any longer than it is active', async () => {
    const list = await scenario.studentList(studentsCsv([{ candidate: '1', name: 'कमला राई' }]))
    const { id } = await app.db.prisma.notice.create({
      data: { title: 'Routine', description: 'From Sunday' },
    })
    await everybodySees({ name: 'कमला राई', notices: ['Routine'] })
    await app
      .as('ADMIN')
      .send('mutation Off($id: ID!) { setStudentUploadActive(id: $id, isActive: false) { __typename } }', {
        id: list,
      })
    await app.db.prisma.notice.update({ where: { id }, data: { isActive: false } })
    await everybodySees({ name: undefined, notices: [] })
  })

  test('keep nothing of one person for another', async () => {
    const hidden = await app.db.prisma.notice.create({
      data: { title: 'For admins', description: 'Not yet', isActive: false },
    })
    const admin = app.as('ADMIN')
    await admin.send('{ viewer { role } }')
    const query = 'query One($id: ID!) { notice(id: $id) { title } viewer { role } }'
    const ask = async (url: string, cookie?: string) => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
        body: JSON.stringify({ query, variables: { id: hidden.id } }),
      })
      return (await answer.json()).data
    }
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const url of urls) {
      for (let time = 0; time < 3; time++) {
        expect(await ask(url, cookie)).toEqual({ notice: { title: 'For admins' }, viewer: { role: 'ADMIN' } })
        expect(await ask(url)).toEqual({ notice: null, viewer: { role: null } })
      }
    }
  })
})
