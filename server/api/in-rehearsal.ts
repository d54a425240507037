import type { ApolloServerPlugin } from '@apollo/server'
import { visitor } from '#server/auth/viewer.ts'
import type { Rehearsal } from '#server/domains/results/release/rehearsal.ts'
import { type Context, withChanges } from '#server/graphql/context.ts'

/** The context of a rehearsal: everybody sees the site as visitors will. */
export function inRehearsal(context: Context, rehearsal: Rehearsal | undefined): Context {
  if (!rehearsal) return context
  const { content } = context
  const released = {
    published: async () => (await content.published()).withResults(),
    drafts: () => content.drafts(),
  }
  return withChanges(context, { viewer: visitor, db: rehearsal.db, content: released, isRehearsal: true })
}

/** Queries of a rehearsal see the site after the release. Mutations change the site as it is, for every sender. */
export const rehearseQueries: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue }) {
        if (operation?.operation !== 'query') return
        Object.assign(contextValue, await contextValue.rehearse?.())
      },
    }
  },
}
