import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_CARDS } from '#server/domains/students/make-pins.ts'
import { dayAfter, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { graphql } from '#tests/gql/gql.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { everything } from '#tests/support/database/tables-as-text.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { resultsCsv, scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { lookUpWith, NOTHING } from '#tests/support/results/second-secret.ts'
import { MakePins } from '#tests/support/results/students-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Groups = graphql(`query GroupsOfList($id: ID!) { studentUpload(id: $id) { groups { name students } } }`)

let app: TestApp
let lookUp: ReturnType<typeof lookUpWith>
let scenario: ReturnType<typeof scenarios>
let list: string
beforeAll(async () => {
  app = await testApp({ settings: { TRUST_PROXY: 'on' } })
  lookUp = lookUpWith(app)
  scenario = scenarios(app)
  list = await scenario.studentList(
    studentsCsv([
      ...Array.from({ length: 12 }, (_, index) => ({ candidate: `0810${10 + index}`, groups: 'Morning' })),
      { candidate: '081001', name: 'कमला राई', groups: 'Day' },
      { candidate: '081002', name: '#panic("x") *Anjali*', groups: 'Day', pin: 'OLDPIN1' },
    ]),
  )
  await scenario.resultFile(
    resultsCsv(['081001', '081002', '081010'].map((candidate) => ({ candidate, exam: 'PIN' }))),
    { secondSecret: 'PIN' },
  )
})
afterAll(() => app.close())

async function make(variables: { id: string; groups?: string; exam?: string }) {
  const { makePins } = await app.as('ADMIN').run(MakePins, variables)
  if (makePins.__typename !== 'MadePins') throw new Error(JSON.stringify(makePins))
  const rows = makePins.csv.trim().split('\r\n').slice(1)
  const pins = new Map(
    rows
      .map((row) => row.replaceAll(/[="]/g, '').split(','))
      .map((cells) => [cells[0] ?? '', cells.at(-1) ?? '']),
  )
  return { count: makePins.count, pins, csv: makePins.csv, pdf: Buffer.from(makePins.cards, 'base64') }
}

test('a group gets PINs that work, and the ones before stop working', async () => {
  const isFound = async (candidateId: string, secret: string) =>
    (await lookUp({ candidateId, secret })).text !== NOTHING
  expect(await isFound('081002', 'OLDPIN1')).toBe(true)
  const { count, pins } = await make({ id: list, groups: 'Day' })
  expect([count, [...pins.keys()]]).toEqual([2, ['081001', '081002']])
  expect(await isFound('081001', pins.get('081001') ?? '')).toBe(true)
  expect(await isFound('081002', pins.get('081002') ?? '')).toBe(true)
  expect(await isFound('081002', 'OLDPIN1')).toBe(false)
  expect((await app.as('ADMIN').run(Groups, { id: list })).studentUpload?.groups).toEqual([
    { name: 'Day', students: 2 },
    { name: 'Morning', students: 12 },
  ])
})

test('the cards hold name, ID, PIN, exam and institute, ten on a page, sorted by group', async () => {
  const { pdf, pins } = await make({ id: list, exam: 'CEE Model Test 9' })
  const pages = await readPdf(pdf)
  expect(pages.map((page) => page.split('CEE Model Test 9').length - 1)).toEqual([10, 4])
  const text = pages.join('\n')
  expect(text.indexOf('081001')).toBeLessThan(text.indexOf('081010'))
  for (const [candidate, pin] of pins) {
    expect(text).toContain(candidate)
    expect(text.replaceAll(/\s/g, '')).toContain(pin)
  }
  expect(text).toContain(app.site.name)
  // Values of a list are text, not markup.
  expect(text).toContain('#panic("x") *Anjali*')
})

test('of an exam in the schedule, the cards hold time and place, too', async () => {
  const day = dayAfter(todayInNepal(app.db.now()), 7)
  const { saveContent } = await app.as('ADMIN').run(SaveContent, {
    collection: 'scheduledExams',
    version: 0,
    data: {
      ...{ title: 'Admission Test', firstNumber: null, day, startsAt: '07:00', minutes: 180 },
      ...{
        everyDays: null,
        until: null,
        place: 'Hall 2',
        covers: 'All',
        questionCount: 200,
        invigilators: 4,
      },
    },
    publication: 'NOW',
  })
  expect(saveContent.__typename).toBe('ContentItem')
  const { pdf } = await make({ id: list, groups: 'Day', exam: ' admission test ' })
  const [text = ''] = await readPdf(pdf)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    `Admission Test: ${sayDate(`${day}T01:15:00Z`, true)}, Hall 2`,
  )
  expect(text).toContain('Show the PIN to nobody.')
})

test('a PIN is in no table, and a list with the file’s PINs can be uploaded again', async () => {
  const { pins, csv } = await make({ id: list, groups: 'Day' })
  expect(await everything(app.db.pool)).not.toContain(pins.get('081001'))
  await scenario.studentList(new File([csv], 'With PINs.csv', { type: 'text/csv' }))
  expect((await lookUp({ candidateId: '081001', secret: pins.get('081001') ?? '' })).text).not.toBe(NOTHING)
})

test('a candidate who is on a newer list too gets the PIN there, where it counts', async () => {
  await scenario.studentList(studentsCsv([{ candidate: '081010', pin: 'NEWER1' }]))
  const { pins } = await make({ id: list, groups: 'Morning' })
  expect((await lookUp({ candidateId: '081010', secret: 'NEWER1' })).text).toBe(NOTHING)
  expect((await lookUp({ candidateId: '081010', secret: pins.get('081010') ?? '' })).text).not.toBe(NOTHING)
})

test('a list that is gone, switched off or too long gets none', async () => {
  const refused = async (id: string, groups?: string) => {
    const { makePins } = await app.as('ADMIN').run(MakePins, { id, ...(groups && { groups }) })
    return makePins.__typename === 'InvalidInput'
      ? makePins.fields.map(({ path, message }) => `${path}: ${message}`)[0]
      : 'made'
  }
  const long = await scenario.studentList(
    studentsCsv(Array.from({ length: MOST_CARDS + 1 }, (_, index) => ({ candidate: `L${index}` }))),
  )
  expect(await refused(long)).toMatch(/^groups: These are 1,001 students\..* 1,000$/)
  expect(await refused('not an id')).toBe('id: This list is not there any more, or switched off')
  expect(await refused(list, 'No such group')).toBe('groups: The list has no such group')
  await app.db.prisma.studentUpload.update({ where: { id: list }, data: { isActive: false } })
  expect(await refused(list)).toMatch('switched off')
})

test('as many cards as are allowed are typeset', async () => {
  const rows = Array.from({ length: MOST_CARDS }, (_, index) => ({
    candidate: `K${index}`,
    name: 'Kamala Rai',
  }))
  const id = await scenario.studentList(studentsCsv(rows))
  const { pdf } = await make({ id })
  expect(pdf.length).toBeLessThan(500_000)
})
