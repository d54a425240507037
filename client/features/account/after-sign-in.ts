import type { Role } from '#client/gql/graphql.ts'
import { paths, safeNext } from '#client/paths.ts'

/** Where each role works. */
const homes: Record<Role, string> = { ADMIN: paths.admin, TEACHER: paths.teacher, STUDENT: paths.portal }

/** Where to go after signing in: to the page first asked for, as long as it is one of ours, else where the role works. */
export function afterSignIn(role: Role, next: string | null): string {
  return safeNext(next, homes[role])
}

const people: Record<Role, string> = { ADMIN: 'an administrator', TEACHER: 'a teacher', STUDENT: 'a student' }

/** What somebody is told whom a guard sent here; `denied` is the role that the page needs, as the address says it. */
export function denialFor(denied: string | null): { title: string; description: string } | undefined {
  const person = denied !== null && Object.hasOwn(people, denied) && people[denied as Role]
  if (!person) return undefined
  return {
    title: 'Access Denied',
    description: `You must be logged in as ${person} to access this page.`,
  }
}
