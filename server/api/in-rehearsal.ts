import { visitor } from '#server/auth/viewer.ts'
import type { Rehearsal } from '#server/domains/results/rehearsal.ts'
import type { Context } from '#server/graphql/context.ts'

/** The context of a request in a rehearsal: everybody sees what visitors will see. */
export function inRehearsal(context: Context, rehearsal: Rehearsal | undefined): Context {
  if (!rehearsal) return context
  const { content } = context
  const released = {
    published: async () => (await content.published()).withResults(),
    drafts: () => content.drafts(),
  }
  return { ...context, viewer: visitor, db: rehearsal.db, content: released, isRehearsal: true }
}
