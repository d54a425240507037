import { collections } from '#server/content/declarations/index.ts'
import { teacherCollections, teacherRights } from '#server/content/declarations/teacher-rights.ts'
import type { Context } from '#server/graphql/context.ts'

type Asking = Pick<Context, 'viewer' | 'content'>

/** Keys of the collections that the viewer may edit: all for admins, for teachers those that an admin lets them edit. */
export async function editableKeys({ viewer, content }: Asking): Promise<readonly string[]> {
  if (viewer.kind === 'ADMIN') return collections.map(({ key }) => key)
  if (viewer.kind !== 'TEACHER') return []
  const [rights] = (await content.published()).items(teacherRights.key)
  return rights?.data.mayEdit === 'studentArea' ? teacherCollections : []
}

/**
 * Auth scope of mutations of content and of fields that show drafts. Without a collection among the arguments, the viewer
 * must be able to edit any, and the resolver leaves the others alone.
 */
export async function editors(
  _root: unknown,
  args: object,
  context: Asking,
): Promise<{ admin: true } | { teacher: true }> {
  if (context.viewer.kind !== 'TEACHER') return { admin: true }
  const { collection, key = collection }: { collection?: unknown; key?: unknown } = args
  const keys = await editableKeys(context)
  const isAllowed = key === undefined ? keys.length > 0 : keys.includes(String(key))
  return isAllowed ? { teacher: true } : { admin: true }
}
