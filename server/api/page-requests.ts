import type { FastifyReply, FastifyRequest } from 'fastify'
import { mayExplore } from '#server/auth/exploring.ts'
import { visitor } from '#server/auth/viewer.ts'
import { contentIn } from '#server/content/content-in.ts'
import { logRehearsed, rehearsalOfPage } from '#server/domains/results/release/serve-rehearsals.ts'
import { createPageContext, type Services, withChanges } from '#server/graphql/context.ts'
import type { RendererOptions } from '#server/ssr/renderer.ts'
import { isSigned } from '#server/storage/signed-url.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'
import { executeInProcess } from './apollo-server.ts'
import { inRehearsal } from './in-rehearsal.ts'

/** The requester of a page, and the operations that the page runs in this process. */
export function pageRequests(
  services: Services,
): Pick<RendererOptions, 'isVisitor' | 'isPreview' | 'rehearsalOf' | 'execute' | 'mayOpenSandbox'> {
  const { content, env, keys } = services
  // The session is looked up and renewed once.
  const contextOf = once((request, reply: FastifyReply) => createPageContext(services, request, reply))
  const rehearsalOf = memoizeByObject((request: FastifyRequest) => rehearsalOfPage(services, request))
  const shownRehearsal = once(async (request, reply: FastifyReply) => {
    const rehearsal = await rehearsalOf(request)
    if (rehearsal) await logRehearsed(await contextOf(request, reply), rehearsal)
    return rehearsal
  })
  // A preview shows every viewer the page as visitors would see it.
  const drafts = { published: () => content.drafts(), drafts: () => content.drafts() }
  return {
    isVisitor: async (request, reply) => {
      try {
        return (await contextOf(request, reply)).viewer.kind === 'VISITOR'
      } catch {
        // The page is then rendered for this request alone, and reports missing data.
        return false
      }
    },
    isPreview: async ({ url }) => {
      const [path = '', query] = url.split('?')
      if (!query?.includes('signature=')) return false
      return isSigned(path, new URLSearchParams(query), keys.find, keys.now())
    },
    rehearsalOf,
    execute: async (request, reply, { language, as, ...operation }) => {
      const context = withChanges(await contextOf(request, reply), {
        language,
        content: contentIn(language, as === 'preview' ? drafts : content),
      })
      if (as === 'rehearsal')
        return executeInProcess(inRehearsal(context, await shownRehearsal(request, reply)), operation)
      return executeInProcess(
        as === 'viewer' ? context : withChanges(context, { viewer: visitor }),
        operation,
      )
    },
    mayOpenSandbox: async (request, reply) =>
      mayExplore(env.sandbox, (await contextOf(request, reply)).viewer),
  }
}

/** The same answer for all operations of a page. */
function once<Rest extends unknown[], Answer>(
  find: (request: FastifyRequest, ...rest: Rest) => Promise<Answer>,
): (request: FastifyRequest, ...rest: Rest) => Promise<Answer> {
  const answers = new WeakMap<FastifyRequest, Promise<Answer>>()
  return (request, ...rest) => {
    const answer = answers.get(request) ?? find(request, ...rest)
    answers.set(request, answer)
    return answer
  }
}
