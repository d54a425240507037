import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { describe, expect, test } from 'vitest'
import { readLookUpParams } from '#client/features/results/look-up-params.ts'
import { lookUpProblem } from '#client/features/results/look-up-problem.ts'
import { mostTries, retryDelay } from '#client/features/results/problem-notice.tsx'

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
