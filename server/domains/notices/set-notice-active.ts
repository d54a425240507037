import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { notFound } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { Notice } from './notice.ts'

builder.mutationField('setNoticeActive', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: Notice,
    description: 'Shows a notice and its attachments to visitors, or hides them. Idempotent. [admin]',
    args: { id: t.arg.id({ required: true }), isActive: t.arg.boolean({ required: true }) },
    resolve: async (query, _root, { id, isActive }, { db, viewer }) => {
      const notice =
        isUuid(id) &&
        (await db.prisma.$transaction(async (tx) => {
          const { count } = await tx.notice.updateMany({
            where: { id, isActive: !isActive },
            data: { isActive },
          })
          const found = await tx.notice.findUnique({ ...query, where: { id } })
          if (count === 0 || !found) return found
          await tx.activity.create({
            data: {
              actorId: actorIdOf(viewer),
              action: isActive ? 'notice.activated' : 'notice.deactivated',
              subject: found.title,
              subjectId: found.id,
            },
          })
          return found
        }))
      if (!notice) throw notFound(say`This notice is not there any more.`)
      return notice
    },
  }),
)
