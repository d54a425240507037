import { authScopeError } from '#server/auth/auth-scopes.ts'
import type { Viewer } from '#server/auth/viewer.ts'

/** Narrows the viewer to a signed-in user. @throws the authorization error for a visitor. */
export function signedIn(viewer: Viewer): Exclude<Viewer, { kind: 'VISITOR' }> {
  if (viewer.kind === 'VISITOR') throw authScopeError(viewer)
  return viewer
}
