import type { FastifyInstance } from 'fastify'
import { contentIn } from '#server/content/content-in.ts'
import { listAnnouncedReleases } from '#server/domains/results/exams/find-exams.ts'
import type { Services } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { fileLanguageOf } from '#server/graphql/language.ts'
import { createBudgetOf } from '#server/http/request-budget.ts'
import { contentDisposition } from '#server/lib/file-name.ts'

const fileNames = { en: 'Results.ics', ne: 'नतिजा.ics' } as const

/** Serves the time of the database for countdowns, and a file for calendars. */
export function serveReleases(app: FastifyInstance, services: Services): void {
  const { db, publicUrl } = services
  const budgetOf = createBudgetOf(services)

  app.get('/clock', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ now: db.now().getTime() }),
  )

  app.get<{ Querystring: { exam?: string } }>('/files/results.ics', async (request, reply) => {
    const budget = await budgetOf(request)
    budget.spend(costs.file)
    const releases = await listAnnouncedReleases(db)
    const release = releases.find(({ exam }) => exam.id === request.query.exam)
    if (!release) return reply.callNotFound()
    // Imported on the first request: the package is large.
    const { releaseCalendar } = await import('./release-calendar.ts')
    const language = fileLanguageOf(request)
    const { site } = await contentIn(language, services.content).published()
    const institute = { name: site.name, url: publicUrl() }
    const calendar = releaseCalendar(release, { ...institute, language }, db.now())
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'content-disposition': contentDisposition('attachment', fileNames[language]),
        'cache-control': 'no-store',
      })
      .send(calendar)
  })
}
