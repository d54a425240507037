import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authScopeError, scopesOf } from '#server/auth/auth-scopes.ts'
import type { SignedInUser } from '#server/auth/viewer.ts'
import { contentIn } from '#server/content/content-in.ts'
import { letterheadOf } from '#server/domains/media/letterhead.ts'
import type { MediaRecord } from '#server/domains/media/media.ts'
import { createPageContext, type Services } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { fileLanguageOf } from '#server/graphql/language.ts'
import { acceptsHtml } from '#server/http/plain-page.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import type { ClientBudget } from '#server/limits.ts'
import { type Letterhead, type Typeset, typeset } from '#server/pdf/typeset.ts'
import { sendMissingFile } from '#server/storage/missing-file.ts'
import { sendDownload, UPLOADED_FILE_POLICY } from '#server/storage/send-download.ts'
import { dateWords } from '#shared/calendar/nepali-date-words.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import { grouped } from '#shared/digits.ts'
import { type Locale, pathIn } from '#shared/locales.ts'
import { listSyllabi } from './course-syllabus.ts'
import { listExamsFrom, SCHEDULE_FILE } from './exam-schedule.ts'
import { listPayments, RECEIPTS, receiptName } from './payment.ts'
import type { Paid, PaymentShape } from './payment-rules.ts'
import { listPapers } from './previous-paper.ts'
import { listQuestionSets } from './question-set.ts'
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

interface StudentRequest {
  services: Services
  request: FastifyRequest
  reply: FastifyReply
  /** The page that links to the file, without its language: the redirect target after signing in. */
  page: string
}

/**
 * Returns the signed-in student with their budget. Otherwise it sends the response and returns undefined: browsers without a session are
 * redirected to sign in, other clients get 401, users with another role 403.
 */
async function studentAt({
  services,
  request,
  reply,
  page,
}: StudentRequest): Promise<{ user: SignedInUser; budget: ClientBudget } | undefined> {
  // Accepts the refresh cookie, like pages: the access token may have expired when the link is followed.
  const { viewer, budget } = await createPageContext(services, request, reply)
  reply.header('cache-control', 'private, no-store')
  if (viewer.kind !== 'VISITOR' && scopesOf(viewer).student) {
    budget.spend(costs.file)
    return { user: viewer.user, budget }
  }
  if (viewer.kind === 'VISITOR' && acceptsHtml(request)) {
    const locale = fileLanguageOf(request)
    const next = new URLSearchParams({ next: pathIn(locale, page), denied: 'STUDENT' })
    reply.redirect(`${pathIn(locale, '/auth')}?${next}`, 302)
    return undefined
  }
  const { message } = authScopeError(viewer)
  reply
    .code(viewer.kind === 'VISITOR' ? 401 : 403)
    .type('text/plain; charset=utf-8')
    .send(message)
  return undefined
}

/** Sends an uploaded PDF. */
async function sendUploaded(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, budget, media }: { services: Services; budget: ClientBudget; media: MediaRecord },
): Promise<FastifyReply> {
  const key = media.filePath
  const stored = await services.files.stat(key)
  if (!stored) return sendMissingFile(request, reply, key)
  reply.headers({
    'content-type': media.mediaType,
    'content-disposition': contentDisposition('attachment', media.fileName),
    'content-security-policy': UPLOADED_FILE_POLICY,
  })
  return sendDownload(request, reply, { files: services.files, key, stored, etag: `"${media.id}"`, budget })
}

/** Sends a file generated for this request. */
function sendFile(
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: Buffer },
): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-length': content.length,
      'content-disposition': contentDisposition('attachment', name),
    })
    .send(content)
}

/** Typesets the receipt of a payment for a student. */
export function typesetReceipt(
  { term, amount, paid }: PaymentShape & { paid: Paid },
  student: Pick<SignedInUser, 'name' | 'email'>,
  { language, ...letterhead }: Letterhead & { language: Locale },
): Typeset {
  const { candidateId, method, receiptNumber, isSample } = paid
  return typeset('receipt.typ', {
    ...letterhead,
    language,
    data: {
      ...{ receiptNumber, candidateId, term, method, isSample },
      student: student.name ?? student.email,
      email: student.email,
      amount: `${language === 'ne' ? 'रु ' : '₹'}${grouped(amount)}`,
      paidOn: sayDate(paid.on, false, dateWords[language]),
    },
  })
}
