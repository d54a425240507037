import { closedDoor } from '#server/access/scopes.ts'
import type { Viewer } from '#server/access/viewer.ts'

/** The viewer as somebody with an account. @throws the answer at a closed door when it is a visitor. */
export function signedIn(viewer: Viewer): Exclude<Viewer, { kind: 'VISITOR' }> {
  if (viewer.kind === 'VISITOR') throw closedDoor(viewer)
  return viewer
}
