import type { Role } from '#client/gql/graphql.ts'

/** The roles, from the one that may do least. */
export const roles: readonly Role[] = ['STUDENT', 'TEACHER', 'ADMIN']

export const roleNames: Readonly<Record<Role, string>> = {
  STUDENT: 'Student',
  TEACHER: 'Teacher',
  ADMIN: 'Admin',
}

/** What somebody with a role may do, for whoever gives it. */
export const roleMeanings: Readonly<Record<Role, string>> = {
  STUDENT: 'sees the student area',
  TEACHER: 'sees the teacher page',
  ADMIN: 'publishes results and manages everything, these accounts too',
}
