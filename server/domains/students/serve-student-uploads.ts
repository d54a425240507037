import type { FastifyInstance } from 'fastify'
import { serveOriginals } from '#server/domains/imports/signed-file.ts'
import type { Services } from '#server/graphql/context.ts'
import { STUDENT_UPLOADS } from './student-upload.ts'

/** Serves the originals of published student lists, active or not. */
export function serveStudentUploads(app: FastifyInstance, services: Services): void {
  serveOriginals(app, services, STUDENT_UPLOADS, async (id) => {
    const upload = await services.db.prisma.studentUpload.findUnique({ where: { id, state: 'PUBLISHED' } })
    return upload && { filePath: upload.filePath, fileName: `${upload.fileName}.csv` }
  })
}
