import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUpSlips } from '#server/domains/result-slips/clean-up-slips.ts'
import { typesetSlip } from '#server/domains/result-slips/typeset-slips.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { readPdfTags } from '#tests/support/files/read-pdf-tags.ts'
import { DeleteCandidateData } from '#tests/support/people/personal-data-operations.ts'
import { eventually } from '#tests/support/project/eventually.ts'
import { slipPathOf, slipsOf } from '#tests/support/results/result-slips.ts'
import { DeleteResultFile } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let scenario: ReturnType<typeof scenarios>
let slips: ReturnType<typeof slipsOf>
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer(), settings: { TRUST_PROXY: 'on' } })
  scenario = scenarios(app)
  slips = slipsOf(app)
  await scenario.studentList(
    studentsCsv([
      { candidate: '081001', name: 'कृष्णकुमारी श्रेष्ठ', groups: 'Morning A', pin: 'K7X912' },
      { candidate: '081002', name: 'Bibek Rai', pin: '004512' },
    ]),
  )
})
afterAll(() => app.close())

const english = { language: 'en', publicUrl: 'https://results.example.edu.np' } as const

describe('the slip', () => {
  test('is one page with everything about the result', async () => {
    await scenario.resultFile(
      resultsCsv([{ candidate: '081001', exam: 'CEE', mark: '152.25', percentage: '76.125', rank: 12 }]),
      { examTitle: 'CEE Model Test 5', examDate: '2026-11-02' },
    )
    const answer = await slips.download(slipPathOf('CEE', '०८१००१'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const pdf = new Uint8Array(await answer.arrayBuffer())
    expect(pdf.length).toBeLessThan(60_000)
    const pages = await readPdf(pdf)
    expect(pages).toHaveLength(1)
    const { code } = await slips.slipOf('CEE', '081001')
    for (const words of [
      app.site.name,
      'CEE Model Test 5',
      '081001',
      'Morning A',
      'Nov 2, 2026',
      'Passed',
      '76.125%',
      '152.25 of 200',
      '12',
      code,
    ])
      expect(pages[0]).toContain(words)
    expect(pages[0]).toMatch(/\p{Script=Devanagari}{3}/u)
  })

  test('conforms to PDF/UA: title, language, headings and the description of the QR code', async () => {
    const answer = await slips.download(slipPathOf('CEE', '081001'))
    const tags = await readPdfTags(new Uint8Array(await answer.arrayBuffer()))
    expect(tags).toMatchObject({
      title: 'Result slip 081001: CEE Model Test 5',
      language: 'en',
      uaPart: '1',
      figures: [expect.stringMatching(/^QR code: http.*\/verify$/)],
    })
    expect(tags.roles.filter((role) => role.startsWith('H'))).toEqual(['H1', 'H2'])
  })

  test('stays on one page with the longest words', async () => {
    const words = {
      ...(await slips.slipOf('CEE', '081001')),
      candidateId: 'X'.repeat(64),
      studentName: 'राजेन्द्र प्रसाद '.repeat(12).trim(),
      groups: 'G'.repeat(200),
      examId: 'E'.repeat(64),
      examTitle: 'W'.repeat(200),
      examRank: 'R'.repeat(64),
      subjects: Array.from({ length: 12 }, (_none, at) => ({
        name: `${at} ${'स्वास्थ्य तथा शारीरिक शिक्षा'.padEnd(37, 'क')}`,
        mark: '12345678.1234',
        isAbsent: false,
      })),
    }
    const o = { letterhead: { site: app.site }, ...english, isRehearsal: true }
    expect(typesetSlip(words, o).pages).toBe(1)
  })

  test('breaks no word of a usual length, in neither script', async () => {
    const words = {
      ...(await slips.slipOf('CEE', '081001')),
      studentName: 'ज्ञानेन्द्रविक्रम Bartholomew Wickramasinghe Rajbhandari',
      examTitle: 'चिकित्साविज्ञानप्रवेश परीक्षा, Preparation for the Common Entrance Examination of all provinces',
    }
    const o = { letterhead: { site: app.site }, ...english, isRehearsal: false }
    const [page = ''] = await readPdf(new Uint8Array(typesetSlip(words, o).pdf))
    for (const word of ['Wickramasinghe', 'Rajbhandari', 'Preparation', 'Examination'])
      expect(page).toContain(word)
    expect(page).toContain('results.example.edu.np')
    expect(page).not.toContain('https://')
  })

  test('is the same at the next download, and another once the words differ', async () => {
    const first = await slips.slipOf('CEE', '081001')
    expect(await slips.slipOf('CEE', '081001')).toEqual(first)
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'CEE' }]), { examTitle: 'Renamed' })
    const second = await slips.slipOf('CEE', '081001')
    expect([second.code === first.code, second.examTitle]).toEqual([false, 'Renamed'])
    expect(await slips.stateOf(first.code)).toBe('GENUINE')
  })

  test('two at once are one', async () => {
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'AT-ONCE' }]))
    const issued = await Promise.all(Array.from({ length: 10 }, () => slips.slipOf('AT-ONCE', '1')))
    expect(new Set(issued.map(({ code }) => code)).size).toBe(1)
  })
})

test('an absent candidate’s slip says so, and nothing of marks', async () => {
  const file = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\nA1,ABSENT,AB,,\n'
  await scenario.resultFile(new File([file], 'Absent.csv', { type: 'text/csv' }))
  const pdf = await (await slips.download(slipPathOf('ABSENT', 'A1'))).arrayBuffer()
  const [page] = await readPdf(new Uint8Array(pdf))
  expect(page).toContain('Absent')
  expect(page).not.toMatch(/%|Mark|Failed/)
  const { code } = await slips.slipOf('ABSENT', 'A1')
  expect(await slips.check(code)).toMatchObject({
    state: 'GENUINE',
    slip: { outcome: 'ABSENT', examMark: null, passed: null },
  })
})

test('a slip that was issued before results had a column is still printed', async () => {
  await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'BEFORE' }]))
  const { code } = await slips.slipOf('BEFORE', '1')
  await app.db.pool.query(`UPDATE result_slips SET words = words - 'examRank' WHERE code = $1`, [code])
  expect((await slips.download(slipPathOf('BEFORE', '1'))).status).toBe(200)
  expect(await slips.check(code)).toMatchObject({ state: 'GENUINE', slip: { examRank: null } })
})

test('who has exactly the pass mark has passed', async () => {
  const rows = { 1: '50', 2: '49.9999' }
  const file = Object.entries(rows).map(([candidate, percentage]) => ({
    ...{ candidate, exam: 'LINE', mark: '100', percentage },
  }))
  await scenario.resultFile(resultsCsv(file))
  for (const [candidate, passed] of [
    ['1', true],
    ['2', false],
  ] as const) {
    const { code } = await slips.slipOf('LINE', candidate)
    expect((await slips.check(code))?.slip.passed).toBe(passed)
    const pdf = await (await slips.download(slipPathOf('LINE', candidate))).arrayBuffer()
    expect((await readPdf(new Uint8Array(pdf)))[0]).toContain(passed ? 'Passed' : 'Failed')
  }
})

describe('a check answers', () => {
  const exam = 'CHECKED'
  test('Genuine with the printed values, Revised after a correction, and Genuine once it is taken back', async () => {
    await scenario.resultFile(resultsCsv([{ candidate: '081002', exam, mark: 120, percentage: 60 }]), {
      examTitle: 'Checked',
    })
    const { code } = await slips.slipOf(exam, '081002')
    const genuine = await slips.check(code)
    expect(genuine).toMatchObject({
      state: 'GENUINE',
      revisedAt: null,
      slip: { candidateId: '081002', studentName: 'Bibek Rai', examTitle: 'Checked', percentage: '60', code },
    })
    expect(await slips.check(` ${code.replaceAll('-', ' ').toLowerCase()} `)).toEqual(genuine)

    const before = Date.now() - 1_000
    const correction = await scenario.resultFile(
      resultsCsv([{ candidate: '081002', exam, mark: 122, percentage: 61 }]),
    )
    const revised = await slips.check(code)
    expect(revised).toMatchObject({ state: 'REVISED', slip: { percentage: '60', examMark: '120' } })
    expect(Date.parse(revised?.revisedAt ?? '')).toBeGreaterThan(before)
    expect(JSON.stringify(revised)).not.toMatch(/"(122|61)"/)
    const later = await slips.slipOf(exam, '081002')
    expect(await slips.stateOf(later.code)).toBe('GENUINE')

    await app.as('ADMIN').run(DeleteResultFile, { id: correction.id })
    expect(await slips.check(code)).toEqual(genuine)
    expect(await slips.check(later.code)).toMatchObject({ state: 'REVISED' })
  })

  test('Withdrawn once the file is deleted', async () => {
    const { id } = await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'GONE' }]))
    const { code } = await slips.slipOf('GONE', '1')
    await app.as('ADMIN').run(DeleteResultFile, { id })
    expect(await slips.stateOf(code)).toBe('WITHDRAWN')
    // Later changes do not concern the holder of the old one.
    await scenario.stagedResultFile(resultsCsv([{ candidate: '1', exam: 'GONE' }]))
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'GONE' }]), {
      releaseAt: '2099-01-01T00:00:00Z',
    })
    expect(await slips.check(code)).toMatchObject({ state: 'WITHDRAWN', slip: { candidateId: '1' } })
  })

  test('nothing a year after it was issued, of an exam that was deleted', async () => {
    const files = ['LEFT', 'DELETED'].map((one) =>
      scenario.resultFile(resultsCsv([{ candidate: '1', exam: one }])),
    )
    const [, { id } = { id: '' }] = await Promise.all(files)
    const codes = await Promise.all(
      ['LEFT', 'DELETED'].map(async (one) => (await slips.slipOf(one, '1')).code),
    )
    await app.as('ADMIN').run(DeleteResultFile, { id })
    await eventually(async () => expect(await app.db.prisma.exam.count({ where: { id: 'DELETED' } })).toBe(0))
    const states = () => Promise.all(codes.map(slips.stateOf))
    await cleanUpSlips(app)
    expect(await states()).toEqual(['GENUINE', 'WITHDRAWN'])
    await app.db.pool.query("UPDATE result_slips SET issued_at = issued_at - interval '367 days'")
    await cleanUpSlips(app)
    expect(await states()).toEqual(['GENUINE', undefined])
  })

  test('Withdrawn while its file waits', async () => {
    await scenario.resultFile(resultsCsv([{ candidate: '1', exam: 'MOVED' }]))
    const { code } = await slips.slipOf('MOVED', '1')
    await app.db.pool.query("UPDATE exams SET release_at = now() + interval '1 day' WHERE id = 'MOVED'")
    expect(await slips.stateOf(code)).toBe('WITHDRAWN')
  })

  test('Revised after a name or the pass mark was changed', async () => {
    await scenario.resultFile(resultsCsv([{ candidate: 'N1', exam: 'NAMED' }]))
    const nameless = await slips.slipOf('NAMED', 'N1')
    await scenario.studentList(studentsCsv([{ candidate: 'N1', name: 'Sita' }]))
    expect(await slips.stateOf(nameless.code)).toBe('GENUINE')
    const named = await slips.slipOf('NAMED', 'N1')
    await scenario.studentList(studentsCsv([{ candidate: 'N1', name: 'Gita' }]))
    expect(await slips.stateOf(named.code)).toBe('REVISED')
    for (const table of ['exam_result_files', 'student_uploads'])
      await app.db.pool.query(`UPDATE ${table} SET uploaded_at = uploaded_at - interval '1 day'`)
    await app.db.pool.query("UPDATE exams SET release_at = release_at - interval '1 day'")
    const { code } = await slips.slipOf('NAMED', 'N1')
    await app.db.prisma.exam.update({ where: { id: 'NAMED' }, data: { passPercentage: 40 } })
    expect(await slips.stateOf(nameless.code)).toBe('REVISED')
    // The day of a pass mark is not kept, and that of an earlier change is not told for it.
    expect(await slips.check(code)).toMatchObject({ state: 'REVISED', revisedAt: null })
  })

  test('nothing once the data of its candidate are deleted', async () => {
    await scenario.resultFile(resultsCsv([{ candidate: 'PERSON-7', exam: 'PERSON' }]))
    const { code } = await slips.slipOf('PERSON', 'PERSON-7')
    await app.as('ADMIN').run(DeleteCandidateData, { candidateId: 'PERSON-7', confirmation: 'PERSON-7' })
    expect(await slips.check(code)).toBeNull()
    expect(await app.db.prisma.resultSlip.count({ where: { candidateId: 'PERSON-7' } })).toBe(0)
  })
})
