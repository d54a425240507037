import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { candidateKey } from '#server/domains/candidates/resolve-candidate-id.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { LinkCandidateToUser } from '#tests/support/people/candidate-link-operations.ts'
import { CandidateData, Search } from '#tests/support/people/personal-data-operations.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { StageResults } from '#tests/support/results/results-operations.ts'
import { resultsCsv, studentsCsv } from '#tests/support/results/scenarios.ts'
import { test as base } from '#tests/support/server/test.ts'

const rows = (exam: string, ...ids: string[]) => resultsCsv(ids.map((candidate) => ({ candidate, exam })))

// The question that has to be confirmed before a file is published; empty without one.
const test = base.extend('questionAbout', ({ scenario }) => async (file: File) => {
  const { id, examId } = await scenario.stagedResultFile(file)
  const confirmedFindings = everyFinding.filter((code) => !code.startsWith('OTHER_SPELLING'))
  const answer = await scenario.publish(id, { examId, confirmedFindings, revisionReason: 'RETOTALLED' })
  return answer.__typename === 'InvalidInput' ? (answer.fields[0]?.message ?? '') : ''
})

/** A way to write an ID that leaves the candidate the same. */
const spelling = (id: string) =>
  fc
    .array(
      fc.record({
        isSmall: fc.boolean(),
        isWide: fc.boolean(),
        isNepali: fc.boolean(),
        gap: fc.constantFrom('', '', '', ' ', '-', '–', '\u2011', '\u200d'),
      }),
      { minLength: id.length, maxLength: id.length },
    )
    .map((ways) =>
      [...id]
        .map((character, at) => {
          const { isSmall, isWide, isNepali, gap } = ways[at] as (typeof ways)[number]
          const digit = /\d/.test(character)
          if (digit && isNepali) return '०१२३४५६७८९'[Number(character)] + gap
          const cased = isSmall ? character.toLowerCase() : character
          return (isWide ? String.fromCodePoint((cased.codePointAt(0) ?? 0) + 0xfee0) : cased) + gap
        })
        .join(''),
    )

test('the database makes the same keys', async ({ app }) => {
  const characters = fc.constantFrom(
    ...'aZ09०९क ½ﬁ\u2010\u2015\u2212ー_/.',
    fc.sample(fc.string(), 1)[0] ?? '',
  )
  const ids = fc.array(characters, { maxLength: 12 }).map((parts) => normalCandidateId(parts.join('')))
  await fc.assert(
    fc.asyncProperty(fc.array(ids, { minLength: 1 }), async (some) => {
      const { rows } = await app.db.pool.query<{ key: string }>(
        'SELECT candidate_key(id) AS key FROM unnest($1::text[]) WITH ORDINALITY AS typed (id, place) ORDER BY place',
        [some],
      )
      expect(rows.map(({ key }) => key)).toEqual(some.map(candidateKey))
    }),
  )
})

describe('however it is written', () => {
  const pairs = (id: string) => fc.tuple(spelling(id), spelling(id))

  test('a candidate is found by look-ups, search and links, and named once', async ({
    app,
    admin,
    scenario,
    exam,
    candidate,
  }) => {
    let at = 0
    await fc.assert(
      fc.asyncProperty(pairs(`AB${candidate}Z`), async ([stored, typed]) => {
        const [examId, written] = [`${exam}-${++at}`, normalCandidateId(stored)]
        await scenario.noResults()
        await scenario.resultFile(rows(examId, stored))
        expect((await scenario.lookUp(examId, typed))?.candidateId).toBe(written)
        expect((await admin.run(Search, { text: typed })).search.candidates).toMatchObject([
          { candidateId: written },
        ])
        const { candidateData } = await admin.run(CandidateData, { candidateId: typed })
        expect(candidateData?.candidateId).toBe(written)
        const { id: userId } = await app.db.prisma.user.create({
          data: { email: `${examId.toLowerCase()}@example.com`, passwordHash: '' },
        })
        const { linkCandidateToUser: linked } = await admin.run(LinkCandidateToUser, {
          userId,
          candidateId: typed,
        })
        expect(linked).toMatchObject({ __typename: 'User', candidateLinks: [{ candidateId: written }] })
        await app.db.prisma.user.delete({ where: { id: userId } })
      }),
      { numRuns: 6 },
    )
  })

  test('a file that has a candidate twice is refused, naming both rows', async ({
    admin,
    exam,
    candidate,
  }) => {
    await fc.assert(
      fc.asyncProperty(pairs(`AB${candidate}Z`), async ([one, other]) => {
        const file = rows(exam, '1', one, '2', other)
        const { stageExamResults: answer } = await admin.run(StageResults, { file })
        const [first, second] = [normalCandidateId(one), normalCandidateId(other)]
        expect(answer).toMatchObject({
          problems: [
            {
              row: 5,
              message: `Candidate ID “${second}” is in row 3 already${first === second ? '' : `, as “${first}”`}.`,
            },
          ],
        })
      }),
      { numRuns: 6 },
    )
  })

  test('a correction under another spelling has to be confirmed', async ({
    scenario,
    questionAbout,
    exam,
    candidate,
  }) => {
    let at = 0
    await fc.assert(
      fc.asyncProperty(pairs(`AB${candidate}Z`), async ([stored, typed]) => {
        const examId = `${exam}-${++at}`
        await scenario.resultFile(rows(examId, stored, '1'))
        const [before, after] = [normalCandidateId(stored), normalCandidateId(typed)]
        const question = await questionAbout(rows(examId, typed))
        if (before === after) expect(question).toBe('')
        else
          expect(question).toContain(
            `published results have in another spelling, such as ${after} for ${before}.`,
          )
      }),
      { numRuns: 6 },
    )
  })
})

describe('zeros and letters in front', () => {
  test.for([
    ['079501', '79501', '079501'],
    ['79501', '0079501', '79501'],
    ['CEE081001', '081001', 'CEE081001'],
    ['CEE-081001', '81001', 'CEE-081001'],
    ['CEE-081001', 'cee 81 001', 'CEE-081001'],
    // A candidate of another exam must not read somebody else's result.
    ['081001', 'PCL-081001', undefined],
    ['081001', '081002', undefined],
    ['000', '0', '000'],
  ] as const)('of %s: typed as %s it finds %s', async ([stored, typed, found], { scenario, exam }) => {
    await scenario.resultFile(rows(exam, stored))
    expect((await scenario.lookUp(exam, typed))?.candidateId).toBe(found)
  })

  test('are not guessed where two candidates may be meant', async ({ scenario, exam }) => {
    await scenario.resultFile(rows(exam, '0501', '00501', 'CEE0777', 'PCL0777'))
    for (const typed of ['501', '000501', '0777', '777'])
      expect(await scenario.lookUp(exam, typed), typed).toBeNull()
    expect((await scenario.lookUp(exam, 'cee777'))?.candidateId).toBe('CEE0777')
    expect((await scenario.lookUp(exam, '0501'))?.candidateId).toBe('0501')
  })

  test.for([
    ['079501', '79501', 1],
    ['79501', '079501', 1],
    ['CEE079501', '79501', 1],
    ['079501', 'CEE-079501', 1],
    ['CEE079501', 'PCL079501', 0],
    ['CEE-079501', 'CEE-079501', 0],
    ['ABC', 'DEF', 0],
    ['079501', '079502', 0],
  ] as const)(
    '%s stands in a student list, %s in results: %i to confirm',
    async ([listed, written, count], { scenario, questionAbout, exam }) => {
      await scenario.noStudents()
      await scenario.studentList(studentsCsv([{ candidate: listed }]))
      const question = await questionAbout(rows(exam, written))
      if (count === 0) expect(question).toBe('')
      else
        expect(question).toContain(
          `a student list has in another spelling, such as ${written} for ${listed}.`,
        )
    },
  )
})
