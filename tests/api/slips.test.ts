import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { typesetSlip } from '#server/domains/result-slips/typeset-slips.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { readPdfTags } from '#tests/support/files/read-pdf-tags.ts'
import { slipPathOf, slipsOf } from '#tests/support/results/result-slips.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let slips: ReturnType<typeof slipsOf>
beforeAll(async () => {
  app = await testApp({ settings: { TRUST_PROXY: 'on' }, renderer: sourceRenderer() })
  slips = slipsOf(app)
})
afterAll(() => app.close())

describe('in Nepali', () => {
  beforeAll(async () => {
    const scenario = scenarios(app)
    await scenario.studentList(
      studentsCsv([{ candidate: '081001', name: 'कृष्णकुमारी श्रेष्ठ', groups: 'बिहान क' }]),
    )
    await scenario.resultFile(
      resultsCsv([{ candidate: '081001', exam: 'CEE', mark: '152.25', percentage: '76.125', rank: 12 }]),
      { examTitle: 'CEE Model Test 5', examDate: '2026-11-02' },
    )
  })

  const unspaced = (text: string) => text.normalize('NFC').replace(/\s/g, '')
  const nepaliPath = `${slipPathOf('CEE', '081001')}&lang=ne`

  test('the slip asked for on a Nepali page is Nepali, also for screen readers', async () => {
    const answer = await slips.download(nepaliPath)
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      'नतिजा पर्ची 081001 CEE Model Test 5.pdf',
    )
    const pdf = new Uint8Array(await answer.arrayBuffer())
    const [page = '', ...others] = await readPdf(pdf)
    expect(others).toEqual([])
    expect(page).not.toMatch(
      /Result|Name|Candidate|Group|Date|Exam ID|Passed|Percentage|Mark|Rank|Scan|Issued/,
    )
    for (const words of ['१५२.२५ / २००', '७६.१२५%', '०८१००१', 'CEE Model Test 5'])
      expect(unspaced(page)).toContain(unspaced(words))
    expect(await readPdfTags(pdf)).toMatchObject({
      title: 'नतिजा पर्ची ०८१००१: CEE Model Test 5',
      language: 'ne',
      uaPart: '1',
      figures: [expect.stringMatching(/^QR कोड: http.*\/ne\/verify$/)],
    })
  })

  test('a slip has one code in both languages, and is genuine', async () => {
    const codes = await Promise.all(
      [slipPathOf('CEE', '081001'), nepaliPath].map(async (path) => {
        const [page = ''] = await readPdf(new Uint8Array(await (await slips.download(path)).arrayBuffer()))
        return /(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}/.exec(page)?.[0]
      }),
    )
    expect(codes[0]).toBe(codes[1])
    const code = (codes[0] ?? '').replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
    expect(await slips.check(code)).toMatchObject({ state: 'GENUINE', slip: { candidateId: '081001' } })
    expect(await app.db.prisma.resultSlip.count({ where: { candidateId: '081001' } })).toBe(1)
  })

  test('with Latin digits nothing has others', async () => {
    const site = { ...app.site, nepaliDigits: 'LATIN' } as const
    const slip = await slips.slipOf('CEE', '081001')
    const o = { letterhead: { site }, publicUrl: 'https://results.example.edu.np', isRehearsal: false }
    const textOf = async (language: 'en' | 'ne') =>
      unspaced((await readPdf(new Uint8Array(typesetSlip(slip, { ...o, language }).pdf))).join(' '))
    const nepali = await textOf('ne')
    for (const words of ['152.25 / 200', '76.125%', '081001', '2026', '12', 'CEE Model Test 5'])
      expect(nepali).toContain(unspaced(words))
    expect(nepali).toContain(slip.code)
    expect(nepali + (await textOf('en'))).not.toMatch(/[०-९]/)
  })

  test('who may not see the result is led to the Nepali page', async () => {
    const answer = await slips.download(
      '/files/result-slip.pdf?exam=CEE&candidate=1&lang=ne',
      undefined,
      'text/html',
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/ne/results?exam=CEE&candidate=1')
  })
})
