import { signDeviceToken } from '#server/auth/device-token.ts'
import type { Viewer } from '#server/auth/viewer.ts'
import type { User } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { isKind } from '#server/graphql/errors.ts'
import { ViewerType } from './viewer.ts'

export interface SignedInShape {
  kind: 'SignedIn'
  viewer: Viewer
}

export const SignedIn = builder.objectRef<SignedInShape>('SignedIn').implement({
  description: 'The session is open; its cookies came with this answer.',
  isTypeOf: isKind('SignedIn'),
  fields: (t) => ({ viewer: t.field({ type: ViewerType, resolve: (result) => result.viewer }) }),
})

/**
 * Opens a session in the browser of the request, in place of the one that it may have.
 *
 * @returns null when the account has changed since it was read.
 */
export async function openSession(
  { cookies, keys, sessions }: Pick<Context, 'cookies' | 'keys' | 'sessions'>,
  user: Pick<User, 'id' | 'passwordHash'>,
): Promise<SignedInShape | null> {
  if (cookies.refresh !== undefined) await sessions.end(cookies.refresh)
  const opened = await sessions.open(user)
  if (!opened) return null
  cookies.set(opened.tokens)
  cookies.setDevice(await signDeviceToken(keys, user.id))
  return { kind: 'SignedIn', viewer: opened.viewer }
}
