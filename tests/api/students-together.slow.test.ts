import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStudents } from '#server/domains/students/active-lists.ts'
import { studentsImport } from '#server/domains/students/students-import.ts'
import { backgroundSettled } from '#server/lib/background.ts'
import {
  countSteps,
  expectNothingLeftOver,
  replay,
  takeHistory,
  watchLayers,
} from '#tests/support/database/layer-history.ts'
import fc from '#tests/support/project/fuzz.ts'
import { scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import {
  DeleteStudentUploads,
  DiscardStagedStudents,
  PublishStudents,
  SetStudentUploadActive,
} from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await watchLayers(app.db, 'student_uploads')
})
afterAll(() => app.close())

const LISTS = 3
const which = fc.nat(LISTS - 1)
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ change: fc.constant('publish' as const), list: which }) },
  fc.record({ change: fc.constantFrom('on' as const, 'off' as const), list: which }),
  fc.record({ change: fc.constant('discard' as const), list: which }),
  fc.record({ change: fc.constant('delete' as const), list: which, other: which }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** Does one thing and counts what the answer says of it. */
async function perform(ids: readonly string[], one: Change, said: Record<string, number>): Promise<void> {
  const admin = app.as('ADMIN')
  const count = (what: string, times = 1) => {
    said[what] = (said[what] ?? 0) + times
  }
  const id = ids[one.list] ?? ''
  if (one.change === 'publish') {
    const { publishStudents } = await admin.run(PublishStudents, { id, input: { fileName: id } })
    count(publishStudents.__typename)
  } else if (one.change === 'discard') {
    if ((await admin.run(DiscardStagedStudents, { id })).discardStagedStudents) count('discarded')
  } else if (one.change === 'delete') {
    const both = [id, ids[one.other] ?? '']
    count('deleted', (await admin.run(DeleteStudentUploads, { ids: both })).deleteStudentUploads)
  } else {
    const { errors } = await admin.send(SetStudentUploadActive, { id, isActive: one.change === 'on' })
    for (const { extensions } of errors ?? []) expect(['NOT_FOUND', 'CONFLICT']).toContain(extensions?.code)
  }
}

test('whatever admins do to student lists at once, it could have been done one after the other', async () => {
  const admins = fc.array(fc.array(change, { minLength: 2, maxLength: 5 }), { minLength: 2, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(admins, async (plans) => {
      const before = await app.db.prisma.activity.count()
      const ids: string[] = []
      const nameOf = new Map<string, string>()
      for (let list = 0; list < LISTS; list += 1) {
        const name = `Name ${list}`
        const rows = ['shared', `only ${list}`].map((candidate) => ({ candidate, name }))
        const id = await scenarios(app).stagedStudentList(studentsCsv(rows))
        ids.push(id)
        nameOf.set(id, name)
      }
      const said: Record<string, number> = {}
      await Promise.all(
        plans.map(async (plan) => {
          for (const one of plan) await perform(ids, one, said)
        }),
      )
      await backgroundSettled()

      const history = await takeHistory(app.db)
      const counting = replay(history).get('students') ?? []
      const steps = countSteps(history)
      expect(steps['STAGED → REMOVED'] ?? 0).toBe(said.discarded ?? 0)
      expect(steps['PUBLISHED → REMOVED'] ?? 0).toBe(said.deleted ?? 0)
      const changes = Object.values(steps).reduce((sum, one) => sum + one, 0)
      expect(await app.db.prisma.activity.count()).toBe(before + LISTS + changes)

      const shown = await findStudents(app.db, ['shared', ...ids.map((_, list) => `only ${list}`)])
      expect(shown.get('shared')?.studentName).toBe(nameOf.get(counting[0] ?? ''))
      for (const [list, id] of ids.entries()) expect(shown.has(`only ${list}`)).toBe(counting.includes(id))
      await expectNothingLeftOver(app, studentsImport)

      const rest = await app.db.prisma.studentUpload.findMany({ select: { id: true, state: true } })
      const of = (state: string) => rest.filter((one) => one.state === state).map((one) => one.id)
      await app.as('ADMIN').run(DeleteStudentUploads, { ids: of('PUBLISHED') })
      for (const id of of('STAGED')) await app.as('ADMIN').run(DiscardStagedStudents, { id })
      await backgroundSettled()
      await takeHistory(app.db)
    }),
    { numRuns: 5 },
  )
}, 240_000)

test('admins who publish at once and look again when it went stale all come to their turn', async () => {
  const ids: string[] = []
  for (const candidate of ['1', '2', '3', '4'])
    ids.push(await scenarios(app).stagedStudentList(studentsCsv([{ candidate }])))
  const publish = async (id: string): Promise<number> => {
    const { publishStudents } = await app.as('ADMIN').run(PublishStudents, { id, input: { fileName: id } })
    return publishStudents.__typename === 'StaleStudentsPreview' ? 1 + (await publish(id)) : 0
  }
  const retries = await Promise.all(ids.map(publish))
  expect(Math.max(...retries)).toBeLessThan(ids.length)
  expect(
    replay(await takeHistory(app.db))
      .get('students')
      ?.slice()
      .sort(),
  ).toEqual(ids.slice().sort())
})
