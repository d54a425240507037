import type { User } from '#server/generated/prisma/client.ts'

/**
 * Whether an account may sign in, continue a session, or get a new password.
 *
 * @param o.demo whether demo accounts may.
 */
export function isUsable(user: Pick<User, 'disabledAt' | 'isDemo'>, o: { demo: boolean }): boolean {
  return user.disabledAt === null && (o.demo || !user.isDemo)
}
