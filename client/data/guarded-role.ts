import { graphql } from '#client/gql/gql.ts'
import type { Role } from '#client/gql/graphql.ts'

/** A role, or all editors of content: admins, and teachers whom an admin allows it. */
export type GuardedRole = Role | 'EDITOR'

/** Asked only where editors are let in. */
export const EditableContentQuery = graphql(`
  query EditableContent { viewer { editableContent } }
`)

/** The viewer, and the end of the session. */
export const PresenceQuery = graphql(`
  query Presence {
    viewer { role session { expiresAt } }
  }
`)

/**
 * Whether somebody may be on a page for a role; on any that has a guard, if none is named.
 *
 * @param viewerRole undefined while it is not known, as for a visitor.
 * @param editable the content that they may edit; asked only for editors.
 */
export function mayBeHere(
  role: GuardedRole | undefined,
  viewerRole: Role | null | undefined,
  editable: readonly unknown[] = [],
): boolean {
  if (!viewerRole) return false
  if (role === 'EDITOR') return editable.length > 0
  return role === undefined || viewerRole === role
}

/** The role that the sign-in page says is needed. */
export const deniedRole = (role: GuardedRole | undefined): Role | undefined =>
  role === 'EDITOR' ? 'ADMIN' : role
