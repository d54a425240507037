import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { scopesOf } from '#server/auth/auth-scopes.ts'
import type { Database } from '#server/db/database.ts'
import { createPageContext, type Services } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import type { Place } from '#server/graphql/newest-first.ts'
import { BOM, csvLine } from '#server/lib/csv/write-csv.ts'
import { contentDisposition } from '#server/lib/file-name.ts'
import { ISO_DATE } from '#server/lib/iso-date.ts'
import { nepalClock, todayInNepal } from '#shared/calendar/nepal-time.ts'
import { showBsDay } from '#shared/calendar/show-dates.ts'
import { type ActivityFilter, findActivities } from './find-activities.ts'

const PAGE = 500

const text = z.string().max(200).optional().catch(undefined)
const day = z.string().regex(ISO_DATE).optional().catch(undefined)
const words = z.preprocess(
  (given) => (typeof given === 'string' ? [given] : given),
  z.array(z.string().max(200)).optional().catch(undefined),
)
const query = z.object({ search: text, noted: words, who: text, from: day, to: day })

/** Serves the activity log, or the matches of a search, as a CSV file to signed-in admins. */
export function serveActivityLog(app: FastifyInstance, services: Services): void {
  app.get('/files/activity.csv', async (request, reply) => {
    const context = await createPageContext(services, request, reply)
    if (!scopesOf(context.viewer).admin) return reply.callNotFound()
    context.budget.spend(costs.file)
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `Activity log ${todayInNepal()}.csv`),
      'cache-control': 'private, no-store',
    })
    return reply.send(Readable.from(linesOf(services.db, query.parse(request.query))))
  })
}

/** Page by page, so that a long log needs no memory and holds no connection. */
async function* linesOf(db: Pick<Database, 'pool'>, filter: ActivityFilter): AsyncGenerator<string> {
  yield BOM + csvLine(['Time (Nepal)', 'Date (B.S.)', 'Who', 'Action', 'Subject'])
  let after: Place | undefined
  do {
    const page = await findActivities(db, filter, { after, limit: PAGE })
    yield page
      .map(({ at, actor, action, subject }) =>
        csvLine([timeOf(at), showBsDay(todayInNepal(at)) ?? '', actor ?? '', action, subject]),
      )
      .join('')
    after = page.length === PAGE ? page.at(-1) : undefined
  } while (after)
}

function timeOf(at: Date): string {
  return `${nepalClock(at).replace('T', ' ')}:${at.toISOString().slice(17, 19)}`
}
