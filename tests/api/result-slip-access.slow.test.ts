import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { readPage } from '#tests/support/browser/html.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { slipPathOf, slipsOf } from '#tests/support/results/result-slips.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { lookUpWith, newAddress } from '#tests/support/results/second-secret.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { countAttempts } from '#tests/support/server/attempts.ts'

const SlipPaths = graphql(`
  query SlipPathsInTest($examId: ID!, $candidateId: String!, $secret: String) {
    examResult(examId: $examId, candidateId: $candidateId, secret: $secret) { slipPath }
    topPerformers(examId: $examId) { result { slipPath } }
  }
`)

let app: TestApp
let scenario: ReturnType<typeof scenarios>
let slips: ReturnType<typeof slipsOf>
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer(), settings: { TRUST_PROXY: 'on' } })
  scenario = scenarios(app)
  slips = slipsOf(app)
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'FORGED' }]))
  await scenario.studentList(
    studentsCsv([
      { candidate: '081001', name: 'कृष्णकुमारी श्रेष्ठ', groups: 'Morning A', pin: 'K7X912' },
      { candidate: '081002', name: 'Bibek Rai', pin: '004512' },
    ]),
  )
})
afterAll(() => app.close())

describe('a slip is handed out', () => {
  const missed = (address: string, times: number) => countAttempts(app.db, 'look-up-miss', address, times)

  test('to whoever may look up the result, with the second secret where the exam wants one', async () => {
    const rows = ['081001', '081002'].map((candidate) => ({ candidate, exam: 'SECRET' }))
    await scenario.resultFile(resultsCsv(rows), { secondSecret: 'PIN' })
    const asked = { examId: 'SECRET', candidateId: '081001' }
    expect((await slips.download(slipPathOf('SECRET', '081001'))).status).toBe(404)
    expect((await app.as('VISITOR').run(SlipPaths, asked)).examResult).toBeNull()
    const { examResult, topPerformers } = await app
      .as('VISITOR')
      .run(SlipPaths, { ...asked, secret: 'K7X912' })
    expect(topPerformers.map(({ result }) => result.slipPath)).toEqual([null, null])
    const path = examResult?.slipPath ?? ''
    expect((await slips.download(path)).status).toBe(200)
    expect((await slips.download(path.replace('081001', '081002'))).status).toBe(404)
    expect((await slips.download(path.replace('SECRET', 'secret'))).status).toBe(404)
    const changed = path.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A'))
    expect((await slips.download(changed)).status).toBe(404)
  })

  test('not before the release, nor of anybody unknown, all alike', async () => {
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'LATER' }]), {
      releaseAt: '2099-01-01T00:00:00Z',
    })
    const answers = await Promise.all(
      [slipPathOf('LATER', '1'), slipPathOf('FORGED', '999'), slipPathOf('UNKNOWN', '1')].map(
        async (path) => {
          const answer = await slips.download(path)
          return [answer.status, await answer.text()]
        },
      ),
    )
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(answers[0]?.[0]).toBe(404)
    for (const path of [
      '/files/result-slip.pdf',
      slipPathOf('', '1'),
      slipPathOf('FORGED', 'x'.repeat(65)),
      slipPathOf('A\0', '1'),
    ])
      expect((await slips.download(path)).status).toBe(404)
    const browser = await slips.download(slipPathOf('FORGED', '999'), newAddress(), 'text/html')
    expect([browser.status, browser.headers.get('location')]).toEqual([
      303,
      '/results?exam=FORGED&candidate=999',
    ])
  })

  test('within the limits of look-ups', async () => {
    const address = newAddress()
    await missed(address, 60)
    expect((await slips.download(slipPathOf('FORGED', '998'), address)).status).toBe(429)
    const nepali = await slips.download(`${slipPathOf('FORGED', '998')}&lang=ne`, address, 'text/html')
    expect(nepali.status).toBe(429)
    expect(await nepali.text()).toMatch(/<html lang="ne">.* परीक्षार्थी नम्बर <b>९९८<\/b>/s)
    expect((await slips.download(slipPathOf('FORGED', '1'), address)).status).toBe(200)
  })

  test('without counting as another candidate where the ID was typed in another spelling', async () => {
    const few = await testApp({ settings: { TRUST_PROXY: 'on', LOOK_UPS_PER_HOUR: '20' } })
    // Far from each other: not in series.
    const ids = Array.from({ length: 20 }, (_, index) => `CEE-${100_000 + index * 1000}`)
    await scenarios(few).resultFile(resultsCsv(ids.map((candidate) => ({ candidate, exam: 'SPELT' }))))
    const address = newAddress()
    for (const candidateId of ids) {
      const typed = { examId: 'SPELT', candidateId: candidateId.toLowerCase(), from: address }
      expect((await lookUpWith(few)(typed)).text).toContain(`"candidateId":"${candidateId}"`)
    }
    for (const candidateId of ids)
      expect((await slipsOf(few).download(slipPathOf('SPELT', candidateId), address)).status).toBe(200)
    await few.close()
  })

  test('and unknown codes are limited like look-ups that find nothing', async () => {
    const address = newAddress()
    const { code } = await slips.slipOf('FORGED', '1')
    const send = async (typed: string) => {
      const answer = await app.newClient().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({
          query: 'query V($code: String!) { verifyResultSlip(code: $code) { state } }',
          variables: { code: typed },
        }),
      })
      return answer.text()
    }
    expect(await send('0000000000')).toContain('"verifyResultSlip":null')
    await missed(address, 59)
    expect(await send('0000000001')).toContain('RATE_LIMITED')
    expect(await send('not a code')).toContain('RATE_LIMITED')
    expect(await send(code)).toContain('GENUINE')
  })
})

describe('the page', () => {
  const open = async (search: string) => {
    const answer = await app.newClient().fetch(`/verify${search}`, {
      headers: { 'x-forwarded-for': newAddress(), accept: 'text/html' },
    })
    return { status: answer.status, html: await answer.text() }
  }
  const textOf = (html: string) =>
    html
      .replace(/<(script|style).*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')

  test('says it without JavaScript, and shows the printed values', async () => {
    await scenario.resultFile(resultsCsv([{ candidate: '081002', exam: 'CHECKED' }]))
    const { code } = await slips.slipOf('CHECKED', '081002')
    const genuine = await open(`?code=${code}`)
    expect(genuine.status).toBe(200)
    expect(genuine.html).toContain('name="robots" content="noindex"')
    for (const words of ['Genuine', 'Bibek Rai', '081002', '60%', 'Passed', 'Compare it with the paper'])
      expect(textOf(genuine.html)).toContain(words)
    const forged = textOf((await open(`?code=${code.slice(0, -3)}AAA`)).html)
    expect(forged).toContain('Unknown code')
    expect(forged).not.toContain('Bibek Rai')
    expect(textOf((await open('?code=')).html)).toContain('Enter the code')
  })

  test('without anything to check is a form, which everybody may find', async () => {
    const { html } = await open('')
    expect(html).not.toContain('noindex')
    expect(html).toMatch(/<form[^>]*action="\/verify"/)
    expect(readPage(html)).toBeDefined()
  })
})
