import { describe, expect } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import fc from '#tests/support/project/fuzz.ts'
import { ResultFiles } from '#tests/support/results/results-operations.ts'
import { inHours, resultsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const StagedBesideWaiting = graphql(`
  query StagedBesideWaiting($id: ID!) {
    staged: stagedExamResults(id: $id) {
      examTitle examDate findings { code message } waiting { fileName releaseAt candidates overruledFrom }
    }
  }
`)

const test = base
  .extend('markOf', ({ scenario }) => async (examId: string, candidateId = '1') => {
    const result = await scenario.lookUp(examId, candidateId)
    return result ? Number(result.examMark) : undefined
  })
  .extend('staged', ({ admin, scenario }) => async (file: File) => {
    const { id } = await scenario.stagedResultFile(file)
    const answer = (await admin.run(StagedBesideWaiting, { id })).staged
    if (!answer) throw new Error('Nothing is staged')
    return answer
  })

describe('which file wins', () => {
  test('is the one that was released last, in any order', async ({ app, scenario, exam, markOf }) => {
    const files = fc.array(fc.nat(4), { minLength: 2, maxLength: 5 })
    let run = 0
    await fc.assert(
      fc.asyncProperty(files, async (published) => {
        const examId = `${exam}-${++run}`
        for (const [at, hours] of published.entries()) {
          await scenario.resultFile(resultsCsv([{ candidate: '1', exam: examId, mark: at + 1 }]), {
            ...(hours > 0 && { releaseAt: inHours(hours - 0.5) }),
          })
          // Without one, no other file is published in front of it.
          await app.db.prisma.examResultFile.updateMany({
            where: { examId },
            data: { revisionReason: 'RETOTALLED' },
          })
        }
        for (let now = 0; now <= 4; now += 1) {
          const released = published.filter((hours) => hours <= now)
          const latest = Math.max(...released)
          const winner = published.lastIndexOf(latest)
          expect(await markOf(examId)).toBe(released.length === 0 ? undefined : winner + 1)
          await scenario.letPass(examId, 1 * 60)
        }
      }),
      { numRuns: 8 },
    )
  })

  test('is a file that overrules those that wait, for good', async ({ admin, scenario, exam, markOf }) => {
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam, mark: 1 }]))
    const correction = resultsCsv([{ candidate: '1', exam, mark: 2 }])
    await scenario.resultFile(correction, { releaseAt: inHours(0.5) })
    const last = resultsCsv([{ candidate: '1', exam, mark: 3 }])
    await scenario.resultFile(last, { overrulesWaiting: true })
    expect(await markOf(exam)).toBe(3)
    await scenario.letPass(exam, 1 * 60)
    expect(await markOf(exam)).toBe(3)
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam, mark: 4 }]))
    expect(await markOf(exam)).toBe(4)
    const orders = (await admin.run(ResultFiles)).resultFiles
      .filter(({ examId }) => examId === exam)
      .map(({ publishOrder }) => publishOrder)
    expect(new Set(orders).size).toBe(4)
  })
})

describe('a file released after one that overrules a waiting file', () => {
  const rows = (exam: string, candidates: number[], mark: number) =>
    resultsCsv(candidates.map((candidate) => ({ candidate: String(candidate), exam, mark })))

  test.for([false, true])(
    'wins over the waiting one only when that is said (withdrawn: %s)',
    async (isWithdrawn, { app, scenario, exam, staged, markOf }) => {
      await scenario.resultFile(rows(exam, [1, 2], 1))
      const waiting = await scenario.resultFile(rows(exam, [1, 2], 2), { releaseAt: inHours(3.5) })
      const correction = await scenario.resultFile(rows(exam, [1], 3), { overrulesWaiting: true })
      if (isWithdrawn) await scenario.withdraw(correction.id)
      const answer = await staged(rows(exam, [2], 4))
      expect(answer.waiting).toMatchObject([{ candidates: 1, overruledFrom: expect.any(String) }])
      await expect(scenario.resultFile(rows(exam, [2], 4))).rejects.toThrow(
        /input.overrulesWaiting.*would win for good over “Model 1 - results.csv”/,
      )
      // This one is released itself before.
      await scenario.resultFile(rows(exam, [2], 5), { releaseAt: inHours(4.5) })
      await scenario.resultFile(rows(exam, [2], 4), { overrulesWaiting: true })
      await scenario.letPass(exam, 4 * 60)
      expect(await markOf(exam, '2')).toBe(4)
      expect(
        await app.db.prisma.examResultFile.count({ where: { id: waiting.id, state: 'PUBLISHED' } }),
      ).toBe(1)
    },
  )

  test('has won over the waiting one since its publication, with a release before that, too', async ({
    app,
    scenario,
    exam,
    staged,
  }) => {
    await scenario.resultFile(rows(exam, [1], 1), { releaseAt: inHours(0.5) })
    const published = { releaseAt: inHours(-2), overrulesWaiting: true }
    const { id } = await scenario.resultFile(rows(exam, [1], 2), published)
    const { publishedAt } = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
    expect((await staged(rows(exam, [1], 3))).waiting).toMatchObject([
      { overruledFrom: publishedAt?.toISOString() },
    ])
  })

  test('without candidates in both needs no word about it', async ({ scenario, exam, markOf }) => {
    await scenario.resultFile(rows(exam, [1, 2], 1))
    await scenario.resultFile(rows(exam, [1], 2), { releaseAt: inHours(0.5) })
    await scenario.resultFile(rows(exam, [1], 3), { overrulesWaiting: true })
    await scenario.resultFile(rows(exam, [2], 4))
    expect(await markOf(exam, '2')).toBe(4)
  })
})

describe('the preview of a file beside a correction that waits', () => {
  test('says which candidates are in both and what wins when', async ({ scenario, exam, staged }) => {
    const rows = (marks: number[]) =>
      resultsCsv(marks.map((mark, at) => ({ candidate: String(at), exam, mark })))
    await scenario.resultFile(rows([1, 1, 1]), { examTitle: 'Old title' })
    const correction = new File([await rows([2, 2]).text()], 'correction.csv', { type: 'text/csv' })
    const releaseAt = '2099-01-02T12:15:00.000Z'
    await scenario.resultFile(correction, { releaseAt })
    const answer = await staged(rows([3]))
    expect(answer).toMatchObject({
      examTitle: 'Old title',
      waiting: [{ fileName: 'correction.csv', releaseAt, candidates: 1, overruledFrom: null }],
    })
    expect(answer.findings.find(({ code }) => code === 'EMBARGO')?.message).toContain(
      '“correction.csv” (Jan 2, 2099, 6:00 PM, 1 of these candidates)',
    )
  })
})
