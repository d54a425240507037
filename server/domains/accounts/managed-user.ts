import { actorIdOf } from '#server/auth/viewer.ts'
import type { Context } from '#server/graphql/context.ts'
import { notFound } from '#server/graphql/errors.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import type { Manager } from './manage-user.ts'

/**
 * Runs a change of an account with the viewer as the actor.
 *
 * @throws NOT_FOUND when there is no such account.
 */
export async function managed<Changed>(
  { db, env, viewer }: Context,
  userId: string,
  change: (manager: Manager, userId: string) => Promise<Changed | null>,
): Promise<Changed> {
  const manager = { db, actorId: actorIdOf(viewer), demo: env.demo }
  const id = uuidOf(userId)
  const user = id === undefined ? null : await change(manager, id)
  if (!user) throw notFound(say`This account is not there any more.`)
  return user
}
