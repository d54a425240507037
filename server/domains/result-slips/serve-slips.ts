import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { letterheadOf } from '#server/domains/media/letterhead.ts'
import { MAX_EXAM_ID_LENGTH } from '#server/domains/results/import/read-results-csv.ts'
import { findExamResult } from '#server/domains/results/look-up/find-exam-results.ts'
import { limitedLookUp } from '#server/domains/results/look-up/limited-look-up.ts'
import { logRehearsed, rehearsalOfPage } from '#server/domains/results/release/serve-rehearsals.ts'
import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { type Context, createFileContext, type Services, withChanges } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { acceptsHtml } from '#server/http/plain-page.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { locales, pathIn } from '#shared/locales.ts'
import { findSlipRows } from './find-slip-rows.ts'
import { issueSlips } from './issue-slips.ts'
import { isSignedSlipPath, SLIP_FILE } from './slip-path.ts'
import { slipTitle, typesetSlip } from './typeset-slips.ts'

const key = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => !text.includes('\0'))

const query = z.object({
  exam: key(MAX_EXAM_ID_LENGTH),
  candidate: z.string().transform(normalCandidateId).pipe(key(MAX_CANDIDATE_ID_LENGTH)),
})

interface ResultKey {
  examId: string
  candidateId: string
}

/** Serves result slips to everybody who may look up the result, within the same limits, and the addresses in their QR codes. */
export function serveSlips(app: FastifyInstance, services: Services): void {
  // One page checks scanned and typed codes; the access log leaves queries out.
  for (const page of locales.map((language) => pathIn(language, '/verify')))
    app.get<{ Params: { code: string } }>(`${page}/:code`, ({ params }, reply) =>
      reply.redirect(`${page}?${new URLSearchParams(params)}`, 303),
    )

  app.get(SLIP_FILE, async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const context = await createFileContext(services, request, reply)
    const parsed = query.safeParse(request.query)
    if (!parsed.success) return reply.callNotFound()
    const asked = { examId: parsed.data.exam, candidateId: parsed.data.candidate }
    const rehearsal = await rehearsalOfPage(services, request)
    const shown = rehearsal?.db ?? services.db
    const search = new URLSearchParams(request.url.split('?')[1])
    const signed = await isSignedSlipPath(services.keys, asked, search)
    if (!(await isSeen(context, asked, { shown, signed }))) return sendToLookUp(asked, context, reply)
    context.budget.spend(costs.file)
    const { language } = context
    const { db, site, dataVersion } = services
    const [slip] = await issueSlips(
      { db, shown, site, dataVersion },
      { examId: asked.examId, candidateIds: [asked.candidateId] },
    )
    if (!slip) return sendToLookUp(asked, context, reply)
    if (rehearsal) await logRehearsed(context, rehearsal)
    const publicUrl = services.publicUrl()
    const { pdf } = typesetSlip(slip, {
      letterhead: await letterheadOf(context),
      language,
      publicUrl,
      isRehearsal: rehearsal !== undefined,
    })
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-length': pdf.length,
        'content-disposition': contentDisposition(
          'attachment',
          `${slipTitle(language)} ${slip.candidateId} ${slip.examTitle}.pdf`,
        ),
      })
      .send(pdf)
  })
}

/** Whether the result is there for this visitor. Counts like a look-up. */
async function isSeen(
  context: Context,
  asked: ResultKey,
  { shown, signed }: { shown: Database; signed: boolean },
): Promise<boolean> {
  const find = async () =>
    signed
      ? ((await findSlipRows(withChanges(context, { db: shown }), asked.examId, [asked.candidateId]))[0] ??
        null)
      : // Without a secret, only in exams that want none.
        findExamResult(shown, asked)
  return (await limitedLookUp(context, { subject: asked.candidateId, proof: null, find })) !== null
}

/** Browsers get the results page, which names the missing values. */
function sendToLookUp(
  { examId, candidateId }: ResultKey,
  { language }: Pick<Context, 'language'>,
  reply: FastifyReply,
) {
  const page = `${pathIn(language, '/results')}?${new URLSearchParams({ exam: examId, candidate: candidateId })}`
  return acceptsHtml(reply.request) ? reply.redirect(page, 303) : reply.callNotFound()
}
