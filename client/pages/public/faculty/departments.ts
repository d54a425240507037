import type { FacultyQuery } from '#client/gql/graphql.ts'

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
  const teaching = `${counted(teachers, 'teacher')} in ${counted(departments.length, 'department')}`
  const office = `${counted(colleagues, 'colleague')} who ${colleagues === 1 ? 'keeps' : 'keep'} the house in order.`
  if (teachers === 0) return `The ${office}`
  return colleagues === 0 ? `${teaching}.` : `${teaching}, and the ${office}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
