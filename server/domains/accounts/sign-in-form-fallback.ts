import type { FastifyInstance } from 'fastify'
import { createContext, type Services } from '#server/graphql/context.ts'
import { TooManyAttempts } from '#server/lib/rate-limiter.ts'
import { type SignInOutcome, signIn } from './sign-in.ts'

const MAX_BODY_BYTES = 10_000

/**
 * Makes the sign-in form work without JavaScript: the browser posts it to the address of the sign-in page. After a
 * sign-in that page redirects; after a failure the reason is in the query string (see client/features/account).
 */
export async function registerSignInFormFallback(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (page) => {
    page.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    for (const path of ['/auth', '/ne/auth'])
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
