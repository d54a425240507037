import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { claimsOf } from '#server/domains/result-slips/slip-words.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const words = {
  institute: 'Himshikhar',
  candidateId: '081001',
  studentName: 'Kamala <Rai>',
  groups: 'Morning A',
  examId: 'CEE-8',
  examTitle: 'CEE Model Test 8',
  examDate: '2026-11-14',
  outcome: null,
  examMark: '134.5',
  fullMarks: '200',
  percentage: '67.25',
  passPercentage: '45',
  examRank: '12',
  subjects: [
    { name: 'Physics', mark: '31.75', isAbsent: false },
    { name: 'Botany', mark: null, isAbsent: true },
  ],
  layer: 1,
}

const texts = {
  en: ['134.5 of 200', 'Absent'],
  ne: ['200 मध्ये 134.5', 'अनुपस्थित'],
} as const

test.each(['en', 'ne'] as const)(
  'without a connection, the page in %s shows every word that is printed on the paper',
  (lang) => {
    const source = readFileSync(join(projectRoot, 'client/public/service-worker.js'), 'utf8')
    const self = { addEventListener: () => {} }
    const genuine = runInNewContext(`${source};genuine`, { self }) as (
      claims: unknown,
      lang: string,
    ) => string
    const claims = claimsOf(words, { code: '7562EGFY0G', issuedAt: new Date('2026-11-20T06:00:00Z') })
    const facts = genuine(claims, lang).replaceAll(/<[^>]+>/g, '|')
    const [mark, absent] = texts[lang]
    const values = ['081001', 'Morning A', 'CEE-8', 'CEE Model Test 8', '67.25%', mark, '12', '45%']
    for (const word of [...values, 'Kamala &#60;Rai&#62;', 'Himshikhar', '7562E-GFY0G'])
      expect(facts).toContain(`|${word}|`)
    expect(facts).toMatch(/\|Physics\|+31\.75\|/)
    expect(facts).toMatch(new RegExp(`\\|Botany\\|+${absent}\\|`))
  },
)
