import type { Database } from '#server/db.ts'
import type { StudentUpload } from '#server/generated/prisma/client.ts'

/**
 * Makes a staged student list live: from now on its names win over older lists'. A list that is live already stays so.
 *
 * @returns null when there is no such list any more.
 */
export async function publishStudents(
  { prisma }: Pick<Database, 'prisma'>,
  id: string,
  actorId: string | null,
): Promise<StudentUpload | null> {
  return prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('publish students', 0))`
    const { _max } = await tx.studentUpload.aggregate({ _max: { publishOrder: true } })
    const { count } = await tx.studentUpload.updateMany({
      where: { id, state: 'STAGED' },
      data: { state: 'PUBLISHED', publishOrder: (_max.publishOrder ?? 0) + 1, uploadedAt: new Date() },
    })
    const upload = await tx.studentUpload.findUnique({ where: { id, state: 'PUBLISHED' } })
    if (count > 0 && upload) {
      await tx.activity.create({
        data: { actorId, action: 'students.published', subject: upload.fileName, subjectId: id },
      })
    }
    return upload
  })
}
