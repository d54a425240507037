import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ExamResult,
  Exams,
  OneResultFile,
  Reinstate,
  SetResultRelease,
  Withdraw,
} from '#tests/support/results/results-operations.ts'
import { inHours, releaseSoon, resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

const admin = () => app.as('ADMIN')
const file = (exam: string, mark = 1) => resultsCsv([{ candidate: '1', exam, mark }])

async function markOf(examId: string) {
  const { examResult } = await app.as('VISITOR').run(ExamResult, { examId, candidateId: '1' })
  return examResult?.examMark ? Number(examResult.examMark) : undefined
}

const setRelease = async (
  id: string,
  input: { releaseAt?: string; previousReleaseAt?: string; announced?: boolean } = {},
) => (await admin().run(SetResultRelease, { id, input })).setResultRelease

const actionsOf = async (subjectId: string) =>
  (await app.db.prisma.activity.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )

describe('the release of a scheduled file', () => {
  test('is postponed, and brought about now', async () => {
    const { id } = await scenario.resultFile(file('MOVED'), { releaseAt: inHours(1) })
    const releaseAt = inHours(3)
    expect(await setRelease(id, { releaseAt })).toMatchObject({ releaseAt })
    expect(await markOf('MOVED')).toBeUndefined()
    await setRelease(id)
    expect(await markOf('MOVED')).toBe(1)
    // The answer may have been lost.
    await setRelease(id)
    expect(await actionsOf(id)).toEqual([
      'results.staged',
      'results.published',
      'results.release-moved',
      'results.released',
    ])
  })

  test('in the past means now', async () => {
    const { id } = await scenario.resultFile(file('PAST'), { releaseAt: inHours(1) })
    const before = Date.now() - 1_000
    const released = await setRelease(id, { releaseAt: '2020-01-01T00:00:00Z' })
    expect(Date.parse('id' in released ? (released.releaseAt ?? '') : '')).toBeGreaterThan(before)
    expect(await markOf('PAST')).toBe(1)
  })

  test('announced or not is no other release', async () => {
    const releaseAt = inHours(1)
    const { id } = await scenario.resultFile(file('SAID'), { releaseAt })
    await setRelease(id, { releaseAt, announced: true })
    expect(await actionsOf(id)).toEqual(['results.staged', 'results.published', 'results.announced'])
  })

  test('is at the time of the clock of the database, whatever the processes do', async () => {
    const { id } = await scenario.resultFile(file('CLOCK'), { releaseAt: inHours(1) })
    expect(await markOf('CLOCK')).toBeUndefined()
    const releaseAt = await releaseSoon(app, id)
    await expect.poll(() => markOf('CLOCK')).toBe(1)
    expect(app.db.now().getTime()).toBeGreaterThanOrEqual(releaseAt.getTime())
  })

  test('is not moved by somebody who did not see that a colleague has moved it', async () => {
    const first = inHours(1)
    const { id } = await scenario.resultFile(file('TWO'), { releaseAt: first })
    await setRelease(id, { releaseAt: inHours(2), previousReleaseAt: first })
    await expect(setRelease(id, { releaseAt: inHours(3), previousReleaseAt: first })).rejects.toThrow(
      /The release has moved to .* since you opened it/,
    )
  })

  test('cannot be moved once it has passed, or into a year of Bikram Sambat', async () => {
    const { id } = await scenario.resultFile(file('PASSED'))
    await expect(setRelease(id, { releaseAt: inHours(1) })).rejects.toThrow(/released already/)
    expect(await markOf('PASSED')).toBe(1)
    const waiting = await scenario.resultFile(file('YEAR'), { releaseAt: inHours(1) })
    expect(await setRelease(waiting.id, { releaseAt: '2083-08-09T12:00:00Z' })).toEqual({
      fields: [{ path: 'input.releaseAt', message: expect.stringContaining('looks like Bikram Sambat') }],
    })
  })

  test('decides which file wins', async () => {
    // The others change it, with a reason.
    await scenario.resultFile(file('WINS', 0))
    const early = await scenario.resultFile(file('WINS', 1), { releaseAt: inHours(1) })
    const late = await scenario.resultFile(file('WINS', 2), { releaseAt: inHours(2) })
    await setRelease(early.id, { releaseAt: inHours(3) })
    await setRelease(late.id)
    expect(await markOf('WINS')).toBe(2)
    await setRelease(early.id)
    expect(await markOf('WINS')).toBe(1)
  })

  test('that is postponed, but not beyond that of a later file, leaves the later one the winner', async () => {
    const early = await scenario.resultFile(file('STAYS', 1), { releaseAt: inHours(1) })
    const late = await scenario.resultFile(file('STAYS', 2), { releaseAt: inHours(3) })
    await setRelease(early.id, { releaseAt: inHours(2) })
    await setRelease(early.id)
    expect(await markOf('STAYS')).toBe(1)
    await setRelease(late.id)
    expect(await markOf('STAYS')).toBe(2)
  })

  test('that is postponed does not lift its file over one that wins over it for good', async () => {
    const wrong = await scenario.resultFile(file('UNDER', 1), { releaseAt: inHours(3) })
    await scenario.resultFile(file('UNDER', 2), { overrulesWaiting: true })
    const others = resultsCsv([{ candidate: '2', exam: 'UNDER' }])
    await scenario.resultFile(others, { releaseAt: inHours(5) })
    await setRelease(wrong.id, { releaseAt: inHours(9) })
    await app.db.pool.query('UPDATE exam_result_files SET release_at = now() WHERE id = $1', [wrong.id])
    expect(await markOf('UNDER')).toBe(2)
  })
})

describe('a withdrawn file', () => {
  test('is seen by nobody but staff until it is put back, exactly where it stood', async () => {
    const older = await scenario.resultFile(file('BACK', 1))
    const { id } = await scenario.resultFile(file('BACK', 2))
    const order = await scenario.resultFile(file('BACK', 3))
    await admin().run(Withdraw, { id: order.id, reason: 'Wrong key' })
    expect(await markOf('BACK')).toBe(2)
    await admin().run(Withdraw, { id, reason: 'Wrong key' })
    await admin().run(Withdraw, { id: older.id, reason: 'Wrong key' })
    expect(await markOf('BACK')).toBeUndefined()
    expect((await app.as('VISITOR').run(Exams)).exams.map((exam) => exam.id)).not.toContain('BACK')
    expect((await admin().run(OneResultFile, { id })).resultFile).toMatchObject({ id })
    const { reinstateResultFile } = await admin().run(Reinstate, { id: older.id })
    expect(reinstateResultFile).toMatchObject({ withdrawnAt: null, withdrawnReason: null })
    expect(await markOf('BACK')).toBe(1)
    await admin().run(Reinstate, { id: order.id })
    await admin().run(Reinstate, { id })
    expect(await markOf('BACK')).toBe(3)
    expect(await actionsOf(id)).toEqual([
      'results.staged',
      'results.published',
      'results.revised',
      'results.withdrawn',
      'results.reinstated',
    ])
  })

  test('needs a reason', async () => {
    const { id } = await scenario.resultFile(file('REASON'))
    expect((await admin().run(Withdraw, { id, reason: ' \u200b ' })).withdrawResultFile).toEqual({
      fields: [{ path: 'reason', message: 'Reason is required' }],
    })
    expect((await admin().run(Withdraw, { id, reason: ' Wrong\n file ' })).withdrawResultFile).toEqual({
      id,
      withdrawnAt: expect.any(String),
      withdrawnReason: 'Wrong file',
      withdrawnWords: null,
    })
  })

  test('still waits for its release once it is put back before', async () => {
    const releaseAt = inHours(1)
    const { id } = await scenario.resultFile(file('WAITS'), { releaseAt })
    await admin().run(Withdraw, { id, reason: 'Not yet' })
    const { reinstateResultFile } = await admin().run(Reinstate, { id })
    expect(reinstateResultFile).toMatchObject({ releaseAt })
    expect(await markOf('WAITS')).toBeUndefined()
  })

  test('that was seen keeps the time of its release', async () => {
    const { id } = await scenario.resultFile(file('SEEN'), { releaseAt: inHours(1) })
    const { setResultRelease } = await admin().run(SetResultRelease, { id, input: {} })
    await admin().run(Withdraw, { id, reason: 'Wrong key' })
    const { reinstateResultFile } = await admin().run(Reinstate, { id })
    expect(setResultRelease).toMatchObject({ releaseAt: reinstateResultFile.releaseAt })
  })

  test('is not released by the clock, but by whoever puts it back', async () => {
    const { id } = await scenario.resultFile(file('MISSED'), { releaseAt: inHours(1) })
    await admin().run(Withdraw, { id, reason: 'Not yet' })
    await app.db.pool.query(
      `UPDATE exam_result_files SET release_at = now() - interval '1 minute',
         withdrawn_at = now() - interval '2 minutes' WHERE id = $1`,
      [id],
    )
    expect(await markOf('MISSED')).toBeUndefined()
    const before = Date.now() - 1_000
    const { reinstateResultFile } = await admin().run(Reinstate, { id })
    expect(Date.parse(reinstateResultFile.releaseAt ?? '')).toBeGreaterThan(before)
    expect(await markOf('MISSED')).toBe(1)
    await expect(admin().run(Reinstate, { id })).rejects.toThrow(/not withdrawn any more/)
  })

  test('that is put back after its release wins over a file published between the two', async () => {
    await scenario.resultFile(file('SINCE', 0))
    const { id } = await scenario.resultFile(file('SINCE', 1), { releaseAt: inHours(1) })
    await admin().run(Withdraw, { id, reason: 'Not yet' })
    await app.db.pool.query(
      `UPDATE exam_result_files SET release_at = now() - interval '1 minute',
         withdrawn_at = now() - interval '2 minutes' WHERE id = $1`,
      [id],
    )
    // A release in the past means at once.
    const since = await scenario.resultFile(file('SINCE', 2), { releaseAt: inHours(-24) })
    // Uploaded before the release, published after it.
    await app.db.pool.query(
      "UPDATE exam_result_files SET staged_at = now() - interval '2 minutes' WHERE id = $1",
      [since.id],
    )
    expect(await markOf('SINCE')).toBe(2)
    await admin().run(Reinstate, { id })
    expect(await markOf('SINCE')).toBe(1)
  })
})
