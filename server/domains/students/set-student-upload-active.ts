import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { notFound } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { lockStudents } from './lock-students.ts'
import { StudentUpload } from './student-upload.ts'

builder.mutationField('setStudentUploadActive', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: StudentUpload,
    description:
      'Activates or deactivates a published student list. While it is inactive, older lists apply. Idempotent. [admin]',
    args: { id: t.arg.id({ required: true }), isActive: t.arg.boolean({ required: true }) },
    resolve: async (query, _root, { id, isActive }, { db, viewer }) => {
      const upload =
        isUuid(id) &&
        (await db.prisma.$transaction(async (tx) => {
          await lockStudents(tx)
          const { count } = await tx.studentUpload.updateMany({
            where: { id, state: 'PUBLISHED', isActive: !isActive },
            data: { isActive },
          })
          const found = await tx.studentUpload.findUnique({ ...query, where: { id, state: 'PUBLISHED' } })
          if (count === 0 || !found) return found
          await tx.activity.create({
            data: {
              actorId: actorIdOf(viewer),
              action: isActive ? 'students.activated' : 'students.deactivated',
              subject: found.fileName,
              subjectId: id,
            },
          })
          return found
        }))
      if (!upload) throw notFound('This student list is not there any more.')
      return upload
    },
  }),
)
