import { decodeJwt, decodeProtectedHeader, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DataVersion } from '#server/db/data-version.ts'
import { signSlip } from '#server/domains/result-slips/slip-token.ts'
import { typesetSlip } from '#server/domains/result-slips/typeset-slips.ts'
import { verifySlip } from '#server/domains/result-slips/verify-slip.ts'
import { graphql } from '#tests/gql/gql.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { readPdfTags } from '#tests/support/files/read-pdf-tags.ts'
import { slipPathOf, slipsOf } from '#tests/support/results/result-slips.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const RotateSlipKeys = graphql(`
  mutation RotateSlipKeysInTest { slipKeys: rotateSlipKeys { id createdAt retiredAt } }
`)

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
    for (const words of ['152.25 / 200', '76.125%', '081001', 'CEE Model Test 5'])
      expect(unspaced(page)).toContain(unspaced(words))
    expect(await readPdfTags(pdf)).toMatchObject({
      title: 'नतिजा पर्ची 081001: CEE Model Test 5',
      language: 'ne',
      uaPart: '1',
      figures: [expect.stringMatching(/^QR कोड: http.*\/ne\/verify$/)],
    })
  })

  test('what is signed has no language: the slip has one code in both, and is genuine', async () => {
    const codes = await Promise.all(
      [slipPathOf('CEE', '081001'), nepaliPath].map(async (path) => {
        const [page = ''] = await readPdf(new Uint8Array(await (await slips.download(path)).arrayBuffer()))
        return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(page)?.[0]
      }),
    )
    expect(codes[0]).toBe(codes[1])
    const code = (codes[0] ?? '').replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
    expect(await slips.check({ code })).toMatchObject({ state: 'GENUINE', slip: { candidateId: '081001' } })
    expect(await app.db.prisma.resultSlip.count({ where: { candidateId: '081001' } })).toBe(1)
  })

  test('with Devanagari digits its numbers have them, and its code has not', async () => {
    const site = { ...app.site, nepaliDigits: 'DEVANAGARI' } as const
    const slip = await slips.slipOf('CEE', '081001')
    const o = { letterhead: { site }, publicUrl: 'https://results.example.edu.np', isRehearsal: false }
    const textOf = async (language: 'en' | 'ne') =>
      unspaced((await readPdf(new Uint8Array(typesetSlip(slip, { ...o, language }).pdf))).join(' '))
    const nepali = await textOf('ne')
    for (const words of ['१५२.२५ / २००', '७६.१२५%', '०८१००१', '२०२६', '१२', 'CEE Model Test 5'])
      expect(nepali).toContain(unspaced(words))
    expect(nepali).toContain(`${slip.code.slice(0, 5)}-${slip.code.slice(5)}`)
    expect(await textOf('en')).not.toMatch(/[०-९]/)
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

describe('its key', () => {
  beforeAll(() => scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'KEYS' }])))

  test('a slip says in seconds when it was issued', async () => {
    const { token, code } = await slips.slipOf('KEYS', '1')
    const { issuedAt } = await app.db.prisma.resultSlip.findUniqueOrThrow({ where: { code } })
    expect(decodeJwt(token).iat).toBe(Math.floor(issuedAt.getTime() / 1000))
  })

  test('tokens with the names of made-up keys read the keys once a second at most, ours not again', async () => {
    const slip = await slips.slipOf('KEYS', '1')
    const { privateKey } = await generateKeyPair('ES256')
    const reads = vi.spyOn(app.db.prisma.slipKey, 'findMany')
    onTestFinished(() => reads.mockRestore())
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
    onTestFinished(() => clock.mockRestore())
    for (const id of ['made-up1', 'made-up2', 'made-up3', 'made-up4'])
      expect(await slips.stateOf(await signSlip({ id, key: privateKey }, slip, slip))).toBe('NOT_OURS')
    expect(reads.mock.calls.length).toBeLessThan(2)
    clock.mockReturnValue(now + 1_500)
    reads.mockClear()
    expect((await verifySlip({ db: app.db, dataVersion: new DataVersion(app.db) }, slip.token)).state).toBe(
      'GENUINE',
    )
    expect(reads).not.toHaveBeenCalled()
    expect(
      (
        await verifySlip(
          { db: app.db, dataVersion: new DataVersion(app.db) },
          await signSlip({ id: 'made-up5', key: privateKey }, slip, slip),
        )
      ).state,
    ).toBe('NOT_OURS')
    expect(reads).toHaveBeenCalledTimes(1)
  })

  test('a key is named by eight characters: its name is in every QR code', async () => {
    const { token } = await slips.slipOf('KEYS', '1')
    expect(decodeProtectedHeader(token).kid).toHaveLength(8)
  })

  test('a new key signs, and what the former one signed stays genuine', async () => {
    const before = await slips.slipOf('KEYS', '1')
    const { slipKeys } = await app.as('ADMIN').run(RotateSlipKeys)
    expect(slipKeys.map(({ retiredAt }) => retiredAt === null)).toEqual([true, false])
    const made = slipKeys.map(({ createdAt }) => createdAt)
    expect(made).toEqual(made.toSorted().reverse())
    const after = await slips.slipOf('KEYS', '1')
    expect(decodeProtectedHeader(after.token).kid).toBe(slipKeys[0]?.id)
    expect(decodeProtectedHeader(before.token).kid).toBe(slipKeys[1]?.id)
    for (const { token } of [before, after]) expect(await slips.stateOf(token)).toBe('GENUINE')
    const retired = await app.db.prisma.slipKey.findMany({ where: { retiredAt: { not: null } } })
    expect(retired.map(({ privateKey }) => privateKey)).toEqual([null])
    const { keys } = await (await app.newClient().fetch('/.well-known/jwks.json')).json()
    expect(keys).toHaveLength(2)
  })
})
