import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from '#server/auth/secure-cookies.ts'
import { actorIdOf } from '#server/auth/viewer.ts'
import { logExam } from '#server/domains/results/exams/change-exam.ts'
import type { Context, Services } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { sendPageOrText } from '#server/http/plain-page.ts'
import { createBudgetOf } from '#server/http/request-budget.ts'
import { said, say } from '#server/locales/say.ts'
import { withNepaliDigits } from '#shared/digits.ts'
import { locales, pathIn } from '#shared/locales.ts'
import { findRehearsal, REHEARSAL_HEADER, REHEARSAL_MS, REHEARSAL_PATH, type Rehearsal } from './rehearsal.ts'

const COOKIE = 'pravesh_rehearsal'

/** Serves the links of rehearsals, which lead to the pages themselves; a cookie says that they are rehearsed. */
export function serveRehearsals(app: FastifyInstance, services: Services): void {
  const cookie = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(services.env, request) }) as const

  const budgetOf = createBudgetOf(services)

  for (const locale of locales) {
    const path = pathIn(locale, REHEARSAL_PATH)
    const results = pathIn(locale, '/results')

    app.get<{ Querystring: { token?: string } }>(path, async (request, reply) => {
      hide(reply)
      const budget = await budgetOf(request)
      budget.spend(costs.page)
      const { token } = request.query
      const rehearsal = typeof token === 'string' ? await findRehearsal(services, token) : undefined
      if (!rehearsal) {
        const words = (message: string) => {
          const text = said(message, locale)
          return locale === 'ne' ? withNepaliDigits(text) : text
        }
        const title = words(say`This rehearsal has ended`)
        const reason = words(
          say`The results have been released or withdrawn, or the link is older than 24 hours. Ask for a new link if they are not released yet.`,
        )
        reply.clearCookie(COOKIE, cookie(request)).code(410)
        const body = `<p>${reason}</p>
      <p><a href="${results}">${words(say`Exam results`)}</a></p>`
        return sendPageOrText(request, reply, { locale, title, body, text: `${title}. ${reason}\n` })
      }
      return reply
        .setCookie(COOKIE, rehearsal.token, { ...cookie(request), maxAge: REHEARSAL_MS / 1000 })
        .redirect(`${results}?${new URLSearchParams({ exam: rehearsal.examId })}`)
    })

    app.get(`${path}/end`, (request, reply) => {
      hide(reply)
      return reply.clearCookie(COOKIE, cookie(request)).redirect(results)
    })
  }
}

function hide(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
}

/** The rehearsal that a page's request belongs to. */
export async function rehearsalOfPage(
  services: Services,
  { cookies }: FastifyRequest,
): Promise<Rehearsal | undefined> {
  const token = cookies[COOKIE]
  return token ? findRehearsal(services, token) : undefined
}

/**
 * Notes that somebody is shown a rehearsal; its link alone is opened by programs that preview links, too. Nobody can delete
 * entries of the activity log: one in ten minutes for each exam and person, or all without an account.
 */
export async function logRehearsed(
  { db, limits, viewer }: Pick<Context, 'db' | 'limits' | 'viewer'>,
  { examId }: Rehearsal,
): Promise<void> {
  const actorId = actorIdOf(viewer)
  if ((await limits.count('rehearsal-opened', `${examId} ${actorId}`)) > 1) return
  await logExam(db.prisma, examId, 'rehearsed', { actorId })
}

/** The rehearsal that a request of the API asks for. */
export async function rehearsalOfOperation(
  services: Services,
  { headers }: FastifyRequest,
): Promise<Rehearsal | undefined> {
  const token = headers[REHEARSAL_HEADER]
  return typeof token === 'string' ? findRehearsal(services, token) : undefined
}
