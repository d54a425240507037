import type { Role } from '#server/generated/prisma/enums.ts'

export interface SignedInUser {
  id: string
  email: string
  name: string | null
  role: Role
  /** Whether it is an account of the demo. */
  isDemo: boolean
}

/** The session of a request, and the expiry of its access token. */
export interface AccessSession {
  id: string
  expiresAt: Date
}

/** The sender of a request. Never null: a visitor is a viewer, too. */
export type Viewer =
  | { kind: 'VISITOR' }
  | { kind: 'STUDENT' | 'TEACHER' | 'ADMIN'; user: SignedInUser; session: AccessSession }

export const visitor: Viewer = { kind: 'VISITOR' }

/** The user id to record with an activity. */
export function actorIdOf(viewer: Viewer): string | null {
  return viewer.kind === 'VISITOR' ? null : viewer.user.id
}
