import { builder } from '#server/graphql/builder.ts'
import { SessionType } from './viewer.ts'

builder.mutationField('refreshSession', (t) =>
  t.field({
    authScopes: { public: true },
    type: SessionType,
    nullable: true,
    description:
      'Exchanges the refresh cookie for new tokens; null when the cookie is missing or no longer valid. [anyone with a refresh cookie]',
    resolve: async (_root, _args, { cookies, sessions }) => {
      if (cookies.refresh === undefined) return null
      const renewed = await sessions.refresh(cookies.refresh)
      if (!renewed) {
        cookies.clear()
        return null
      }
      cookies.set(renewed.tokens)
      return { expiresAt: renewed.tokens.accessExpiresAt }
    },
  }),
)
