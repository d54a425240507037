import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_CANDIDATE } from '#prisma/demo-content/student-area/assignments.ts'
import { seedContent } from '#prisma/seed-content.ts'
import { graphql } from '#tests/gql/gql.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// The sample records are the demo's: without it nobody is shown one as if it were the institute's.

const StudentRecords = graphql(`
  query StudentRecordsForTests {
    studyMaterials { id }
    questionBank { id }
    assignments { id }
    previousPapers { id }
    syllabus { id }
    examSchedule { id }
    payments { id }
  }
`)

const Materials = graphql(`
  query MaterialsCountForTests {
    dashboard { studyMaterials }
  }
`)

const Duties = graphql(`
  query DutiesForTests {
    examDuties { invigilators }
  }
`)

const EmptyPages = graphql(`
  query EmptyStudentPagesForTests { emptyStudentPages }
`)

const empty = [
  ...['/materials', '/student/materials', '/questionbank', '/papers', '/syllabus', '/schedule'],
  ...['/student/schedule', '/assignments'],
]

let app: TestApp

/** What the main part of a page says to a signed-in account. */
async function mainOf(who: 'STUDENT' | 'TEACHER', path: string): Promise<string> {
  const answer = await app.as(who).fetch(path)
  expect(answer.status).toBe(200)
  const window = new Window()
  window.document.body.innerHTML = /<main[^>]*>.*<\/main>/s.exec(await answer.text())?.[0] ?? ''
  const { textContent } = window.document.body
  await window.happyDOM.close()
  return textContent
}

describe('with the demo off', () => {
  beforeAll(async () => {
    app = await testApp({ settings: { DEMO: 'off' }, renderer: sourceRenderer() })
    await app.as('STUDENT').run(StudentRecords)
    await app.as('TEACHER').run(Duties)
  })
  afterAll(() => app.close())

  test('the API has no records', async () => {
    const records = await app.as('STUDENT').run(StudentRecords)
    expect(Object.values(records).flat()).toEqual([])
    expect((await app.as('TEACHER').run(Duties)).examDuties).toEqual([])
    expect((await app.as('ADMIN').run(Materials)).dashboard.studyMaterials).toBe(0)
  })

  test('no page without content is linked', async () => {
    const { emptyStudentPages } = await app.as('STUDENT').run(EmptyPages)
    expect(emptyStudentPages.toSorted()).toEqual([
      '/assignments',
      '/materials',
      '/papers',
      '/payment',
      '/questionbank',
      '/schedule',
      '/syllabus',
    ])
    const page = await (await app.as('STUDENT').fetch('/portal')).text()
    for (const path of empty) expect(page).not.toContain(`href="${path}"`)
  })

  test('the calendar has no exams', async () => {
    const answer = await app.as('STUDENT').fetch('/files/student/exam-schedule.ics')
    expect(answer.status).toBe(200)
    const calendar = await answer.text()
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(calendar).not.toContain('VEVENT')
  })

  test.each(empty)('%s says that there is nothing yet', async (path) => {
    const main = await mainOf('STUDENT', path)
    expect(main).toContain('Nothing here yet')
    expect(main).not.toContain('Add to calendar')
  })

  test('the portal counts nothing', async () => {
    const main = await mainOf('STUDENT', '/portal')
    expect(main).not.toMatch(/to hand in|Your next exam|Assignments/)
  })

  test("the teacher's page says that no exams are scheduled", async () =>
    expect(await mainOf('TEACHER', '/teacher')).toContain('No exams are scheduled'))
})

describe('with the demo on', () => {
  beforeAll(async () => {
    app = await testApp({ settings: { DEMO: 'on' }, renderer: sourceRenderer() })
    await seedContent(app.db)
    await app.as('STUDENT').run(StudentRecords)
    await app.as('TEACHER').run(Duties)
    const { id: userId } = await app.db.prisma.user.findFirstOrThrow({ where: { role: 'STUDENT' } })
    await app.db.prisma.candidateLink.create({ data: { candidateId: DEMO_CANDIDATE, userId } })
  })
  afterAll(() => app.close())

  test('the API has every kind of record', async () => {
    const records = await app.as('STUDENT').run(StudentRecords)
    expect(Object.entries(records).filter(([, list]) => list.length === 0)).toEqual([])
    expect((await app.as('TEACHER').run(Duties)).examDuties.length).toBeGreaterThan(0)
  })

  test('every page is linked', async () => {
    expect((await app.as('STUDENT').run(EmptyPages)).emptyStudentPages).toEqual([])
    expect(await (await app.as('STUDENT').fetch('/portal')).text()).toContain('href="/questionbank"')
  })

  test.each(empty)('%s shows them', async (path) => {
    expect(await mainOf('STUDENT', path)).not.toContain('Nothing here yet')
  })

  test('the portal counts the homework', async () =>
    expect(await mainOf('STUDENT', '/portal')).toContain('to hand in'))
})
