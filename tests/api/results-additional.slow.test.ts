import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { percentageOf } from '#server/domains/results/full-marks.ts'
import { graphql } from '#tests/gql/gql.ts'
import fc from '#tests/support/project/fuzz.ts'
import { csvOf } from '#tests/support/results/layout-operations.ts'
import { ExamResult, PublishResults, samples } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StageAdditional = graphql(`
  mutation StageAdditional($file: Upload!, $fullMarks: Decimal) {
    staged: stageExamResults(file: $file, fullMarks: $fullMarks) {
      __typename
      ... on StagedExamResults {
        id totalRows findings { code message } sample { candidateId examMark examRank percentage }
      }
      ... on InvalidCsv { message needsFullMarks problemCount problems { row column message } errorFile { rowCount } }
    }
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>

beforeAll(async () => {
  app = await testApp()
  scenario = scenarios(app)
})
afterAll(() => app.close())

async function stage(file: File, fullMarks?: string) {
  return (await app.as('ADMIN').run(StageAdditional, { file, fullMarks: fullMarks ?? null })).staged
}

async function staged(file: File, fullMarks?: string) {
  const answer = await stage(file, fullMarks)
  if (answer.__typename !== 'StagedExamResults') throw new Error(JSON.stringify(answer))
  return answer
}

describe('a file without percentages and ranks', () => {
  test('asks for the full marks, and leaves nothing', async () => {
    const answer = await stage(csvOf('Candidate ID,Exam ID,Exam Mark', '1,ASK,100'))
    expect(answer).toMatchObject({ __typename: 'InvalidCsv', needsFullMarks: true, errorFile: null })
    expect(await app.db.prisma.examResultFile.count({ where: { examId: 'ASK' } })).toBe(0)
  })

  test('is taken with them: each percentage is exact, each rank that by percentage', async () => {
    const marks = fc.array(
      fc.integer({ min: -8, max: 800 }).map((quarters) => quarters / 4),
      {
        minLength: 1,
        maxLength: 30,
      },
    )
    let exam = 0
    await fc.assert(
      fc.asyncProperty(marks, async (all) => {
        exam += 1
        const lines = all.map((mark, at) => `c${at},ADD-${exam},${mark}`)
        const { sample, findings } = await staged(csvOf('Candidate ID,Exam ID,Exam Mark', ...lines), '200.0')
        const messages = findings.map(({ message }) => message)
        expect(messages).toContain('The file has no ranks: each result gets its rank by percentage.')
        expect(messages).toContain('Percentages that the file does not have follow from 200 full marks.')
        expect(sample).toHaveLength(all.length)
        const share = (mark: number) => Math.round(Math.max(0, mark) * 50 + 1e-9) / 100
        for (const { candidateId, percentage, examRank } of sample) {
          const own = share(all[Number(candidateId.slice(1))] ?? 0)
          expect(Number(percentage)).toBe(own)
          expect(Number(examRank)).toBe(1 + all.filter((mark) => share(mark) > own).length)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('gives the percentages of a file that has them', async () => {
    const { sample } = await staged(await samples.model8())
    const lines = (await (await samples.model8()).text())
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
    const shorter = lines.map((line) => line.split(',').slice(0, 3).join(','))
    const computed = await staged(csvOf(...shorter), '200')
    expect(computed.totalRows).toBe(lines.length - 1)
    const marksOf = ({ candidateId, examMark }: (typeof sample)[number]) => [candidateId, examMark]
    expect(computed.sample.map(marksOf)).toEqual(sample.map(marksOf))
    for (const [at, { percentage }] of computed.sample.entries()) {
      // The file rounds some halves down.
      expect(Math.abs(Number(percentage) - Number(sample[at]?.percentage))).toBeLessThanOrEqual(0.0101)
    }
  })

  test('that corrects an exam is ranked among all its results, as they are when it is published', async () => {
    const published = [90, 80, 70].map((percentage, at) => ({
      ...{ candidate: `p${at}`, exam: 'AMONG', mark: percentage, percentage, rank: at + 1 },
    }))
    await scenario.resultFile(resultsCsv(published))
    const correction = csvOf('Candidate ID,Exam ID,Exam Mark,Percentage', 'p2,AMONG,85,85')
    const { id, sample } = await staged(correction)
    expect(sample).toMatchObject([{ candidateId: 'p2', examRank: '2' }])
    await scenario.resultFile(resultsCsv([{ candidate: 'p9', exam: 'AMONG', mark: 99, percentage: 99 }]))
    const publish = async () =>
      (
        await app
          .as('ADMIN')
          .run(PublishResults, { id, input: { revisionReason: 'RETOTALLED', examId: 'AMONG' } })
      ).publishExamResults
    expect(await publish()).toMatchObject({
      __typename: 'StalePreview',
      preview: { sample: [{ examRank: '3' }] },
    })
    expect((await publish()).__typename).toBe('ExamResultFile')
    const { examResult } = await app.as('VISITOR').run(ExamResult, { examId: 'AMONG', candidateId: 'p2' })
    expect(examResult).toMatchObject({ examRank: '3', percentage: '85' })
  })
})

describe('full marks', () => {
  test('fill the percentages that are missing, and keep those that the file has', async () => {
    const file = () =>
      resultsCsv([
        { candidate: '1', exam: 'SOME', mark: 50, percentage: 51 },
        { candidate: '2', exam: 'SOME', mark: 50, percentage: '' },
      ])
    expect(await stage(file())).toMatchObject({
      needsFullMarks: true,
      problems: [{ row: 3, column: 'Percentage', message: 'Percentage is required' }],
    })
    const { sample } = await staged(file(), '200')
    expect(sample.map(({ percentage, examRank }) => [percentage, examRank])).toEqual([
      ['51', null],
      ['25', null],
    ])
  })

  test('below a mark are refused at its row', async () => {
    expect(
      await stage(csvOf('Candidate ID,Exam ID,Exam Mark', '1,LOW,100', '2,LOW,100.25'), '100'),
    ).toMatchObject({
      // The full marks may be the mistake.
      needsFullMarks: true,
      problems: [{ row: 3, column: 'Exam Mark', message: 'Exam Mark 100.25 is above the 100 full marks.' }],
    })
  })

  test.each(['0', '-5', '0.00001'])('of %s are refused', async (fullMarks) => {
    const file = csvOf('Candidate ID,Exam ID,Exam Mark', '1,NONE,1')
    const { errors } = await app.as('ADMIN').send(StageAdditional, { file, fullMarks })
    expect(errors?.[0]?.message).toBe('Full marks must be a number above 0')
  })
})

test('a percentage is rounded half up, whatever the decimals', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (full, part) => {
        const decimal = (units: number) => String(units / 10_000)
        const found = percentageOf(decimal(part), decimal(full))
        if (part > full) {
          expect(found).toBeUndefined()
          return
        }
        const exact = (BigInt(part) * 10_000n * 2n + BigInt(full)) / (BigInt(full) * 2n)
        expect(found).toMatch(/^(0|[1-9]\d*)(\.\d?[1-9])?$/)
        expect(Math.round(Number(found) * 100)).toBe(Number(exact))
      },
    ),
  )
})
