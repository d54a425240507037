import type { FastifyInstance } from 'fastify'
import { serveOriginals } from '#server/domains/imports/signed-file.ts'
import type { Services } from '#server/graphql/context.ts'
import { RESULT_FILES } from './result-file.ts'

/** Serves the originals of published result files. */
export function serveResultFiles(app: FastifyInstance, services: Services): void {
  serveOriginals(app, services, RESULT_FILES, (id) =>
    services.db.prisma.examResultFile.findUnique({
      where: { id, state: { in: ['PUBLISHED', 'WITHDRAWN'] } },
    }),
  )
}
