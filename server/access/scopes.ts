import { GraphQLError } from 'graphql'
import type { Viewer } from './viewer.ts'

/** The doors a field can name. Every root field names at least one; `tests/house/doors` checks it. */
export interface AuthScopes {
  /** Anybody, visitors included. */
  public: boolean
  /** Anybody with an account, whatever the role. */
  signedIn: boolean
  student: boolean
  teacher: boolean
  admin: boolean
}

export function scopesOf(viewer: Viewer): AuthScopes {
  return {
    public: true,
    signedIn: viewer.kind !== 'VISITOR',
    student: viewer.kind === 'STUDENT',
    teacher: viewer.kind === 'TEACHER',
    admin: viewer.kind === 'ADMIN',
  }
}

/** The answer at a closed door: sign in, or you may not. It says nothing about what is behind it. */
export function closedDoor(viewer: Viewer): GraphQLError {
  return viewer.kind === 'VISITOR'
    ? new GraphQLError('Please sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })
    : new GraphQLError('Your account may not do this.', { extensions: { code: 'FORBIDDEN' } })
}
