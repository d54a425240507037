import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import { REMOVED, removeMarked } from '#server/domains/media/clean-up-media.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'

const MAX_IDS = 500

builder.mutationField('deleteNotices', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Deletes notices with their attachments and returns how many notices were deleted; the stored files are deleted afterwards. Unknown ids are ignored. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, args, { db, files, log, viewer }) => {
      if (args.ids.length > MAX_IDS) throw badUserInput(`At most ${MAX_IDS} notices can be deleted at once.`)
      const count = await removeNotices(db, args.ids.filter(isUuid), actorIdOf(viewer))
      removeMarked({ db, files, log })
      return count
    },
  }),
)

/**
 * Deletes notices and marks their files as removed. Unknown ids are ignored.
 *
 * @returns the number of deleted notices.
 */
export function removeNotices(
  { prisma }: Pick<Database, 'prisma'>,
  ids: readonly string[],
  actorId: string | null,
): Promise<number> {
  const among = { id: { in: [...ids] } }
  return prisma.$transaction(async (tx) => {
    // Locks the notices first: a concurrently added attachment is then either seen here or rejected.
    await tx.notice.updateMany({ where: among, data: { isActive: false } })
    const notices = await tx.notice.findMany({ where: among, select: { id: true, title: true } })
    await tx.mediaFile.updateMany({
      where: { noticeId: { in: notices.map(({ id }) => id) } },
      data: { unusedSince: REMOVED },
    })
    await tx.notice.deleteMany({ where: among })
    await tx.activity.createMany({
      data: notices.map(({ id, title }) => ({
        ...{ actorId, action: 'notice.deleted', subject: title, subjectId: id },
      })),
    })
    return notices.length
  })
}
