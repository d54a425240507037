import { GraphQLError } from 'graphql'
import type { Viewer } from './viewer.ts'

/** The auth scopes of fields. Every root field names at least one; a conventions test checks it. */
export interface AuthScopes {
  /** Anybody, visitors included. */
  public: boolean
  /** Anybody with an account, in any role. */
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

/**
 * The error for a viewer without the auth scope: sign in, or not allowed. It reveals nothing about the field's data.
 */
export function authScopeError(viewer: Viewer): GraphQLError {
  return viewer.kind === 'VISITOR'
    ? new GraphQLError('Please sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })
    : new GraphQLError('Your account may not do this.', { extensions: { code: 'FORBIDDEN' } })
}
