import type { teachers } from '#server/content/declarations/faculty.ts'
import type { DemoOf } from '../demo-of.ts'

/** A teacher of the department whose file it stands in. */
export type DemoTeacher = Omit<DemoOf<typeof teachers>, 'department'>
