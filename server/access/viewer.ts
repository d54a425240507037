import type { Role } from '#server/generated/prisma/enums.ts'

export interface SignedInUser {
  id: string
  email: string
  name: string | null
  role: Role
}

/** The session behind a request: its id and until when the access token is good. */
export interface AccessSession {
  id: string
  expiresAt: Date
}

/** Who is asking. Never "user or null": a visitor is someone, too. */
export type Viewer =
  | { kind: 'VISITOR' }
  | { kind: 'STUDENT' | 'TEACHER' | 'ADMIN'; user: SignedInUser; session: AccessSession }

export const visitor: Viewer = { kind: 'VISITOR' }

/** Whose deed an activity is. */
export function actorIdOf(viewer: Viewer): string | null {
  return viewer.kind === 'VISITOR' ? null : viewer.user.id
}
