import { describe, expect } from 'vitest'
import { Exams, OneResultFile, Withdraw } from '#tests/support/results/results-operations.ts'
import { inHours, releaseSoon, resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base.extend('markOf', ({ scenario }) => async (examId: string) => {
  const mark = (await scenario.lookUp(examId))?.examMark
  return mark ? Number(mark) : undefined
})

const file = (exam: string, mark = 1) => resultsCsv([{ candidate: '1', exam, mark }])

describe('the release of a scheduled file', () => {
  test('is postponed, and brought about now', async ({ scenario, exam, markOf }) => {
    const { id } = await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    const releaseAt = inHours(3)
    expect(await scenario.setRelease(id, { releaseAt })).toMatchObject({ releaseAt })
    expect(await markOf(exam)).toBeUndefined()
    await scenario.setRelease(id)
    expect(await markOf(exam)).toBe(1)
    // The answer may have been lost.
    await scenario.setRelease(id)
    expect(await scenario.actionsOf(id)).toEqual([
      'results.staged',
      'results.published',
      'results.release-moved',
      'results.released',
    ])
  })

  test('in the past means now', async ({ scenario, exam, markOf }) => {
    const { id } = await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    const before = Date.now() - 1_000
    const released = await scenario.setRelease(id, { releaseAt: '2020-01-01T00:00:00Z' })
    expect(Date.parse('id' in released ? (released.releaseAt ?? '') : '')).toBeGreaterThan(before)
    expect(await markOf(exam)).toBe(1)
  })

  test('announced or not is no other release', async ({ scenario, exam }) => {
    const releaseAt = inHours(1)
    const { id } = await scenario.resultFile(file(exam), { releaseAt })
    await scenario.setRelease(id, { releaseAt, announced: true })
    expect(await scenario.actionsOf(id)).toEqual(['results.staged', 'results.published', 'results.announced'])
  })

  test('is at the time of the database’s clock', async ({ app, scenario, exam, markOf }) => {
    const { id } = await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    expect(await markOf(exam)).toBeUndefined()
    const releaseAt = await releaseSoon(app, id)
    await expect.poll(() => markOf(exam)).toBe(1)
    expect(app.db.now().getTime()).toBeGreaterThanOrEqual(releaseAt.getTime())
  })

  test('is not moved by somebody who did not see a colleague’s move', async ({ scenario, exam }) => {
    const first = inHours(1)
    const { id } = await scenario.resultFile(file(exam), { releaseAt: first })
    await scenario.setRelease(id, { releaseAt: inHours(2), previousReleaseAt: first })
    await expect(
      scenario.setRelease(id, { releaseAt: inHours(3), previousReleaseAt: first }),
    ).rejects.toThrow(/The release has moved to .* since you opened it/)
  })

  test('cannot be moved once it has passed, or to a year in B.S.', async ({ scenario, exam, markOf }) => {
    const { id } = await scenario.resultFile(file(exam))
    await expect(scenario.setRelease(id, { releaseAt: inHours(1) })).rejects.toThrow(/released already/)
    expect(await markOf(exam)).toBe(1)
    const waiting = await scenario.resultFile(file(`${exam}-2`), { releaseAt: inHours(1) })
    expect(await scenario.setRelease(waiting.id, { releaseAt: '2083-08-09T12:00:00Z' })).toEqual({
      fields: [{ path: 'input.releaseAt', message: expect.stringContaining('looks like Bikram Sambat') }],
    })
  })

  test('decides which file wins', async ({ scenario, exam, markOf }) => {
    // The others change it, with a reason.
    await scenario.resultFile(file(exam, 0))
    const early = await scenario.resultFile(file(exam, 1), { releaseAt: inHours(1) })
    const late = await scenario.resultFile(file(exam, 2), { releaseAt: inHours(2) })
    await scenario.setRelease(early.id, { releaseAt: inHours(3) })
    await scenario.setRelease(late.id)
    expect(await markOf(exam)).toBe(2)
    await scenario.setRelease(early.id)
    expect(await markOf(exam)).toBe(1)
  })

  test('that is postponed, but not beyond another, leaves the other the winner', async ({
    scenario,
    exam,
    markOf,
  }) => {
    const early = await scenario.resultFile(file(exam, 1), { releaseAt: inHours(1) })
    const late = await scenario.resultFile(file(exam, 2), { releaseAt: inHours(3) })
    await scenario.setRelease(early.id, { releaseAt: inHours(2) })
    await scenario.setRelease(early.id)
    expect(await markOf(exam)).toBe(1)
    await scenario.setRelease(late.id)
    expect(await markOf(exam)).toBe(2)
  })

  test('that is postponed does not lift its file over a final winner', async ({
    app,
    scenario,
    exam,
    markOf,
  }) => {
    const wrong = await scenario.resultFile(file(exam, 1), { releaseAt: inHours(3) })
    await scenario.resultFile(file(exam, 2), { overrulesWaiting: true })
    const others = resultsCsv([{ candidate: '2', exam }])
    await scenario.resultFile(others, { releaseAt: inHours(5) })
    await scenario.setRelease(wrong.id, { releaseAt: inHours(9) })
    await app.db.pool.query('UPDATE exam_result_files SET release_at = now() WHERE id = $1', [wrong.id])
    expect(await markOf(exam)).toBe(2)
  })
})

describe('a withdrawn file', () => {
  test('is seen by staff alone until it is back in its place', async ({
    admin,
    visitor,
    scenario,
    exam,
    markOf,
  }) => {
    const older = await scenario.resultFile(file(exam, 1))
    const { id } = await scenario.resultFile(file(exam, 2))
    const order = await scenario.resultFile(file(exam, 3))
    await scenario.withdraw(order.id)
    expect(await markOf(exam)).toBe(2)
    await scenario.withdraw(id)
    await scenario.withdraw(older.id)
    expect(await markOf(exam)).toBeUndefined()
    expect((await visitor.run(Exams)).exams.map((exam) => exam.id)).not.toContain(exam)
    expect((await admin.run(OneResultFile, { id })).resultFile).toMatchObject({ id })
    const back = await scenario.putBack(older.id)
    expect(back).toMatchObject({ withdrawnAt: null, withdrawnReason: null })
    expect(await markOf(exam)).toBe(1)
    await scenario.putBack(order.id)
    await scenario.putBack(id)
    expect(await markOf(exam)).toBe(3)
    expect(await scenario.actionsOf(id)).toEqual([
      'results.staged',
      'results.published',
      'results.revised',
      'results.withdrawn',
      'results.reinstated',
    ])
  })

  test('needs a reason', async ({ admin, scenario, exam }) => {
    const { id } = await scenario.resultFile(file(exam))
    expect((await admin.run(Withdraw, { id, reason: ' \u200b ' })).withdrawResultFile).toEqual({
      fields: [{ path: 'reason', message: 'Reason is required' }],
    })
    expect((await admin.run(Withdraw, { id, reason: ' Wrong\n file ' })).withdrawResultFile).toEqual({
      id,
      withdrawnAt: expect.any(String),
      withdrawnReason: 'Wrong file',
      withdrawnWords: null,
    })
  })

  test('still waits for its release once it is put back before', async ({ scenario, exam, markOf }) => {
    const releaseAt = inHours(1)
    const { id } = await scenario.resultFile(file(exam), { releaseAt })
    await scenario.withdraw(id)
    const back = await scenario.putBack(id)
    expect(back).toMatchObject({ releaseAt })
    expect(await markOf(exam)).toBeUndefined()
  })

  test('that was seen keeps the time of its release', async ({ scenario, exam }) => {
    const { id } = await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    const released = await scenario.setRelease(id)
    await scenario.withdraw(id)
    const back = await scenario.putBack(id)
    expect(released).toMatchObject({ releaseAt: back.releaseAt })
  })

  test('is not released by the clock, but by staff who put it back', async ({ scenario, exam, markOf }) => {
    const { id } = await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    await scenario.withdraw(id)
    await scenario.letPass(exam, 61)
    expect(await markOf(exam)).toBeUndefined()
    const before = Date.now() - 1_000
    const back = await scenario.putBack(id)
    expect(Date.parse(back.releaseAt ?? '')).toBeGreaterThan(before)
    expect(await markOf(exam)).toBe(1)
    await expect(scenario.putBack(id)).rejects.toThrow(/not withdrawn any more/)
  })

  test('that is put back after its release wins over a file in between', async ({
    app,
    scenario,
    exam,
    markOf,
  }) => {
    await scenario.resultFile(file(exam, 0))
    const { id } = await scenario.resultFile(file(exam, 1), { releaseAt: inHours(1) })
    await scenario.withdraw(id)
    await scenario.letPass(exam, 61)
    // A release in the past means at once.
    const since = await scenario.resultFile(file(exam, 2), { releaseAt: inHours(-24) })
    // Uploaded before the release, published after it.
    await app.db.pool.query(
      "UPDATE exam_result_files SET staged_at = now() - interval '2 minutes' WHERE id = $1",
      [since.id],
    )
    expect(await markOf(exam)).toBe(2)
    await scenario.putBack(id)
    expect(await markOf(exam)).toBe(1)
  })
})

test('the clock is that of the database, and kept by no cache', async ({ app }) => {
  const before = app.db.now().getTime()
  const response = await app.newClient().fetch('/clock')
  const { now } = await response.json()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(app.db.now().getTime())
})
