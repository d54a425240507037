import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { describe, expect, test } from 'vitest'
import { guessColumns } from '#client/features/import-preview/layout-draft.ts'
import { formErrors } from '#client/features/import-preview/use-publish.ts'
import { filterExams, groupExams } from '#client/features/results/exam-picker.tsx'
import { readLookUpParams } from '#client/features/results/look-up-params.ts'
import { lookUpProblem } from '#client/features/results/look-up-problem.ts'
import {
  alignDecimals,
  pointsFromPass,
  roundedPercentile,
  toneOfPercentage,
} from '#client/features/results/percentages.ts'
import { mostTries, retryDelay } from '#client/features/results/problem-notice.tsx'
import { trendPoints } from '#client/features/results/trend.tsx'
import type { MarkSheetFragment } from '#client/gql/graphql.ts'
import {
  type PublishDraft,
  publishFields,
  publishInput,
  releaseWords,
} from '#client/pages/admin/add-result/publish-form.tsx'
import { listed, resultFileSorts } from '#client/pages/admin/results/result-file-list.ts'
import { readListParams } from '#client/ui/list-address.ts'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { MOST_IN_TREND } from '#shared/limits.ts'

const exam = (title: string, date: string | null) => ({ id: title, title, date })

const titles = (exams: readonly { title: string }[]) => exams.map(({ title }) => title)

const result = (date: string | null, percentage: string | null): MarkSheetFragment => ({
  __typename: 'ExamResult',
  candidateId: '1',
  outcome: percentage === null ? 'ABSENT' : null,
  examMark: percentage,
  examRank: null,
  percentage,
  passed: percentage === null ? null : Number(percentage) >= 50,
  standing: null,
  exam: { __typename: 'Exam', id: `${date}`, title: 'Test', date, passPercentage: '50' },
  student: null,
  revisions: [],
  subjects: [],
})

const file = (fileName: string, more: Partial<Parameters<typeof listed>[0][number]> = {}) => ({
  fileName,
  examId: 'CEE-07',
  examTitle: null,
  examDate: '2026-11-01',
  totalResults: 10,
  uploadedAt: '2026-11-01T06:00:00.000Z',
  ...more,
})

const params = (query = '') => readListParams(new URLSearchParams(query), resultFileSorts)

const names = (files: readonly { fileName: string }[]) => files.map(({ fileName }) => fileName)

const draft: PublishDraft = {
  examId: ' CEE-07 ',
  examTitle: ' ',
  examDate: '2026-11-21',
  announced: true,
  releaseAt: '',
  secondSecret: null,
  revisionReason: 'WRONG_KEY',
  revisionWords: ' ',
}

const changesNothing = { isRevision: false, examVersion: 3 }

const results = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Exam Rank', 'Percentage']

const guess = (cells: string[], names = results, taken: Record<string, string> = {}) =>
  guessColumns(cells, names, taken)

describe('look up', () => {
  describe('what an address asks for', () => {
    test('nothing', () => {
      expect(readLookUpParams('')).toEqual({
        examId: '',
        candidateId: '',
        searched: false,
        wantsNewest: true,
      })
    })

    test('an exam with nobody looked up yet', () => {
      expect(readLookUpParams('?exam=CEE-MODEL-07')).toEqual({
        examId: 'CEE-MODEL-07',
        candidateId: '',
        searched: false,
        wantsNewest: false,
      })
    })

    test('a candidate: spaces around the ID go, its zeros stay', () => {
      expect(readLookUpParams('?exam=CEE-MODEL-07&candidate=+0081000%20')).toEqual({
        examId: 'CEE-MODEL-07',
        candidateId: '0081000',
        searched: true,
        wantsNewest: false,
      })
    })

    test('a form that was sent with an empty ID', () => {
      expect(readLookUpParams('?exam=CEE-MODEL-07&candidate=')).toMatchObject({
        candidateId: '',
        searched: true,
      })
    })
  })

  describe('a failed look-up', () => {
    const graphqlError = (code: string, more: object = {}) =>
      new CombinedGraphQLErrors({ errors: [{ message: 'Said by the API', extensions: { code, ...more } }] })
    const httpError = (status: number, headers: Record<string, string> = {}) =>
      new ServerError('refused', { response: new Response('', { status, headers }), bodyText: '' })

    test('keeps the words of the API', () => {
      expect(lookUpProblem(graphqlError('UNAVAILABLE'))).toMatchObject({ passing: true, status: 503 })
      expect(lookUpProblem(graphqlError('INTERNAL_SERVER_ERROR'))).toEqual({
        message: 'Said by the API',
        passing: false,
        status: 500,
      })
    })

    test('passes by itself when something else answered, as a network does that wants a log-in', () => {
      const response = new Response('<html>', { status: 200 })
      const error = new ServerParseError(new SyntaxError("Unexpected token '<'"), {
        response,
        bodyText: '<html>',
      })
      expect(lookUpProblem(error)).toMatchObject({
        message: 'The server did not answer as expected. Please try again.',
        passing: true,
      })
    })

    test.each([
      [5, true],
      [540, false],
    ])(
      'when there were too many look-ups passes by itself if it is over in seconds: %i',
      (seconds, passing) => {
        expect(lookUpProblem(graphqlError('RATE_LIMITED', { retryAfterSeconds: seconds }))).toEqual({
          message: 'Said by the API',
          passing,
          status: 429,
          retryAfterSeconds: seconds,
        })
      },
    )

    test.each([429, 502, 503, 504])('passes when the server answers %i', (status) => {
      expect(lookUpProblem(httpError(status))).toMatchObject({ passing: true, status })
    })

    test('waits as long as the server says, if it says so in seconds', () => {
      expect(lookUpProblem(httpError(503, { 'retry-after': '4' }))).toMatchObject({ retryAfterSeconds: 4 })
      const later = 'Sat, 21 Nov 2026 18:00:00 GMT'
      expect(lookUpProblem(httpError(503, { 'retry-after': later }))).not.toHaveProperty('retryAfterSeconds')
    })

    test.each([400, 500])('does not pass by itself when the server answers %i', (status) => {
      expect(lookUpProblem(httpError(status))).toMatchObject({ passing: false, status: 500 })
    })

    test('passes when the server was not reached', () => {
      expect(lookUpProblem(new TypeError('Failed to fetch'))).toMatchObject({ passing: true })
    })
  })

  describe('the wait before another try', () => {
    test('doubles each time, up to a quarter of a minute', () => {
      const waits = Array.from({ length: mostTries }, (_, tries) => retryDelay(tries, undefined, () => 0))
      expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000, 15_000])
    })

    test('is no shorter than the server wishes', () => {
      expect(retryDelay(0, 5, () => 0)).toBe(5000)
      expect(retryDelay(3, 5, () => 0)).toBe(8000)
    })

    test('is different for everybody, up to twice as long', () => {
      expect(retryDelay(0, undefined, () => 0.999)).toBeCloseTo(1999)
      expect(new Set(Array.from({ length: 20 }, () => retryDelay(3))).size).toBeGreaterThan(10)
    })
  })
})

describe('exam groups', () => {
  test('exams are grouped by year, the newest year and the newest exam first', () => {
    const groups = groupExams([
      exam('CEE Model 3', '2024-12-30'),
      exam('CEE Model 7', '2026-10-31'),
      exam('IOM Model 1', '2025-01-01'),
      exam('CEE Model 8', '2026-11-14'),
    ])
    expect(groups.map(({ label, exams }) => [label, titles(exams)])).toEqual([
      ['2026', ['CEE Model 8', 'CEE Model 7']],
      ['2025', ['IOM Model 1']],
      ['2024', ['CEE Model 3']],
    ])
  })

  test('exams without a date come last, as Other', () => {
    const groups = groupExams([exam('Trial', null), exam('CEE Model 1', '2019-05-05')])
    expect(groups.map(({ label }) => label)).toEqual(['2019', 'Other'])
  })

  test('exams of one day are in the order of their titles, numbers counting as numbers', () => {
    const day = '2026-11-14'
    const [group] = groupExams([exam('Model 10', day), exam('Model 9', day), exam('Model 2', day)])
    expect(titles(group?.exams ?? [])).toEqual(['Model 2', 'Model 9', 'Model 10'])
  })

  test('no exams make no groups', () => {
    expect(groupExams([])).toEqual([])
  })

  test('the filter finds any part of a title in any case, and dates as they are shown', () => {
    const exams = [
      exam('CEE Model 7', '2026-10-31'),
      exam('एमबीबीएस नमुना ३', '2025-01-05'),
      exam('IOM', null),
    ]
    expect(titles(filterExams(exams, 'MODEL'))).toEqual(['CEE Model 7'])
    expect(titles(filterExams(exams, ' ee m '))).toEqual(['CEE Model 7'])
    expect(titles(filterExams(exams, 'नमुना'))).toEqual(['एमबीबीएस नमुना ३'])
    expect(titles(filterExams(exams, 'jan 5'))).toEqual(['एमबीबीएस नमुना ३'])
    expect(filterExams(exams, '')).toEqual(exams)
    expect(filterExams(exams, 'nursing')).toEqual([])
  })

  test('the filter takes either kind of digits, and letters however they are composed', () => {
    const exams = [
      exam('CEE Model 8', '2026-11-14'),
      exam('एमबीबीएस नमुना ३', '2025-01-05'),
      exam('Caf\u00e9', null),
    ]
    expect(titles(filterExams(exams, 'model ८'))).toEqual(['CEE Model 8'])
    expect(titles(filterExams(exams, 'नमुना 3'))).toEqual(['एमबीबीएस नमुना ३'])
    expect(titles(filterExams(exams, '२०२६'))).toEqual(['CEE Model 8'])
    expect(titles(filterExams(exams, 'Cafe\u0301'))).toEqual(['Caf\u00e9'])
    expect(titles(filterExams([exam('ल\u200dक्ष्मी', null)], 'लक्ष्\u200cमी'))).toHaveLength(1)
  })
})

describe('percentages', () => {
  test.each([
    ['100', 'success'],
    ['85', 'success'],
    ['84.99', 'info'],
    ['75.00', 'info'],
    ['74.99', 'warning'],
    ['65', 'warning'],
    ['64.99', 'danger'],
    ['0', 'danger'],
  ])('%s%% among the top performers is %s', (percentage, tone) => {
    expect(toneOfPercentage(percentage)).toBe(tone)
  })

  test.each([
    ['64.50', '64.5'],
    ['64.00', '64'],
    ['100', '100'],
    ['0.00', '0'],
    ['10', '10'],
    ['49.995', '49.995'],
  ])('%s is shown as %s', (decimal, shown) => {
    expect(plainDecimal(decimal)).toBe(shown)
  })

  test('percentages below each other have equally many places and lose none', () => {
    expect(alignDecimals(['90.380', '89', '88.5', '87.625'])).toEqual([
      '90.380',
      '89.000',
      '88.500',
      '87.625',
    ])
    expect(alignDecimals(['90.00', '89'])).toEqual(['90', '89'])
    expect(alignDecimals([])).toEqual([])
  })

  test.each([
    ['47.88', '50', '2.12'],
    ['67.88', '50', '17.88'],
    ['50.00', '50', '0'],
    ['49', '50', '1'],
    ['49.998', '50', '0.002'],
    ['50.0001', '50', '0.0001'],
    ['49', '40', '9'],
    ['49', '62.5', '13.5'],
  ])('%s%% is, from a pass line of %s, %s away', (percentage, passPercentage, points) => {
    expect(pointsFromPass(percentage, passPercentage)).toBe(points)
  })

  test.each([
    [23, 160, '14.38'],
    [1, 800, '0.13'],
    [1, 3, '33.33'],
    [40, 40, '100'],
    [19_999, 20_000, '100'],
  ])('%d of %d are a percentile of %s', (reached, candidates, percentile) => {
    expect(roundedPercentile((reached / candidates) * 100)).toBe(percentile)
  })
})

describe('trend points', () => {
  test('a trend is of dated exams with a percentage, oldest first', () => {
    const points = trendPoints([
      result('2026-11-03', '67.25'),
      result('2026-10-01', null),
      result(null, '90'),
      result('2026-09-01', '45.5'),
    ])
    expect(points.map(({ date, percentage, passed }) => [date, percentage, passed])).toEqual([
      ['2026-09-01', 45.5, false],
      ['2026-11-03', 67.25, true],
    ])
  })

  test('one exam is no trend', () => {
    expect(trendPoints([result('2026-11-03', '67.25'), result('2026-10-01', null)])).toEqual([])
  })

  test('only the latest are shown', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      result(`2026-01-${String(index + 10)}`, String(index)),
    )
    const points = trendPoints(many)
    expect(points).toHaveLength(MOST_IN_TREND)
    expect(points.at(-1)?.percentage).toBe(11)
  })
})

describe('result file list', () => {
  test('the newest exam comes first, and exams without a date last', () => {
    const files = [
      file('undated.csv', { examDate: null }),
      file('old.csv', { examDate: '2025-03-02' }),
      file('new.csv', { examDate: '2026-11-21' }),
    ]
    expect(names(listed(files, params()))).toEqual(['new.csv', 'old.csv', 'undated.csv'])
    expect(names(listed(files, params('order=asc')))).toEqual(['old.csv', 'new.csv', 'undated.csv'])
  })

  test('of one exam the newest upload comes first, whichever way dates are sorted', () => {
    const files = [file('first.csv'), file('correction.csv', { uploadedAt: '2026-11-02T06:00:00.000Z' })]
    expect(names(listed(files, params()))).toEqual(['correction.csv', 'first.csv'])
    expect(names(listed(files, params('order=asc')))).toEqual(['correction.csv', 'first.csv'])
  })

  test('a search finds exam ID, file name and exam title in any case', () => {
    const files = [
      file('a.csv', { examId: 'CEE-MODEL-07' }),
      file('CEE Model.csv', { examId: 'X' }),
      file('c.csv', { examTitle: 'cee mock' }),
      file('d.csv', { examId: 'IOE' }),
    ]
    expect(names(listed(files, params('search=CeE'))).sort()).toEqual(['CEE Model.csv', 'a.csv', 'c.csv'])
    expect(listed(files, params('search=  ')).length).toBe(4)
    expect(listed(files, params('search=nothing'))).toEqual([])
  })

  test('numbers within names sort as numbers', () => {
    const files = [file('Model 10.csv'), file('Model 9.csv')]
    expect(names(listed(files, params('sort=fileName')))).toEqual(['Model 9.csv', 'Model 10.csv'])
  })

  test('an exam without a title sorts by its ID', () => {
    const files = [file('b', { examTitle: 'Mock' }), file('a', { examId: 'A' }), file('z', { examId: 'Z' })]
    expect(names(listed(files, params('sort=exam')))).toEqual(['a', 'b', 'z'])
  })

  test('counts sort as numbers, the largest first', () => {
    const files = [file('a', { totalResults: 9 }), file('b', { totalResults: 1800 })]
    expect(names(listed(files, params('sort=totalResults')))).toEqual(['b', 'a'])
  })

  test('a search takes either kind of digits', () => {
    const files = [file('first.csv', { examTitle: 'नमुना ७' }), file('second.csv', { examId: 'CEE-08' })]
    expect(names(listed(files, params('search=7')))).toEqual(['first.csv'])
    expect(names(listed(files, params(`search=${encodeURIComponent('०८')}`)))).toEqual(['second.csv'])
  })
})

describe('publish values', () => {
  test('texts are trimmed, and what is empty is nothing', () => {
    expect(publishInput(draft, changesNothing)).toEqual({
      examId: 'CEE-07',
      examTitle: null,
      examDate: '2026-11-21',
      examVersion: 3,
      releaseAt: null,
      announced: false,
      secondSecret: null,
      revisionReason: null,
      revisionWords: null,
    })
    expect(publishInput({ ...draft, examDate: '' }, changesNothing).examDate).toBeNull()
  })

  test('the release is Kathmandu’s clock', () => {
    expect(publishInput({ ...draft, releaseAt: '2026-11-22T18:00' }, changesNothing).releaseAt).toBe(
      '2026-11-22T12:15:00.000Z',
    )
  })

  test('a release that is past or absent is said to be at once', () => {
    const now = Date.parse('2026-11-22T12:15:00.000Z')
    expect(releaseWords('', null, now)).toBe('as soon as you publish')
    expect(releaseWords('2026-11-22T18:00', null, now)).toBe('as soon as you publish')
    expect(releaseWords('2026-11-22T18:01', null, now)).toBe(
      'from Nov 22, 2026, 6:01 PM (Nepal time; 6 Mangsir 2083)',
    )
  })

  test('errors find their field, and those of no field stand alone', () => {
    const problem = (path: string) => ({ path, message: 'wrong' })
    const problems = [problem('input.examDate'), problem('examId'), problem('id')]
    expect(formErrors(problems, publishFields)).toEqual([problem('examDate'), problem('examId'), problem('')])
  })

  test('a reason is for results that candidates can see', () => {
    expect(publishInput(draft, { ...changesNothing, isRevision: true }).revisionReason).toBe('WRONG_KEY')
  })
})

describe('guess columns', () => {
  test.each([
    [
      ['S.N.', 'Symbol No.', 'Student Name', 'Obtained Marks', 'Rank', 'Percent (%)'],
      { 'Candidate ID': '1', 'Exam Mark': '3', 'Exam Rank': '4', Percentage: '5' },
    ],
    [
      ['क्र.सं.', 'परीक्षार्थी नं.', 'नाम', 'परीक्षा', 'प्राप्ताङ्क', 'स्थान', 'प्रतिशत'],
      { 'Candidate ID': '1', 'Exam ID': '3', 'Exam Mark': '4', 'Exam Rank': '5', Percentage: '6' },
    ],
    [['Roll Number', 'Marks', '%'], { 'Candidate ID': '0', 'Exam Mark': '1', Percentage: '2' }],
  ])('usual names are recognised: %s', (cells, places) => {
    expect(guess(cells)).toEqual(places)
  })

  test('two columns that may be the same one are left to staff, and so is what is chosen', () => {
    expect(guess(['Roll No', 'Symbol No', 'Total Marks', 'Marks Obtained'])).toEqual({})
    expect(guess(['Roll No', 'Marks'], results, { 'Candidate ID': '1' })).toEqual({})
    expect(guess(['', '081000', '150'])).toEqual({})
  })

  test('a list of students has its own', () => {
    const names = ['Candidate ID', 'Student Name', 'Groups', 'PIN']
    expect(guess(['Roll No.', 'Name of the Student', 'Batch', 'Phone'], names)).toEqual({
      ...{ 'Candidate ID': '0', 'Student Name': '1', Groups: '2' },
    })
  })
})
