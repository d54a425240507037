import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { badUserInput } from '#server/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { keysOf } from './change-notice.ts'
import { removeFiles } from './remove-files.ts'

const MAX_IDS = 500

builder.mutationField('deleteNotices', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Deletes notices with their attachments and says how many those were; the stored files are cleaned up behind it. Ids of notices that are not there are passed over. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, args, { db, files, log, viewer }) => {
      if (args.ids.length > MAX_IDS) throw badUserInput(`At most ${MAX_IDS} notices can be deleted at once.`)
      const among = { id: { in: args.ids.filter(isUuid) } }
      const deleted = await db.prisma.$transaction(async (tx) => {
        // Taking the rows first: an attachment added at this moment is then either seen here or refused.
        await tx.notice.updateMany({ where: among, data: { isActive: false } })
        const notices = await tx.notice.findMany({ where: among, include: { attachments: true } })
        await tx.notice.deleteMany({ where: among })
        await tx.activity.createMany({
          data: notices.map(({ title }) => ({
            actorId: actorIdOf(viewer),
            action: 'notice.deleted',
            subject: title,
          })),
        })
        return notices
      })
      removeFiles(
        { files, log },
        deleted.flatMap(({ attachments }) => attachments.flatMap(keysOf)),
      )
      return deleted.length
    },
  }),
)
