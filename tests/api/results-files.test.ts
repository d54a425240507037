import { describe, expect } from 'vitest'
import { markLayersRemoved } from '#server/domains/imports/import-flow.ts'
import { resultsFlow } from '#server/domains/results/import/results-flow.ts'
import {
  DeleteResultFile,
  ForeseeDeletion,
  MakeLink,
  Reinstate,
  SetExamDate,
  SetExamRelease,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base
  .extend(
    'foresee',
    ({ admin }) =>
      async (id: string) =>
        (await admin.run(ForeseeDeletion, { id })).resultFileDeletion,
  )
  .extend('publish', ({ scenario }) => (exam: string, name: string, ids: readonly string[], input = {}) => {
    const rows = ids.map((candidate) => ({ candidate, exam }))
    return scenario.resultFile(resultsCsv(rows, `${name}.csv`), input)
  })
  // The answers of the mutations of an exam and its file, by code and message.
  .extend('answersOf', ({ admin }) => async (id: string, examId: string) => {
    const answers = {
      release: await admin.send(SetExamRelease, { examId, input: {} }),
      date: await admin.send(SetExamDate, { id, examDate: '2026-01-02' }),
      rehearse: await admin.send(MakeLink, { examId }),
      reinstate: await admin.send(Reinstate, { examId }),
      withdraw: await admin.send(Withdraw, { examId, reason: 'Not yet' }),
      again: await admin.send(Withdraw, { examId, reason: 'Not yet' }),
    }
    return Object.fromEntries(
      Object.entries(answers).map(([name, { data, errors }]) => {
        const [error] = errors ?? []
        if (error) return [name, `${error.extensions?.code}: ${error.message}`]
        const [answer] = Object.values(data ?? {})
        return [name, typeof answer === 'object' && 'current' in answer ? answer : 'done']
      }),
    )
  })

describe('the consequences of deleting a result file', () => {
  test('are counted for each file that stands again', async ({ admin, exam, publish, foresee }) => {
    const first = await publish(exam, 'first', ['1', '2', '3', '4'])
    const second = await publish(exam, 'second', ['3', '4', '5'])
    const third = await publish(exam, 'third', ['2', '4', '5', '6'])
    await publish(`${exam}-2`, 'other', ['6'])

    expect(await foresee(third.id)).toEqual({
      restored: [
        { file: { id: second.id, fileName: 'second.csv' }, candidates: 2 },
        { file: { id: first.id, fileName: 'first.csv' }, candidates: 1 },
      ],
      lost: 1,
      unaffected: 0,
    })
    expect(await foresee(second.id)).toEqual({
      restored: [{ file: { id: first.id, fileName: 'first.csv' }, candidates: 1 }],
      lost: 0,
      unaffected: 2,
    })
    expect(await foresee(first.id)).toEqual({ restored: [], lost: 1, unaffected: 3 })

    await admin.run(DeleteResultFile, { id: second.id })
    expect((await foresee(third.id))?.restored).toEqual([
      { file: { id: first.id, fileName: 'first.csv' }, candidates: 2 },
    ])
  })

  test('are unknown of a file that is not published', async ({ scenario, exam, foresee }) => {
    const { id } = await scenario.stagedResultFile(resultsCsv([{ candidate: '1', exam }]))
    expect(await foresee(id)).toBeNull()
    expect(await foresee('nonsense')).toBeNull()
  })
})

test('a deleted file has no place in its exam while its rows are being deleted', async ({
  app,
  exam,
  publish,
  foresee,
}) => {
  const { id } = await publish(exam, 'first', ['1', '2'])
  const removal = { ids: [id], state: 'PUBLISHED', actorId: null } as const
  expect(await markLayersRemoved(app.db, resultsFlow, removal)).toMatchObject([{ id }])
  const before = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
  const second = await publish(exam, 'second', ['1'])
  expect(before.publishOrder).toBeNull()
  expect(await app.db.prisma.examResultFile.findUnique({ where: { id } })).toEqual(before)
  expect(await foresee(second.id)).toEqual({ restored: [], lost: 1, unaffected: 0 })
})

// Their answers.
const gone = 'NOT_FOUND: This exam has no results any more.'
const noFile = 'NOT_FOUND: This result file is not there any more.'
const nothing = 'CONFLICT: There is nothing to rehearse: the results are released or withdrawn.'
const done = 'done'
const none = { release: gone, date: noFile, rehearse: nothing, reinstate: gone, withdraw: gone, again: gone }

test.for([
  ['STAGED', none],
  [
    'PUBLISHED',
    {
      ...{ release: done, date: done, rehearse: nothing, withdraw: done },
      reinstate: {
        message: 'These results are not withdrawn any more.',
        current: expect.objectContaining({ state: 'RELEASED' }),
      },
      again: {
        message: 'These results are withdrawn already.',
        current: expect.objectContaining({ state: 'WITHDRAWN' }),
      },
    },
  ],
  ['REMOVED', none],
] as const)('an exam whose one file is %s', async ([state, expected], { app, publish, answersOf, exam }) => {
  const { id } = await publish(exam, 'a', ['1'])
  await app.db.prisma.examResultFile.update({ where: { id }, data: { state } })
  expect(await answersOf(id, exam)).toEqual(expected)
})

test('an exam that there never was', async ({ answersOf }) => {
  expect(await answersOf('nonsense', 'nonsense')).toEqual(none)
})
