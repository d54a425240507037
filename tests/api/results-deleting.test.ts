import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markFileRemoved } from '#server/domains/results/mark-file-removed.ts'
import { DeleteResultFile, ForeseeDeletion, Withdraw } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const foresee = async (id: string) => (await app.as('ADMIN').run(ForeseeDeletion, { id })).resultFileDeletion
const publish = (exam: string, name: string, candidates: readonly string[], input = {}) =>
  scenario.resultFile(
    resultsCsv(
      candidates.map((candidate) => ({ candidate, exam })),
      `${name}.csv`,
    ),
    input,
  )

describe('what deleting a result file would do', () => {
  test('is counted for each file that stands again, by the order of publishing', async () => {
    const first = await publish('LAYERS', 'first', ['1', '2', '3', '4'])
    const second = await publish('LAYERS', 'second', ['3', '4', '5'])
    const third = await publish('LAYERS', 'third', ['2', '4', '5', '6'])
    await publish('OTHER', 'other', ['6'])

    expect(await foresee(third.id)).toEqual({
      state: 'RELEASED',
      restored: [
        { file: { id: second.id, fileName: 'second.csv' }, state: 'RELEASED', candidates: 2 },
        { file: { id: first.id, fileName: 'first.csv' }, state: 'RELEASED', candidates: 1 },
      ],
      lost: 1,
      unaffected: 0,
    })
    expect(await foresee(second.id)).toEqual({
      state: 'RELEASED',
      restored: [{ file: { id: first.id, fileName: 'first.csv' }, state: 'RELEASED', candidates: 1 }],
      lost: 0,
      unaffected: 2,
    })
    expect(await foresee(first.id)).toEqual({ state: 'RELEASED', restored: [], lost: 1, unaffected: 3 })

    await app.as('ADMIN').run(DeleteResultFile, { id: second.id })
    expect((await foresee(third.id))?.restored).toEqual([
      { file: { id: first.id, fileName: 'first.csv' }, state: 'RELEASED', candidates: 2 },
    ])
  })

  test('takes a newer file that waits for its release for what it is: to be seen later', async () => {
    const first = await publish('EMBARGO', 'first', ['1', '2'])
    const second = await publish('EMBARGO', 'second', ['2', '3', '4'])
    const releaseAt = inHours()
    const third = await publish('EMBARGO', 'third', ['2', '3'], { releaseAt })
    expect(await foresee(second.id)).toEqual({
      state: 'RELEASED',
      restored: [
        { file: { id: first.id, fileName: 'first.csv' }, state: 'RELEASED', candidates: 1 },
        { file: { id: third.id, fileName: 'third.csv' }, state: 'SCHEDULED', candidates: 1 },
      ],
      lost: 1,
      unaffected: 0,
    })
    // Nobody sees it.
    const nothing = { restored: [], lost: 0, unaffected: 2 }
    expect(await foresee(third.id)).toEqual({ state: 'SCHEDULED', ...nothing })
    await app.as('ADMIN').run(Withdraw, { id: third.id, reason: 'Wrong key' })
    expect(await foresee(third.id)).toEqual({ state: 'WITHDRAWN', ...nothing })
  })

  test('is not to be said of what is not published', async () => {
    const { id } = await scenario.stagedResultFile(resultsCsv([{ candidate: '1', exam: 'STAGED' }]))
    expect(await foresee(id)).toBeNull()
    expect(await foresee('nonsense')).toBeNull()
  })
})

test('a deleted file has no place among those of its exam, though its rows are still being deleted', async () => {
  const { id } = await publish('PLACES', 'first', ['1', '2'])
  expect(await markFileRemoved(app.db, { id, states: ['PUBLISHED'] }, null)).toMatchObject({ id })
  const before = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
  const second = await publish('PLACES', 'second', ['1'])
  expect(before.publishOrder).toBeNull()
  expect(await app.db.prisma.examResultFile.findUnique({ where: { id } })).toEqual(before)
  expect(await foresee(second.id)).toEqual({ state: 'RELEASED', restored: [], lost: 1, unaffected: 0 })
})
