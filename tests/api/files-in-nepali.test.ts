/** Files that are made in both languages hold the content of theirs, as the pages do that link to them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '#prisma/demo-content/settings.ts'
import { dayAfter, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { graphql } from '#tests/gql/gql.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const SyllabusPdf = graphql(`
  query SyllabusPdfForNepaliTests { syllabus { pdf { url } } }
`)
const english = { name: 'Himal Academy', address: 'Baneshwor' }
const nepali = { name: 'हिमाल एकेडेमी', address: 'बानेश्वर' }

let app: TestApp
beforeAll(async () => {
  app = await testApp({ settings: { DEMO: 'off' } })
  await publish('identity', { ...identity, ...english, ne: nepali })
})
afterAll(() => app.close())

async function publish(collection: string, data: Record<string, unknown>) {
  const saved = await app.as('ADMIN').run(SaveContent, { collection, version: 0, data, publication: 'NOW' })
  if (saved.saveContent.__typename !== 'ContentItem') throw new Error(JSON.stringify(saved))
}

/** The text of a file in both languages, without the line breaks of calendars. */
async function texts(role: 'ADMIN' | 'VISITOR' | 'STUDENT', path: string) {
  const text = async (address: string) => {
    const answer = await app.as(role).fetch(address)
    expect(answer.status).toBe(200)
    if (path.includes('.pdf')) return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).join(' ')
    return (await answer.text()).replaceAll('\r\n ', '')
  }
  return { en: await text(path), ne: await text(`${path}${path.includes('?') ? '&' : '?'}lang=ne`) }
}

function expectNames({ en, ne }: { en: string; ne: string }) {
  expect([en.includes(english.name), en.includes(nepali.name)]).toEqual([true, false])
  expect([ne.includes(english.name), ne.includes(nepali.name)]).toEqual([false, true])
}

test('the manifest, by which the website is put on a phone', async () => {
  expectNames(await texts('VISITOR', '/site.webmanifest'))
})

test('the feed of notices', async () => {
  expectNames(await texts('VISITOR', '/news/feed.xml'))
})

test('the hour of a release for a calendar', async () => {
  const releaseAt = new Date(app.db.now().getTime() + 3_600_000).toISOString()
  await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'WAITS' }]), {
    releaseAt,
    announced: true,
  })
  expectNames(await texts('VISITOR', '/files/results.ics?exam=WAITS'))
})

test('the schedule of exams for a calendar', async () => {
  await publish('scheduledExams', {
    ...{ title: 'Model Test', day: dayAfter(todayInNepal(app.db.now()), 7), startsAt: '07:00' },
    ...{ place: 'Hall 2', covers: 'All', minutes: 180, questionCount: 200, invigilators: 4 },
    ...{ firstNumber: null, everyDays: null, until: null },
    ne: { title: 'नमुना परीक्षा', place: 'हल २' },
  })
  const calendars = await texts('STUDENT', '/files/student/exam-schedule.ics')
  expectNames(calendars)
  expect(calendars.en).toContain('SUMMARY:Model Test')
  expect(calendars.ne).toContain('SUMMARY:नमुना परीक्षा')
  expect(calendars.ne).toContain('बानेश्वर')
  expect(calendars.ne).not.toContain('Hall 2')
})

test('slips and merit lists of staff', async () => {
  const { examId } = await scenarios(app).resultFile(resultsCsv([{ candidate: '1', exam: 'SLIPS' }]))
  for (const file of ['result-slips', 'merit-list']) {
    const { en, ne } = await texts('ADMIN', `/files/${file}.pdf?exam=${examId}`)
    expect([file, en.includes(english.address), ne.includes(english.address)]).toEqual([file, true, false])
  }
})

test('a syllabus', async () => {
  await publish('courseSyllabi', {
    ...{ course: 'Entrance course', programs: ['MBBS'], weeks: 30, lessonMinutes: 60 },
    subjects: [{ name: 'Botany', lessons: 20, topics: ['Cells'], ne: { name: 'वनस्पति' } }],
    ne: { course: 'प्रवेश कक्षा' },
  })
  const { syllabus } = await app.as('STUDENT').run(SyllabusPdf)
  const read = async (language: string) => {
    const answer = await app.as('STUDENT').fetch(`${syllabus[0]?.pdf.url}${language}`)
    return (await readPdf(Buffer.from(await answer.arrayBuffer()))).join(' ')
  }
  const [en, ne] = [await read(''), await read('?lang=ne')]
  const words = [english.name, 'Entrance course', 'Botany', 'Cells']
  expect(words.filter((one) => en.includes(one))).toEqual(words)
  // Fields without a Nepali text stay as they are.
  expect(words.filter((one) => ne.includes(one))).toEqual(['Cells'])
})
