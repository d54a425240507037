import type { FastifyInstance } from 'fastify'
import { serveActivityLog } from '#server/domains/dashboard/serve-activity-log.ts'
import { serveErrorFiles, serveOriginals } from '#server/domains/imports/signed-file.ts'
import { serveMedia } from '#server/domains/media/serve-media.ts'
import { serveFeed } from '#server/domains/notices/serve-feed.ts'
import { serveExamSlips } from '#server/domains/result-slips/serve-exam-slips.ts'
import { serveSlips } from '#server/domains/result-slips/serve-slips.ts'
import { RESULT_FILES } from '#server/domains/results/import/result-file.ts'
import { serveExamResults, serveMeritLists } from '#server/domains/results/lists/serve-exam-results.ts'
import { serveRehearsals } from '#server/domains/results/release/serve-rehearsals.ts'
import { serveReleases } from '#server/domains/results/release/serve-releases.ts'
import { serveSiteFiles } from '#server/domains/site/serve-site-files.ts'
import { serveStudentFiles } from '#server/domains/student-area/serve-student-files.ts'
import { STUDENT_UPLOADS } from '#server/domains/students/student-upload.ts'
import { serveThumbnails } from '#server/domains/videos/serve-thumbnails.ts'
import type { Services } from '#server/graphql/context.ts'

const routes: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  serveOriginalFiles,
  serveExamResults,
  serveMeritLists,
  serveExamSlips,
  serveErrorFiles,
  serveActivityLog,
  serveMedia,
  serveFeed,
  serveThumbnails,
  serveSiteFiles,
  serveStudentFiles,
  serveRehearsals,
  serveReleases,
  serveSlips,
]

/** Adds the routes that domains have beside the API, such as those of files. */
export function registerDomainRoutes(app: FastifyInstance, services: Services): void {
  for (const serve of routes) serve(app, services)
}

/** Serves the originals of published result files, and of published student lists, active or not. */
function serveOriginalFiles(app: FastifyInstance, services: Services): void {
  const { examResultFile, studentUpload } = services.db.prisma
  serveOriginals(app, services, RESULT_FILES, (id) =>
    examResultFile.findUnique({ where: { id, state: 'PUBLISHED' } }),
  )
  serveOriginals(app, services, STUDENT_UPLOADS, async (id) => {
    const upload = await studentUpload.findUnique({ where: { id, state: 'PUBLISHED' } })
    return upload && { filePath: upload.filePath, fileName: `${upload.fileName}.csv` }
  })
}
