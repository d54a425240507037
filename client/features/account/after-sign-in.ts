import type { Role } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { inThisLanguage, paths, safeNext } from '#client/paths.ts'

/** Where each role works. */
const homes: Record<Role, string> = { ADMIN: paths.admin, TEACHER: paths.teacher, STUDENT: paths.portal }

/**
 * Where to go after signing in: to the page first asked for, as long as it is one of ours, else where the role works. In the
 * language of the sign-in page, which may have been changed there.
 */
export function afterSignIn(role: Role, next: string | null): string {
  return inThisLanguage(safeNext(next, homes[role]))
}

const denials: Record<Role, string> = {
  ADMIN: t('You must be logged in as an administrator to access this page.'),
  TEACHER: t('You must be logged in as a teacher to access this page.'),
  STUDENT: t('You must be logged in as a student to access this page.'),
}

/** The message after a guard's redirect; `denied` is the role that the page needs, as the address says it. */
export function denialFor(denied: string | null): { title: string; description: string } | undefined {
  const description = denied !== null && Object.hasOwn(denials, denied) && denials[denied as Role]
  return description ? { title: t('Access Denied'), description } : undefined
}
