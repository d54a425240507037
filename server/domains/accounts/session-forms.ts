import type { FastifyInstance } from 'fastify'
import { createContext, type Services } from '#server/graphql/context.ts'
import { TooManyAttempts } from '#server/limits.ts'
import { locales, pathIn } from '#shared/locales.ts'
import { type SignInOutcome, signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const MAX_BODY_BYTES = 10_000

/**
 * Makes signing in and out work without JavaScript. The browser posts the sign-in form to the address of its page. After a
 * sign-in that page redirects; after a failure the reason is in the query string (see client/features/account). Signing out
 * leads to that page.
 */
export async function registerSessionForms(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (page) => {
    page.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    for (const locale of locales) {
      const path = pathIn(locale, '/auth')
      page.post(pathIn(locale, '/sign-out'), async (request, reply) => {
        await signOut(await createContext(services, request, reply))
        return reply.header('cache-control', 'no-store').redirect(path, 303)
      })
      page.post<{ Body: unknown }>(path, async (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const context = await createContext(services, request, reply)
        const failed = await signIn(context, {
          email: form.get('email') ?? '',
          password: form.get('password') ?? '',
        }).then(reasonOf, (error: unknown) => {
          if (error instanceof TooManyAttempts) return 'limited'
          throw error
        })
        const { searchParams } = new URL(request.url, services.publicUrl())
        if (failed === undefined) searchParams.delete('failed')
        else searchParams.set('failed', failed)
        return reply
          .header('cache-control', 'no-store')
          .redirect(searchParams.size === 0 ? path : `${path}?${searchParams}`, 303)
      })
    }
  })
}

function reasonOf(outcome: SignInOutcome): string | undefined {
  switch (outcome.kind) {
    case 'SignedIn':
      return undefined
    case 'SignInRefused':
      return outcome.reason
    case 'EmailNotConfirmed':
      return 'unconfirmed'
    case 'InvalidInput':
      return 'incomplete'
  }
}
