import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LayerState, Role } from '#server/generated/prisma/enums.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { MyResults } from '#tests/support/people/candidate-link-operations.ts'
import fc from '#tests/support/project/fuzz.ts'
import { Withdraw } from '#tests/support/results/results-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// Visibility of results: generated layers, links and roles against a model of a few lines.

const CANDIDATES = ['081001', '081002', '081003', '081004']
const EXAMS = ['A', 'B', 'C']
const roles: readonly Role[] = ['STUDENT', 'TEACHER', 'ADMIN']

interface Layer {
  exam: string
  state: LayerState
  /** The percentage of each candidate; null without a row. */
  rows: (number | null)[]
}

const layers: fc.Arbitrary<Layer[]> = fc.array(
  fc.record({
    exam: fc.constantFrom(...EXAMS),
    state: fc.constantFrom('PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'STAGED', 'REMOVED'),
    rows: fc.array(fc.option(fc.integer({ min: 0, max: 100 })), {
      minLength: CANDIDATES.length,
      maxLength: CANDIDATES.length,
    }),
  }),
  { maxLength: 8 },
)
/** When each exam is released, or that it is withdrawn. */
const releases = fc.tuple(...EXAMS.map(() => fc.constantFrom('past', 'past', 'future', 'withdrawn')))
/** The owner of each candidate: an account by its place, or nobody. */
const owners = fc.tuple(...CANDIDATES.map(() => fc.option(fc.nat(1))))
const secrets = fc.tuple(...EXAMS.map(() => fc.constantFrom('NONE', 'PIN', 'BIRTH_DATE')))
const ownerRoles = fc.tuple(fc.constantFrom('STUDENT', 'STUDENT', ...roles), fc.constantFrom(...roles))

let app: TestApp
let people: { id: string; browser: ApiClient }[]

beforeAll(async () => {
  app = await testApp()
  people = []
  for (const email of ['one@example.com', 'two@example.com']) {
    const { id } = await addAccount(app, { email })
    people.push({ id, browser: await signedInBrowser(app, email) })
  }
})
afterAll(() => app.close())

/** Results visible to the owner of candidates: of each exam the newest layer that is out and has a row, else that one was taken back. */
function expected(
  all: readonly Layer[],
  released: readonly string[],
  candidates: readonly number[],
): string[] {
  return EXAMS.flatMap((exam, at) =>
    candidates.flatMap((place) => {
      const newest = all.findLast(
        (one) => one.exam === exam && one.state === 'PUBLISHED' && one.rows[place] !== null,
      )
      if (!newest || released[at] === 'future') return []
      const shown = released[at] === 'withdrawn' ? 'withdrawn' : newest.rows[place]
      return [`${exam} ${CANDIDATES[place]} ${shown}`]
    }),
  )
}

async function setScene(
  all: readonly Layer[],
  o: { owners: (number | null)[]; secrets: string[]; releases: string[] },
) {
  const { pool, prisma } = app.db
  await pool.query(
    'DELETE FROM exam_results; DELETE FROM exam_result_files; DELETE FROM exams; DELETE FROM candidate_links',
  )
  for (const [place, secret] of o.secrets.entries())
    await pool.query(
      `INSERT INTO exams (id, title, second_secret, release_at, withdrawn_at)
       VALUES ($1, $1, $2::"SecondSecret", now() + make_interval(hours => $3), $4)`,
      [
        EXAMS[place],
        secret,
        o.releases[place] === 'future' ? 1 : -1,
        o.releases[place] === 'withdrawn' ? new Date() : null,
      ],
    )
  for (const [order, { exam, state, rows }] of all.entries()) {
    const { layer } = await prisma.examResultFile.create({
      data: {
        examId: exam,
        state,
        fileName: 'a.csv',
        filePath: `exam_results/${randomUUID()}.csv`,
        totalResults: rows.length,
        preview: {},
        basedOn: [],
        publishOrder: state === 'PUBLISHED' ? order : null,
      },
    })
    const data = rows.flatMap((percentage, place) => {
      const candidateId = CANDIDATES[place] ?? ''
      return percentage === null
        ? []
        : [{ layer, candidateId, examMark: 1, percentage, rowNumber: place + 2 }]
    })
    await prisma.examResult.createMany({ data })
  }
  const links = o.owners.flatMap((owner, place) => {
    const userId = owner === null ? undefined : people[owner]?.id
    return userId === undefined ? [] : [{ candidateId: CANDIDATES[place] ?? '', userId }]
  })
  await prisma.candidateLink.createMany({ data: links })
}

test('a student sees the results that are out of the own candidates, and nobody sees any other', async () => {
  const property = fc.asyncProperty(
    layers,
    owners,
    secrets,
    releases,
    ownerRoles,
    async (all, owned, secret, released, given) => {
      await setScene(all, { owners: owned, secrets: secret, releases: released })
      for (const [place, { id, browser }] of people.entries()) {
        const role = given[place] ?? 'STUDENT'
        await app.db.prisma.user.update({ where: { id }, data: { role } })
        const { data, errors } = await browser.send(MyResults)
        if (role !== 'STUDENT') {
          expect(data ?? null).toBeNull()
          expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
          continue
        }
        const seen = data?.myResults.map(
          ({ exam, candidateId, percentage, withdrawal }) =>
            `${exam.id} ${candidateId} ${withdrawal ? 'withdrawn' : percentage}`,
        )
        const own = owned.flatMap((owner, candidate) => (owner === place ? [candidate] : []))
        expect(seen?.sort()).toEqual(expected(all, released, own).sort())
      }
      expect((await app.newClient().send(MyResults)).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    },
  )
  await fc.assert(property)
})

test('the newest exam is first, and a correction shows at once', async () => {
  await app.db.pool.query(
    'DELETE FROM exam_results; DELETE FROM exam_result_files; DELETE FROM candidate_links',
  )
  const { resultFile } = scenarios(app)
  const file = (exam: string, percentage: number) => resultsCsv([{ candidate: '081001', exam, percentage }])
  await resultFile(file('OLD', 40), { examDate: '2026-01-02' })
  await resultFile(file('NEW', 50), { examDate: '2026-03-02' })
  await resultFile(file('UNDATED', 60))
  await app.db.pool.query(`UPDATE exams SET date = NULL WHERE id = 'UNDATED'`)
  const [owner] = people
  await app.db.prisma.user.update({ where: { id: owner?.id ?? '' }, data: { role: 'STUDENT' } })
  await app.db.prisma.candidateLink.create({ data: { candidateId: '081001', userId: owner?.id ?? '' } })
  const seen = async () =>
    (await owner?.browser.run(MyResults))?.myResults.map(({ exam, percentage }) => `${exam.id} ${percentage}`)
  expect(await seen()).toEqual(['NEW 50', 'OLD 40', 'UNDATED 60'])
  await resultFile(file('OLD', 45))
  expect(await seen()).toEqual(['NEW 50', 'OLD 45', 'UNDATED 60'])
  await resultFile(file('MIDDLE', 70), { examDate: '2026-02-02' })
  await app.as('ADMIN').run(Withdraw, { examId: 'MIDDLE', reason: 'Wrong key', words: 'Question 14' })
  expect(await seen()).toEqual(['NEW 50', 'MIDDLE null', 'OLD 45', 'UNDATED 60'])
  const own = (await owner?.browser.run(MyResults))?.myResults.find(({ exam }) => exam.id === 'MIDDLE')
  expect(own).toMatchObject({ examMark: null, examRank: null, student: null })
  expect(own?.withdrawal?.words).toBe('Question 14')
})

test('of 151 results the 150 of the newest exams are shown', async () => {
  await app.db.pool.query(
    'DELETE FROM exam_results; DELETE FROM exam_result_files; DELETE FROM candidate_links',
  )
  await app.db.pool.query(
    `WITH made AS (INSERT INTO exams (id, title, date, release_at) SELECT 'E' || n, 'E' || n, date '2025-01-01' + n, now() FROM generate_series(1, 151) AS n),
    files AS (
      INSERT INTO exam_result_files
        (id, state, filename, file_path, exam_id, total_results, preview, based_on, publish_order)
      SELECT gen_random_uuid(), 'PUBLISHED', '', gen_random_uuid()::text, 'E' || n, 1, '{}', '{}', n
      FROM generate_series(1, 151) AS n
      RETURNING layer)
    INSERT INTO exam_results (layer, candidate_id, exam_mark, percentage, row_number)
    SELECT layer, '081001', 1, 50, 2 FROM files`,
  )
  const [owner] = people
  await app.db.prisma.user.update({ where: { id: owner?.id ?? '' }, data: { role: 'STUDENT' } })
  await app.db.prisma.candidateLink.create({ data: { candidateId: '081001', userId: owner?.id ?? '' } })
  const exams = (await owner?.browser.run(MyResults))?.myResults.map(({ exam }) => exam.id)
  expect(exams).toEqual(Array.from({ length: 150 }, (_, place) => `E${151 - place}`))
})
