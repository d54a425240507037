import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LayerState } from '#server/generated/prisma/enums.ts'
import {
  MakeLink,
  Reinstate,
  SetExamDate,
  SetResultRelease,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What each mutation of a result file answers, by its code and message. */
async function refusals(id: string) {
  const admin = app.as('ADMIN')
  const answers = {
    release: await admin.send(SetResultRelease, { id, input: {} }),
    date: await admin.send(SetExamDate, { id, examDate: '2026-01-02' }),
    rehearse: await admin.send(MakeLink, { id }),
    reinstate: await admin.send(Reinstate, { id }),
    withdraw: await admin.send(Withdraw, { id, reason: 'Not yet' }),
    again: await admin.send(Withdraw, { id, reason: 'Not yet' }),
  }
  return Object.fromEntries(
    Object.entries(answers).map(([name, { errors }]) => [
      name,
      errors ? `${errors[0]?.extensions?.code}: ${errors[0]?.message}` : 'done',
    ]),
  )
}

async function fileIn(state: LayerState) {
  const { id } = await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: state }]))
  await app.db.prisma.examResultFile.update({ where: { id }, data: { state } })
  return id
}

// What they answer, in this order.
const early = 'CONFLICT: This result file is not published yet.'
const late = 'CONFLICT: This result file is not published any more.'
const back = 'CONFLICT: This result file is not withdrawn any more.'
const shown = 'CONFLICT: There is nothing to rehearse: the results are released or withdrawn.'
const gone = 'NOT_FOUND: This result file is not there any more.'
const done = 'done'

test.each([
  [
    'STAGED',
    { release: early, date: early, rehearse: done, reinstate: early, withdraw: early, again: early },
  ],
  ['PUBLISHED', { release: done, date: done, rehearse: shown, reinstate: back, withdraw: done, again: late }],
  ['WITHDRAWN', { release: late, date: late, rehearse: shown, reinstate: done, withdraw: done, again: late }],
  ['REMOVED', { release: gone, date: gone, rehearse: gone, reinstate: gone, withdraw: gone, again: gone }],
] as const)('a file that is %s', async (state, expected) => {
  expect(await refusals(await fileIn(state))).toEqual(expected)
})

test('a file that there never was', async () => {
  expect(Object.values(await refusals('nonsense'))).toEqual(Array(6).fill(gone))
})
