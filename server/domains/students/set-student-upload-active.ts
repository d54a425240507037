import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { conflict, notFound } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
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
      return db.prisma.$transaction(async (tx) => {
        await lockStudents(tx)
        const list = isUuid(id) ? await tx.studentUpload.findUnique({ where: { id } }) : null
        if (!list || list.state === 'REMOVED') throw notFound(say`This student list is not there any more.`)
        if (list.state === 'STAGED') throw conflict(say`This student list is not published yet.`)
        if (list.isActive !== isActive) {
          await tx.studentUpload.update({ where: { id }, data: { isActive } })
          await tx.activity.create({
            data: {
              actorId: actorIdOf(viewer),
              action: isActive ? 'students.activated' : 'students.deactivated',
              subject: list.fileName,
              subjectId: list.id,
            },
          })
        }
        return tx.studentUpload.findUniqueOrThrow({ ...query, where: { id } })
      })
    },
  }),
)
