import type { Role } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'

/** The roles, from the one that may do least. */
const roles: readonly Role[] = ['STUDENT', 'TEACHER', 'ADMIN']

export const roleNames: Readonly<Record<Role, string>> = {
  STUDENT: t('Student'),
  TEACHER: t('Teacher'),
  ADMIN: t('Admin'),
}

/** The permissions of a role. */
const roleMeanings: Readonly<Record<Role, string>> = {
  STUDENT: t('sees the student area'),
  TEACHER: t('sees the teacher page'),
  ADMIN: t('publishes results and manages everything, these accounts too'),
}

export const roleChoices = roles.map((role) => [role, `${roleNames[role]}: ${roleMeanings[role]}`] as const)
