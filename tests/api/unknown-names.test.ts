import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '#tests/gql/gql.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const UnknownNames = graphql(`
  query UnknownNames($collection: ID!) { contentItems(collection: $collection) { title unknownNames } }
`)

test('candidate IDs and groups that no file and no list has are told', async () => {
  await scenarios(app).studentList(
    studentsCsv([{ candidate: '081001', groups: 'Group A; Evening' }, { candidate: 'CEE-2' }]),
  )
  const day = '2026-11-20'
  const data = {
    ...{ title: 'Mistyped', amount: 100, period: null, dueOn: day },
    onlyFor: ['group a', 'Group Zero', 'cee-2'],
    payments: [`081001, 100, ${day}, R-1`, `81001, 100, ${day}, R-2`, `81001, 100, ${day}, R-3`],
  }
  await app.as('ADMIN').run(SaveContent, { collection: 'fees', version: 0, data, publication: 'NOW' })
  const { contentItems } = await app.as('ADMIN').run(UnknownNames, { collection: 'fees' })
  expect(contentItems).toEqual([expect.objectContaining({ unknownNames: ['81001', 'Group Zero'] })])
})

test('a group that students had on an older list is told', async () => {
  const lists = ['Old; Kept', 'New; Kept'].map((groups) =>
    studentsCsv([{ candidate: '081777', groups }], `${groups}.csv`),
  )
  for (const list of lists) await scenarios(app).studentList(list)
  const data = {
    ...{ title: 'For an old group', amount: 100, period: null, dueOn: '2026-11-20' },
    ...{ onlyFor: ['Old', 'Kept', 'New', 'Evening'], payments: [] },
  }
  await app.as('ADMIN').run(SaveContent, { collection: 'fees', version: 0, data, publication: 'NOW' })
  const { contentItems } = await app.as('ADMIN').run(UnknownNames, { collection: 'fees' })
  expect(contentItems).toContainEqual({ title: 'For an old group', unknownNames: ['Old'] })
})

test('a candidate is on one line of an assignment', async () => {
  const data = {
    ...{ title: 'Twice', subject: 'A', task: 'B', dueOn: '2026-11-20', dueAt: '17:00', fullMarks: 20 },
    onlyFor: [],
    handedIn: ['CEE-1, 15', '०८१००१', 'cee-1, 18'],
  }
  const { saveContent } = await app
    .as('ADMIN')
    .run(SaveContent, { collection: 'assignments', version: 0, data, publication: 'NOW' })
  expect(saveContent).toMatchObject({
    fields: [{ path: 'handedIn', message: 'cee-1, 18: another line has this candidate ID' }],
  })
})
