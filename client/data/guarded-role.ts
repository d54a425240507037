import { graphql } from '#client/gql/gql.ts'
import type { Role } from '#client/gql/graphql.ts'

/** A role, or whoever may edit content: admins, and teachers whom an admin lets. */
export type GuardedRole = Role | 'EDITOR'

/** Asked only where editors are let in. */
export const EditableContentQuery = graphql(`
  query EditableContent { viewer { editableContent } }
`)

/** The role that the sign-in page says is needed. */
export const deniedRole = (role: GuardedRole | undefined): Role | undefined =>
  role === 'EDITOR' ? 'ADMIN' : role
