import { describe, expect } from 'vitest'
import {
  DeleteResultFile,
  Exams,
  OneResultFile,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { inHours, releaseSoon, resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const test = base.extend('markOf', ({ scenario }) => async (examId: string) => {
  const mark = (await scenario.lookUp(examId))?.examMark
  return mark ? Number(mark) : undefined
})

const file = (exam: string, mark = 1) => resultsCsv([{ candidate: '1', exam, mark }])

describe('the release of an exam', () => {
  test('is postponed, and brought about now', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    const releaseAt = inHours(3)
    expect(await scenario.setRelease(exam, { releaseAt })).toMatchObject({ releaseAt, state: 'SCHEDULED' })
    expect(await markOf(exam)).toBeUndefined()
    expect(await scenario.setRelease(exam)).toMatchObject({ state: 'RELEASED' })
    expect(await markOf(exam)).toBe(1)
    // The answer may have been lost.
    await scenario.setRelease(exam)
    expect(await scenario.actionsOn(exam)).toEqual(['results.release-moved', 'results.released'])
  })

  test('in the past means now', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    const before = Date.now() - 1_000
    const released = await scenario.setRelease(exam, { releaseAt: '2020-01-01T00:00:00Z' })
    expect(Date.parse('id' in released ? (released.releaseAt ?? '') : '')).toBeGreaterThan(before)
    expect(await markOf(exam)).toBe(1)
  })

  test('announced or not is no other release', async ({ scenario, exam }) => {
    const releaseAt = inHours(1)
    await scenario.resultFile(file(exam), { releaseAt })
    await scenario.setRelease(exam, { releaseAt, announced: true })
    expect(await scenario.actionsOn(exam)).toEqual(['results.announced'])
  })

  test('is at the time of the database’s clock', async ({ app, scenario, exam, markOf }) => {
    await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    expect(await markOf(exam)).toBeUndefined()
    const releaseAt = await releaseSoon(app, exam)
    await expect.poll(() => markOf(exam)).toBe(1)
    expect(app.db.now().getTime()).toBeGreaterThanOrEqual(releaseAt.getTime())
  })

  test('is not moved by somebody who did not see a colleague’s move', async ({ admin, scenario, exam }) => {
    const { id } = await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    const version = (await admin.run(OneResultFile, { id })).resultFile?.exam?.version ?? 0
    const releaseAt = inHours(2)
    await scenario.setRelease(exam, { releaseAt }, version)
    await expect(scenario.setRelease(exam, { releaseAt: inHours(3) }, version)).rejects.toThrow(
      'This exam has changed since you opened it.',
    )
    // The answer may have been lost.
    expect(await scenario.setRelease(exam, { releaseAt }, version)).toMatchObject({ releaseAt })
  })

  test('cannot be moved once it has passed, or to a year in B.S.', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(file(exam))
    await expect(scenario.setRelease(exam, { releaseAt: inHours(1) })).rejects.toThrow(/released already/)
    expect(await markOf(exam)).toBe(1)
    const waiting = await scenario.resultFile(file(`${exam}-2`), { releaseAt: inHours(1) })
    expect(await scenario.setRelease(waiting.examId, { releaseAt: '2083-08-09T12:00:00Z' })).toEqual({
      fields: [{ path: 'input.releaseAt', message: expect.stringContaining('looks like Bikram Sambat') }],
    })
  })

  test('is that of all its files: the last published one wins', async ({ scenario, exam, markOf }) => {
    const releaseAt = inHours(1)
    await scenario.resultFile(file(exam, 1), { releaseAt })
    await scenario.resultFile(file(exam, 2), { revisionReason: null })
    expect(await markOf(exam)).toBeUndefined()
    await scenario.letPass(exam, 61)
    expect(await markOf(exam)).toBe(2)
    await scenario.resultFile(file(exam, 3))
    expect(await markOf(exam)).toBe(3)
  })

  test('is chosen again once no file of the exam is left', async ({ admin, scenario, exam, markOf }) => {
    const { id } = await scenario.resultFile(file(exam))
    const staged = await scenario.stagedResultFile(file(exam, 2))
    await scenario.withdraw(exam)
    await admin.run(DeleteResultFile, { id })
    await scenario.publish(staged.id, { examId: exam })
    const releaseAt = inHours(1)
    const preview = await scenario.publish(staged.id, { examId: exam, releaseAt })
    expect(preview).toMatchObject({ exam: { releaseAt, state: 'SCHEDULED' } })
    expect(await markOf(exam)).toBeUndefined()
  })

  test('does not hide results that are released, by publishing', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(file(exam))
    const { id } = await scenario.stagedResultFile(resultsCsv([{ candidate: '2', exam }]))
    expect(await scenario.publish(id, { examId: exam, releaseAt: inHours(1) })).toMatchObject({
      __typename: 'StalePreview',
      message: expect.stringContaining('released already'),
    })
    expect(await markOf(exam)).toBe(1)
  })
})

describe('a withdrawn exam', () => {
  test('is seen by staff alone until it is put back', async ({ admin, visitor, scenario, exam, markOf }) => {
    const { id } = await scenario.resultFile(file(exam, 1))
    await scenario.resultFile(file(exam, 2))
    await scenario.withdraw(exam)
    expect(await markOf(exam)).toBeUndefined()
    expect((await visitor.run(Exams)).exams.map(({ id }) => id)).not.toContain(exam)
    expect((await admin.run(OneResultFile, { id })).resultFile).toMatchObject({
      exam: { state: 'WITHDRAWN' },
    })
    // It stays withdrawn.
    await scenario.resultFile(file(exam, 3))
    expect(await markOf(exam)).toBeUndefined()
    expect(await scenario.putBack(exam)).toMatchObject({ withdrawnAt: null, withdrawnReason: null })
    expect(await markOf(exam)).toBe(3)
    expect(await scenario.actionsOn(exam)).toEqual(['results.withdrawn', 'results.reinstated'])
  })

  test('needs a reason', async ({ admin, scenario, exam }) => {
    await scenario.resultFile(file(exam))
    expect((await admin.run(Withdraw, { examId: exam, reason: ' \u200b ' })).withdrawExam).toEqual({
      fields: [{ path: 'reason', message: 'Reason is required' }],
    })
    expect((await admin.run(Withdraw, { examId: exam, reason: ' Wrong\n file ' })).withdrawExam).toEqual({
      id: exam,
      state: 'WITHDRAWN',
      withdrawnAt: expect.any(String),
      withdrawnReason: 'Wrong file',
      withdrawnWords: null,
    })
  })

  test('still waits for its release once it is put back before', async ({ scenario, exam, markOf }) => {
    const releaseAt = inHours(1)
    await scenario.resultFile(file(exam), { releaseAt })
    await scenario.withdraw(exam)
    expect(await scenario.putBack(exam)).toMatchObject({ releaseAt })
    expect(await markOf(exam)).toBeUndefined()
  })

  test('that was seen keeps the time of its release', async ({ scenario, exam }) => {
    await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    const released = await scenario.setRelease(exam)
    await scenario.withdraw(exam)
    const back = await scenario.putBack(exam)
    expect(released).toMatchObject({ releaseAt: back.releaseAt })
  })

  test('is not released by the clock, but by staff who put it back', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(file(exam), { releaseAt: inHours(1) })
    await scenario.withdraw(exam)
    await scenario.letPass(exam, 61)
    expect(await markOf(exam)).toBeUndefined()
    const before = Date.now() - 1_000
    const back = await scenario.putBack(exam)
    expect(Date.parse(back.releaseAt ?? '')).toBeGreaterThan(before)
    expect(await markOf(exam)).toBe(1)
    await expect(scenario.putBack(exam)).rejects.toThrow(/not withdrawn any more/)
  })

  test('needs a reason for other values only if candidates saw it', async ({ scenario, exam }) => {
    const none = { revisionReason: null }
    await scenario.resultFile(file(exam, 1), { ...none, releaseAt: inHours(1) })
    await scenario.withdraw(exam)
    await scenario.resultFile(file(exam, 2), none)
    await scenario.putBack(exam)
    await scenario.setRelease(exam)
    await scenario.withdraw(exam)
    await expect(scenario.resultFile(file(exam, 3), none)).rejects.toThrow('input.revisionReason')
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
