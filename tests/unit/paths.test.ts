import { describe, expect, test } from 'vitest'
import { inThisLanguage, resultPath, safeNext, signInPath } from '#client/paths.ts'
import fc from '#tests/support/project/fuzz.ts'

test('a result address carries its exam and candidate, whatever they are made of', () => {
  expect(resultPath('CEE 7&8')).toBe('/results?exam=CEE+7%268')
  expect(new URL(resultPath('a', '00७/#'), 'http://x').searchParams.get('candidate')).toBe('00७/#')
})

test('the sign-in address knows where to go on and what was denied', () => {
  expect(signInPath()).toBe('/auth')
  expect(signInPath('/admin/results?x=1', 'ADMIN')).toBe('/auth?next=%2Fadmin%2Fresults%3Fx%3D1&denied=ADMIN')
})

describe('where to go after signing in', () => {
  test.each([
    ['/admin/results?exam=7#top', '/admin/results?exam=7#top'],
    ['/a/../b', '/b'],
    [null, '/admin'],
    ['', '/admin'],
    ['admin', '/admin'],
    ['https://elsewhere.example', '/admin'],
    ['//elsewhere.example', '/admin'],
    ['/\\elsewhere.example', '/admin'],
    ['/\t/elsewhere.example', '/admin'],
    ['/..//elsewhere.example', '/admin'],
    ['/./\\elsewhere.example', '/admin'],
    ['javascript:alert(1)', '/admin'],
  ])('%j leads to %j', (next, place) => {
    expect(safeNext(next, '/admin')).toBe(place)
  })

  test.each([
    ['/ne/portal', '/portal'],
    ['/ne/student/results?exam=7#top', '/student/results?exam=7#top'],
    ['/portal', '/portal'],
    ['/ne', '/'],
    ['/ne/courses/mbbs', '/courses/mbbs'],
    ['/ne/admin', '/admin'],
    ['/ne/nothing-here', '/ne/nothing-here'],
  ])('%j is in the language of the sign-in page %j', (next, place) => {
    expect(inThisLanguage(next)).toBe(place)
  })

  test('no next leads to another site', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '@', ':', 'x.example', '\t', '?', '#', '%2f', 'http:')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const place = safeNext(pieces.join(''), '/admin')
        expect(new URL(place, 'https://ours.example').origin).toBe('https://ours.example')
      }),
    )
  })
})
