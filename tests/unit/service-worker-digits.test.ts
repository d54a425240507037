import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { withNepaliDigits } from '#shared/digits.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const source = readFileSync(join(projectRoot, 'client/public/service-worker.js'), 'utf8')

interface Worker {
  pages: Record<'en' | 'ne', string>
  genuine(claims: unknown, lang: string): string
}
const workerWith = (digits: string) =>
  runInNewContext(`${source};({ pages, genuine })`, {
    self: { addEventListener: () => {}, location: { search: `?digits=${digits}` } },
  }) as Worker

const claims = {
  ...{ iss: 'Himshikhar', sub: '081001', exam: 'CEE-8', title: 'CEE Model Test 8', date: '2026-11-14' },
  ...{ mark: '134.5', full: '200', pct: '67.25', pass: '45', rank: '12', subj: [['Physics', '31.75']] },
  ...{ rev: 1, jti: '7562391804', iat: 1_795_000_000 },
}
const valuesOf = (html: string) => Array.from(html.matchAll(/<strong>([^<]*)</g), ([, value = '']) => value)

describe('without a connection', () => {
  const [latin, devanagari] = [workerWith('LATIN'), workerWith('DEVANAGARI')]

  test('the page has the digits that the institute has chosen', () => {
    expect(latin.pages.ne).toContain('5 सेकेन्ड')
    expect(devanagari.pages.ne).toContain('५ सेकेन्ड')
    expect(devanagari.pages.en).toBe(latin.pages.en)
  })

  test('so has a slip, but for its code and what is written in Latin letters', () => {
    const plain = valuesOf(latin.genuine(claims, 'ne'))
    expect(valuesOf(devanagari.genuine(claims, 'ne'))).toEqual(
      plain.map((value) => (value === '75623-91804' ? value : withNepaliDigits(value, 'DEVANAGARI'))),
    )
    expect(plain).toContain('081001')
    expect(devanagari.genuine(claims, 'en')).toBe(latin.genuine(claims, 'en'))
  })
})
