import { actorIdOf } from '#server/access/viewer.ts'
import type { Context } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import type { ManagedUser, Manager } from './manage-user.ts'

/**
 * Does something with an account for the viewer.
 *
 * @throws NOT_FOUND when there is no such account.
 */
export async function managed(
  { db, env, viewer }: Context,
  userId: string,
  deed: (manager: Manager, userId: string) => Promise<ManagedUser>,
): Promise<Exclude<ManagedUser, null>> {
  const manager = { db, actorId: actorIdOf(viewer), demo: env.demo }
  const user = isUuid(userId) ? await deed(manager, userId) : null
  if (!user) throw notFound('This account is not there any more.')
  return user
}
