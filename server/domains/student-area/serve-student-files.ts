import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contentIn } from '#server/content/content-in.ts'
import { letterheadOf } from '#server/domains/media/letterhead.ts'
import type { Services } from '#server/graphql/context.ts'
import { fileLanguageOf } from '#server/graphql/language.ts'
import { listSyllabi } from './course-syllabus.ts'
import { listExamsFrom, SCHEDULE_FILE } from './exam-schedule.ts'
import { listPayments, RECEIPTS, receiptName } from './payment.ts'
import { listPapers } from './previous-paper.ts'
import { listQuestionSets } from './question-set.ts'
import { sendFile, sendUploaded, studentAt } from './student-files.ts'
import {
  isUploaded,
  type PdfKind,
  pdfFileName,
  pdfPages,
  pdfUrl,
  STUDENT_FILES,
  type StudentPdf,
} from './student-pdf.ts'
import { listMaterials } from './study-material.ts'
import { typesetPdf } from './typeset-pdf.ts'
import { typesetReceipt } from './typeset-receipt.ts'

const lists: Record<PdfKind, (services: Services) => Promise<{ pdf: StudentPdf }[]>> = {
  materials: listMaterials,
  'question-bank': listQuestionSets,
  papers: listPapers,
  syllabus: listSyllabi,
}

/** Serves the files for students. The auth scope is checked before the file is looked up. */
export function serveStudentFiles(app: FastifyInstance, services: Services): void {
  for (const kind of Object.keys(lists) as PdfKind[]) servePdfs(app, services, kind)
  serveReceipts(app, services)
  serveSchedule(app, services)
}

/** Reads content in the language that the file's address names. */
function inFileLanguage(services: Services, request: FastifyRequest) {
  const language = fileLanguageOf(request)
  return { ...services, language, content: contentIn(language, services.content) }
}

function servePdfs(app: FastifyInstance, services: Services, kind: PdfKind): void {
  app.get<{ Params: { name: string } }>(`${STUDENT_FILES}/${kind}/:name`, async (request, reply) => {
    const student = await studentAt({ services, request, reply, page: pdfPages[kind] })
    if (!student) return reply
    const url = `${STUDENT_FILES}/${kind}/${request.params.name}`
    const own = inFileLanguage(services, request)
    const found = (await lists[kind](own)).find(({ pdf }) => pdfUrl(pdf) === url)
    if (!found) return reply.callNotFound()
    const { source } = found.pdf
    if (isUploaded(source))
      return sendUploaded(request, reply, { services, budget: student.budget, media: source })
    const paper = { ...(await letterheadOf(own)), language: own.language }
    const { pdf } = typesetPdf(found.pdf, source, paper)
    return sendFile(reply, { name: pdfFileName(found.pdf), type: 'application/pdf', content: pdf })
  })
}

function serveReceipts(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { name: string } }>(`${RECEIPTS}/:name`, async (request, reply) => {
    const student = await studentAt({ services, request, reply, page: '/payment' })
    if (!student) return reply
    const own = inFileLanguage(services, request)
    const { language } = own
    const payments = await listPayments(own, student.user.id)
    const payment = payments.find((one) => receiptName(one) === request.params.name)
    if (!payment?.paid) return reply.callNotFound()
    const paper = { ...(await letterheadOf(own)), language }
    const { pdf } = typesetReceipt({ ...payment, paid: payment.paid }, student.user, paper)
    return sendFile(reply, {
      name: `${language === 'ne' ? 'रसिद' : 'Receipt'} ${payment.paid.receiptNumber}.pdf`,
      type: 'application/pdf',
      content: pdf,
    })
  })
}

function serveSchedule(app: FastifyInstance, services: Services): void {
  app.get(SCHEDULE_FILE, async (request, reply) => {
    if (!(await studentAt({ services, request, reply, page: '/schedule' }))) return reply
    const now = services.db.now()
    const own = inFileLanguage(services, request)
    const { language } = own
    const { name, address } = (await own.content.published()).site
    const exams = await listExamsFrom(own, now)
    // Imported on the first request: the package is large.
    const { examCalendar } = await import('./exam-calendar.ts')
    const calendar = examCalendar(exams, { name, address, url: services.publicUrl(), language }, now)
    return sendFile(reply, {
      name: language === 'ne' ? 'परीक्षा तालिका.ics' : 'Exam schedule.ics',
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(calendar),
    })
  })
}
