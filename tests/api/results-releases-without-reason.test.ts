import { describe, expect } from 'vitest'
import { inHours, resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const file = (exam: string, marks: Record<string, number>, name = 'results.csv') =>
  resultsCsv(
    Object.entries(marks).map(([candidate, mark]) => ({ candidate, exam, mark })),
    name,
  )

const test = base.extend(
  'waiting',
  ({ scenario }) =>
    (exam: string, marks: Record<string, number>) =>
      scenario.resultFile(file(exam, marks, 'waiting.csv'), { releaseAt: inHours(3) }),
)

describe('a file without a reason', () => {
  test('is not postponed beyond one whose results it would then change', async ({ app, scenario, exam }) => {
    const { id } = await scenario.resultFile(file(exam, { 1: 77, 2: 60 }), { releaseAt: inHours(1) })
    await scenario.resultFile(file(exam, { 1: 50, 2: 60 }, 'first.csv'), { releaseAt: inHours(3) })
    const record = () => app.db.prisma.examResultFile.findUnique({ where: { id } })
    const before = await record()
    await expect(scenario.setRelease(id, { releaseAt: inHours(5) })).rejects.toThrow(
      'Candidates see “first.csv” first. This file would then change their results without a reason. Withdraw it, then upload it again and publish it with a reason.',
    )
    expect(await record()).toEqual(before)
    const releaseAt = inHours(2)
    expect(await scenario.setRelease(id, { releaseAt })).toMatchObject({ releaseAt })
  })

  test('is not postponed either where it wins for good over results before it', async ({
    scenario,
    exam,
  }) => {
    await scenario.resultFile(file(exam, { 1: 50 }), { releaseAt: inHours(3) })
    const input = { releaseAt: inHours(1), overrulesWaiting: true }
    const { id } = await scenario.resultFile(file(exam, { 1: 77 }), input)
    await expect(scenario.setRelease(id, { releaseAt: inHours(5) })).rejects.toThrow(
      /would then change their results/,
    )
  })

  test('is postponed beyond one of others, of the same, or that covers it', async ({ scenario, exam }) => {
    await scenario.resultFile(file(exam, { 1: 50, 2: 60 }), { releaseAt: inHours(3) })
    const { id } = await scenario.resultFile(file(exam, { 1: 50, 3: 70 }), { releaseAt: inHours(1) })
    expect(await scenario.setRelease(id, { releaseAt: inHours(5) })).toHaveProperty('id', id)
    const below = await scenario.resultFile(file(`${exam}-2`, { 1: 50 }), { releaseAt: inHours(3) })
    const above = { releaseAt: inHours(1), overrulesWaiting: true }
    await scenario.resultFile(file(`${exam}-2`, { 1: 60 }), above)
    expect(await scenario.setRelease(below.id, { releaseAt: inHours(5) })).toHaveProperty('id', below.id)
  })

  test('is not to change the results of one that is released before it now', async ({ scenario, exam }) => {
    const releaseAt = inHours(3)
    const { id } = await scenario.resultFile(file(exam, { 1: 50 }), { releaseAt })
    const corrected = file(exam, { 1: 60 }, 'corrected.csv')
    const above = await scenario.resultFile(corrected, { releaseAt })
    await expect(scenario.setRelease(id, { releaseAt: null })).rejects.toThrow(
      '“corrected.csv” would change the results of this file later, without a reason. Withdraw it first. If it is needed, upload it again and publish it with a reason.',
    )
    await scenario.withdraw(above.id)
    expect(await scenario.setRelease(id, { releaseAt: null })).toHaveProperty('id', id)
  })

  test('is not put back, never seen, over a file published since', async ({ app, scenario, exam }) => {
    const { id } = await scenario.resultFile(file(exam, { 1: 50 }), { releaseAt: inHours(1) })
    await scenario.withdraw(id)
    const since = await scenario.resultFile(file(exam, { 1: 77 }, 'since.csv'))
    const refusal =
      'Candidates see “since.csv” first. This file would then change their results without a reason. Upload it again and publish it with a reason.'
    await expect(scenario.putBack(id)).rejects.toThrow(refusal)
    // Its hour has passed.
    await app.db.pool.query(
      `UPDATE exam_result_files SET release_at = now() - interval '1 minute',
         withdrawn_at = now() - interval '2 minutes' WHERE id = $1::uuid`,
      [id],
    )
    await expect(scenario.putBack(id)).rejects.toThrow(refusal)
    await scenario.withdraw(since.id)
    expect((await scenario.putBack(id)).withdrawnAt).toBeNull()
  })
})

describe('a file in front of one without a reason that waits', () => {
  test('is not published where that would change its results later', async ({ scenario, exam, waiting }) => {
    await waiting(exam, { 1: 60, 2: 70 })
    const { id } = await scenario.stagedResultFile(file(exam, { 1: 61, 2: 70 }))
    expect(await scenario.publish(id, { examId: exam })).toEqual({
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
    expect(await scenario.publish(id, { examId: exam, overrulesWaiting: true })).toHaveProperty('id', id)
  })

  test('is published where they agree, share nobody, or a reason is given', async ({
    scenario,
    exam,
    waiting,
  }) => {
    await waiting(exam, { 1: 60, 2: 70 })
    const same = await scenario.stagedResultFile(file(exam, { 1: 60, 3: 80 }))
    expect(await scenario.publish(same.id, { examId: exam })).toHaveProperty('id', same.id)
    await scenario.resultFile(file(`${exam}-2`, { 1: 50 }))
    await waiting(`${exam}-2`, { 1: 60, 2: 70 })
    const given = await scenario.stagedResultFile(file(`${exam}-2`, { 2: 71 }))
    expect(await scenario.publish(given.id, { examId: `${exam}-2` })).toHaveProperty('id', given.id)
  })
})

describe('a file that candidates have seen', () => {
  test('is not put back below one that was published without a reason meanwhile', async ({
    scenario,
    exam,
  }) => {
    const { id } = await scenario.resultFile(file(exam, { 1: 50, 2: 60 }))
    await scenario.withdraw(id)
    const none = { revisionReason: null }
    const correction = await scenario.resultFile(file(exam, { 1: 77, 2: 60 }, 'correction.csv'), none)
    await expect(scenario.putBack(id)).rejects.toThrow(
      '“correction.csv” would change the results of this file without a reason. Withdraw that file, put this one back, then upload that one again and publish it with a reason.',
    )
    await scenario.withdraw(correction.id)
    expect((await scenario.putBack(id)).withdrawnAt).toBeNull()
    await expect(scenario.putBack(correction.id)).rejects.toThrow('Candidates see “results.csv” first.')
  })

  test('nor below one that waits without a reason', async ({ scenario, exam }) => {
    const { id } = await scenario.resultFile(file(exam, { 1: 50 }))
    await scenario.withdraw(id)
    await scenario.resultFile(file(exam, { 1: 77 }), { releaseAt: inHours(3), revisionReason: null })
    await expect(scenario.putBack(id)).rejects.toThrow(
      'would change the results of this file without a reason.',
    )
  })

  test('is put back below one with a reason, the same values, or others', async ({ scenario, exam }) => {
    await scenario.resultFile(file(exam, { 1: 40 }))
    const { id } = await scenario.resultFile(file(exam, { 1: 50, 2: 60, 3: 70 }))
    await scenario.withdraw(id)
    await scenario.resultFile(file(exam, { 2: 60, 4: 80 }), { revisionReason: null })
    await scenario.resultFile(file(exam, { 1: 55 }), { revisionReason: 'RETOTALLED' })
    expect((await scenario.putBack(id)).withdrawnAt).toBeNull()
  })

  test('is put back over one that it replaced within ten minutes', async ({ scenario, exam }) => {
    await scenario.resultFile(file(exam, { 1: 40 }))
    const { id } = await scenario.resultFile(file(exam, { 1: 50 }), { replacesEarly: true })
    await scenario.withdraw(id)
    expect((await scenario.putBack(id)).withdrawnAt).toBeNull()
  })
})

test('a file with a reason is postponed beyond those that it changes', async ({ scenario, exam }) => {
  await scenario.resultFile(file(exam, { 1: 40 }))
  const { id } = await scenario.resultFile(file(exam, { 1: 77 }), { releaseAt: inHours(1) })
  await scenario.resultFile(file(exam, { 1: 50 }), { releaseAt: inHours(3) })
  expect(await scenario.setRelease(id, { releaseAt: inHours(5) })).toHaveProperty('id', id)
})
