import type { ContentOf } from '#server/content/collection.ts'
import type { teachers } from '#server/content/declarations/faculty.ts'

/** A teacher of the department whose file it stands in. */
export type DemoTeacher = Omit<ContentOf<typeof teachers>, 'department'>
