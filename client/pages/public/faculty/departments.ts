import type { FacultyQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'

type Content = FacultyQuery['content']
export type Teacher = Content['teachers'][number]
export type Department = Content['departments'][number] & { members: Teacher[] }

/** The departments that have teachers, each with its own. */
export function withTeachers(
  departments: Content['departments'],
  teachers: Content['teachers'],
): Department[] {
  return departments
    .map((department) => ({
      ...department,
      members: teachers.filter((teacher) => teacher.department?.id === department.id),
    }))
    .filter(({ members }) => members.length > 0)
}

/** How many people there are. */
export function introOf(departments: readonly Department[], colleagues: number): string {
  const teachers = departments.reduce((sum, { members }) => sum + members.length, 0)
  const counts = { teachers, departments: departments.length, colleagues }
  if (teachers === 0)
    return t(
      'The {colleagues, plural, one {# colleague who keeps} other {# colleagues who keep}} the house in order.',
      { colleagues },
    )
  return colleagues === 0
    ? t(
        '{teachers, plural, one {# teacher} other {# teachers}} in {departments, plural, one {# department} other {# departments}}.',
        counts,
      )
    : t(
        '{teachers, plural, one {# teacher} other {# teachers}} in {departments, plural, one {# department} other {# departments}}, and the {colleagues, plural, one {# colleague who keeps} other {# colleagues who keep}} the house in order.',
        counts,
      )
}
