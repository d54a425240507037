import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type { teachers } from '#server/content/declarations/faculty.ts'

/** A teacher of the department whose file it stands in. */
export type DemoTeacher = Omit<DemoOf<typeof teachers>, 'department'>
