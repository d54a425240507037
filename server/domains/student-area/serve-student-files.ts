import type { FastifyInstance } from 'fastify'
import { showsDemo } from '#server/db/demo-state.ts'
import type { Services } from '#server/graphql/context.ts'
import { syllabusSheet } from './course-syllabus.ts'
import { demoRecords } from './demo-records.ts'
import { examsFrom } from './exam-calendar-rules.ts'
import { SCHEDULE_FILE } from './exam-schedule.ts'
import { RECEIPTS } from './payment.ts'
import { paymentsOf } from './payment-rules.ts'
import { paperSheet, previousPapers } from './previous-paper.ts'
import { questionBank, questionSheet } from './question-set.ts'
import { type Sheet, STUDENT_FILES, sheetFileName, sheetPages, sheetUrl } from './sheet.ts'
import { sendFile, studentAt } from './student-files.ts'
import { materialSheet, studyMaterials } from './study-material.ts'
import { syllabusCourses } from './syllabus-courses.ts'
import { typesetReceipt } from './typeset-receipt.ts'
import { typesetSheet } from './typeset-sheet.ts'

/** All sheets of the demo. */
export const sheets: readonly Sheet[] = [
  ...studyMaterials.map(materialSheet),
  ...questionBank.map(questionSheet),
  ...previousPapers.map(paperSheet),
  ...syllabusCourses.map(syllabusSheet),
]

/** Serves the files for students. The auth scope is checked before the file is looked up. */
export function serveStudentFiles(app: FastifyInstance, services: Services): void {
  serveSheets(app, services)
  serveReceipts(app, services)
  serveSchedule(app, services)
}

function serveSheets(app: FastifyInstance, services: Services): void {
  const byUrl = new Map(sheets.map((sheet) => [sheetUrl(sheet), sheet]))
  for (const [kind, page] of Object.entries(sheetPages)) {
    app.get<{ Params: { name: string } }>(`${STUDENT_FILES}/${kind}/:name`, async (request, reply) => {
      if (!(await studentAt({ services, request, reply, page }))) return reply
      const sheet = byUrl.get(`${STUDENT_FILES}/${kind}/${request.params.name}`)
      if (!sheet || !(await showsDemo(services))) return reply.callNotFound()
      const { pdf } = typesetSheet(sheet, services.site)
      return sendFile(reply, { name: sheetFileName(sheet), type: 'application/pdf', content: pdf })
    })
  }
}

function serveReceipts(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { name: string } }>(`${RECEIPTS}/:name`, async (request, reply) => {
    const student = await studentAt({ services, request, reply, page: '/payment' })
    if (!student) return reply
    const payment = paymentsOf(student, new Date()).find(({ id }) => `${id}.pdf` === request.params.name)
    if (!payment?.receiptNumber) return reply.callNotFound()
    const { pdf } = typesetReceipt(payment, student, services.site)
    return sendFile(reply, {
      name: `Receipt ${payment.receiptNumber}.pdf`,
      type: 'application/pdf',
      content: pdf,
    })
  })
}

function serveSchedule(app: FastifyInstance, services: Services): void {
  app.get(SCHEDULE_FILE, async (request, reply) => {
    if (!(await studentAt({ services, request, reply, page: '/schedule' }))) return reply
    const now = new Date()
    const { name, address } = services.site
    const exams = await demoRecords(services, examsFrom(now))
    // Imported on the first request: the package is large.
    const { examCalendar } = await import('./exam-calendar.ts')
    const calendar = examCalendar(exams, { name, address, url: services.publicUrl() }, now)
    return sendFile(reply, {
      name: 'Exam schedule.ics',
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(calendar),
    })
  })
}
