import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import { letterheadOf } from '#server/domains/media/letterhead.ts'
import { type ListedResult, listResults } from '#server/domains/results/lists/list-results.ts'
import {
  type ExamFile,
  examFileFor,
  examFileHeaders,
} from '#server/domains/results/lists/serve-exam-results.ts'
import type { Services } from '#server/graphql/context.ts'
import { TooManyAttempts } from '#server/limits.ts'
import { PdfJoiner } from '#server/pdf/join-pdfs.ts'
import { SLIPS_IN_FILE } from '#shared/limits.ts'
import { issueSlips } from './issue-slips.ts'
import { slipTitle, typesetSlipsOnThread } from './typeset-slips.ts'

/** Slips that are typeset at once, in about a second: so long other documents wait. */
const AT_ONCE = 50

/** Files that are made for an account at the same time: their pages are typeset one after the other. */
const MOST_FILES = 2
const RETRY_SECONDS = 10
const REASON = 'Two files of result slips are being made for you already.'

const query = z.object({ part: z.coerce.number().int().min(1).max(1000).default(1) })

/** Serves the slips of an exam, or of one of its groups, to signed-in admins: one PDF, sent while it is made. */
export function serveExamSlips(app: FastifyInstance, services: Services): void {
  const underWay = new Map<string, number>()
  const add = (userId: string, more: 1 | -1) => {
    const count = (underWay.get(userId) ?? 0) + more
    if (count === 0) underWay.delete(userId)
    else underWay.set(userId, count)
  }
  app.get('/files/result-slips.pdf', async (request, reply) => {
    const file = await examFileFor(services, request, reply)
    const parsed = query.safeParse(request.query)
    if (!file || !parsed.success) return reply.callNotFound()
    const { exam, group } = file
    const listed = (await listResults(services.db, exam, { group })).sort(byGroup)
    const before = (parsed.data.part - 1) * SLIPS_IN_FILE
    const candidateIds = listed.slice(before, before + SLIPS_IN_FILE).map(({ candidateId }) => candidateId)
    if (candidateIds.length === 0) return reply.callNotFound()
    // Nothing would give the place back.
    if (reply.raw.closed) return reply.code(499).send()
    const userId = actorIdOf(file.context.viewer) ?? ''
    if ((underWay.get(userId) ?? 0) >= MOST_FILES)
      throw new TooManyAttempts(RETRY_SECONDS, REASON, 'result slips')
    add(userId, 1)
    reply.raw.once('close', () => add(userId, -1))
    const range =
      listed.length > SLIPS_IN_FILE
        ? ` ${before + 1}${file.context.language === 'ne' ? '-' : ' to '}${before + candidateIds.length}`
        : ''
    return reply
      .headers(
        examFileHeaders(
          file,
          `${file.context.language === 'ne' ? 'नतिजा पर्ची' : 'result slips'}${range}.pdf`,
          'application/pdf',
        ),
      )
      .send(Readable.from(pdfOf(services, file, candidateIds), { highWaterMark: 1 }))
  })
}

/** By group and candidate ID, so that a pile can be handed out. */
function byGroup(one: ListedResult, other: ListedResult): number {
  const [key, otherKey] = [one, other].map(({ groups, candidateId }) => `${groups ?? ''}\0${candidateId}`)
  return Buffer.compare(Buffer.from(key ?? ''), Buffer.from(otherKey ?? ''))
}

/** The comments tell the page how many slips are done. Candidates whose result was withdrawn meanwhile are left out. */
async function* pdfOf(
  services: Services,
  { context, exam }: ExamFile,
  candidateIds: readonly string[],
): AsyncGenerator<Buffer> {
  const { db, site, dataVersion, publicUrl } = services
  const joiner = new PdfJoiner()
  const { language } = context
  const about = {
    letterhead: await letterheadOf(context),
    language,
    publicUrl: publicUrl(),
    isRehearsal: false,
    title: `${language === 'ne' ? slipTitle(language) : 'Result slips'}: ${exam.title}`,
  }
  const progress = (done: number) => joiner.comment(`${done} of ${candidateIds.length} slips`)
  yield Buffer.concat([joiner.start(), progress(0)])
  for (let done = 0; done < candidateIds.length; done += AT_ONCE) {
    const ids = candidateIds.slice(done, done + AT_ONCE)
    const slips = await issueSlips(
      { db, shown: db, site, dataVersion },
      { examId: exam.id, candidateIds: ids },
    )
    if (slips.length === 0) continue
    const { pdf } = await typesetSlipsOnThread(slips, about, context.signal())
    yield joiner.add(pdf)
    yield progress(done + ids.length)
  }
  yield joiner.end()
}
