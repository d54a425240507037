import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  PublishResults,
  Reinstate,
  SetResultRelease,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const admin = () => app.as('ADMIN')

const file = (exam: string, marks: Record<string, number>, name = 'results.csv') =>
  resultsCsv(
    Object.entries(marks).map(([candidate, mark]) => ({ candidate, exam, mark })),
    name,
  )

const setRelease = (id: string, releaseAt: string | null) =>
  admin().run(SetResultRelease, { id, input: { releaseAt } })

const withdraw = (id: string) => admin().run(Withdraw, { id, reason: 'Not yet' })

const recordOf = (id: string) => app.db.prisma.examResultFile.findUnique({ where: { id } })

describe('a file without a reason', () => {
  test('is not postponed beyond one whose results it would then change', async () => {
    const { id } = await scenario.resultFile(file('LATER', { 1: 77, 2: 60 }), { releaseAt: inHours(1) })
    await scenario.resultFile(file('LATER', { 1: 50, 2: 60 }, 'first.csv'), { releaseAt: inHours(3) })
    const before = await recordOf(id)
    await expect(setRelease(id, inHours(5))).rejects.toThrow(
      'Candidates see “first.csv” first. This file would then change their results without a reason. Withdraw it, then upload it again and publish it with a reason.',
    )
    expect(await recordOf(id)).toEqual(before)
    const releaseAt = inHours(2)
    expect((await setRelease(id, releaseAt)).setResultRelease).toMatchObject({ releaseAt })
  })

  test('is not postponed either where it wins for good over results that show before then', async () => {
    await scenario.resultFile(file('GOOD', { 1: 50 }), { releaseAt: inHours(3) })
    const input = { releaseAt: inHours(1), overrulesWaiting: true }
    const { id } = await scenario.resultFile(file('GOOD', { 1: 77 }), input)
    await expect(setRelease(id, inHours(5))).rejects.toThrow(/would then change their results/)
  })

  test('is postponed beyond one that shares nothing with it, says the same, or covers it', async () => {
    await scenario.resultFile(file('FREE', { 1: 50, 2: 60 }), { releaseAt: inHours(3) })
    const { id } = await scenario.resultFile(file('FREE', { 1: 50, 3: 70 }), { releaseAt: inHours(1) })
    expect((await setRelease(id, inHours(5))).setResultRelease).toHaveProperty('id', id)
    const below = await scenario.resultFile(file('COVER', { 1: 50 }), { releaseAt: inHours(3) })
    const above = { releaseAt: inHours(1), overrulesWaiting: true }
    await scenario.resultFile(file('COVER', { 1: 60 }), above)
    expect((await setRelease(below.id, inHours(5))).setResultRelease).toHaveProperty('id', below.id)
  })

  test('is not to change the results of one that is released before it now', async () => {
    const releaseAt = inHours(3)
    const { id } = await scenario.resultFile(file('FIRST', { 1: 50 }), { releaseAt })
    const corrected = file('FIRST', { 1: 60 }, 'corrected.csv')
    const above = await scenario.resultFile(corrected, { releaseAt })
    await expect(setRelease(id, null)).rejects.toThrow(
      '“corrected.csv” would change the results of this file later, without a reason. Withdraw it first. If it is needed, upload it again and publish it with a reason.',
    )
    await withdraw(above.id)
    expect((await setRelease(id, null)).setResultRelease).toHaveProperty('id', id)
  })

  test('is not put back, never seen, over a file that was published since', async () => {
    const { id } = await scenario.resultFile(file('SINCE', { 1: 50 }), { releaseAt: inHours(1) })
    await withdraw(id)
    const since = await scenario.resultFile(file('SINCE', { 1: 77 }, 'since.csv'))
    const refusal =
      'Candidates see “since.csv” first. This file would then change their results without a reason. Upload it again and publish it with a reason.'
    await expect(admin().run(Reinstate, { id })).rejects.toThrow(refusal)
    // Its hour has passed.
    await app.db.pool.query(
      `UPDATE exam_result_files SET release_at = now() - interval '1 minute',
         withdrawn_at = now() - interval '2 minutes' WHERE id = $1::uuid`,
      [id],
    )
    await expect(admin().run(Reinstate, { id })).rejects.toThrow(refusal)
    await withdraw(since.id)
    expect((await admin().run(Reinstate, { id })).reinstateResultFile.withdrawnAt).toBeNull()
  })
})

describe('a file in front of one without a reason that waits', () => {
  const publish = async (id: string, examId: string, more: { overrulesWaiting?: boolean } = {}) =>
    (await admin().run(PublishResults, { id, input: { examId, ...more } })).publishExamResults
  const waiting = (exam: string, marks: Record<string, number>) =>
    scenario.resultFile(file(exam, marks, 'waiting.csv'), { releaseAt: inHours(3) })

  test('is not published where that would change its results later', async () => {
    await waiting('FRONT', { 1: 60, 2: 70 })
    const { id } = await scenario.stagedResultFile(file('FRONT', { 1: 61, 2: 70 }))
    expect(await publish(id, 'FRONT')).toEqual({
      __typename: 'InvalidInput',
      message: expect.any(String),
      fields: [
        {
          path: 'input.overrulesWaiting',
          message:
            '“waiting.csv” would change the results of this file later, without a reason. Let this file win for good. Or withdraw “waiting.csv”, upload it again and publish it with a reason',
        },
      ],
    })
    expect(await publish(id, 'FRONT', { overrulesWaiting: true })).toHaveProperty('id', id)
  })

  test('is published where they say the same, share nobody, or the other one gives a reason', async () => {
    await waiting('SAME', { 1: 60, 2: 70 })
    const same = await scenario.stagedResultFile(file('SAME', { 1: 60, 3: 80 }))
    expect(await publish(same.id, 'SAME')).toHaveProperty('id', same.id)
    await scenario.resultFile(file('GIVEN', { 1: 50 }))
    await waiting('GIVEN', { 1: 60, 2: 70 })
    const given = await scenario.stagedResultFile(file('GIVEN', { 2: 71 }))
    expect(await publish(given.id, 'GIVEN')).toHaveProperty('id', given.id)
  })
})

describe('a file that candidates have seen', () => {
  const put = (id: string) => admin().run(Reinstate, { id })

  test('is not put back below one that was published without a reason while it was withdrawn', async () => {
    const { id } = await scenario.resultFile(file('SEEN', { 1: 50, 2: 60 }))
    await withdraw(id)
    const none = { revisionReason: null }
    const correction = await scenario.resultFile(file('SEEN', { 1: 77, 2: 60 }, 'correction.csv'), none)
    await expect(put(id)).rejects.toThrow(
      '“correction.csv” would change the results of this file without a reason. Withdraw that file, put this one back, then upload that one again and publish it with a reason.',
    )
    await withdraw(correction.id)
    expect((await put(id)).reinstateResultFile.withdrawnAt).toBeNull()
    await expect(put(correction.id)).rejects.toThrow('Candidates see “results.csv” first.')
  })

  test('nor below one that waits without a reason', async () => {
    const { id } = await scenario.resultFile(file('WAITS', { 1: 50 }))
    await withdraw(id)
    await scenario.resultFile(file('WAITS', { 1: 77 }), { releaseAt: inHours(3), revisionReason: null })
    await expect(put(id)).rejects.toThrow('would change the results of this file without a reason.')
  })

  test('is put back below one with a reason, with the same values, or of others', async () => {
    await scenario.resultFile(file('BACK', { 1: 40 }))
    const { id } = await scenario.resultFile(file('BACK', { 1: 50, 2: 60, 3: 70 }))
    await withdraw(id)
    await scenario.resultFile(file('BACK', { 2: 60, 4: 80 }), { revisionReason: null })
    await scenario.resultFile(file('BACK', { 1: 55 }), { revisionReason: 'RETOTALLED' })
    expect((await put(id)).reinstateResultFile.withdrawnAt).toBeNull()
  })

  test('is put back over one that it replaced within ten minutes', async () => {
    await scenario.resultFile(file('EARLY', { 1: 40 }))
    const { id } = await scenario.resultFile(file('EARLY', { 1: 50 }), { replacesEarly: true })
    await withdraw(id)
    expect((await put(id)).reinstateResultFile.withdrawnAt).toBeNull()
  })
})

test('a file with a reason is postponed beyond those whose results it changes', async () => {
  await scenario.resultFile(file('REASON', { 1: 40 }))
  const { id } = await scenario.resultFile(file('REASON', { 1: 77 }), { releaseAt: inHours(1) })
  await scenario.resultFile(file('REASON', { 1: 50 }), { releaseAt: inHours(3) })
  expect((await setRelease(id, inHours(5))).setResultRelease).toHaveProperty('id', id)
})
