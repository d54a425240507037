import type { FastifyInstance } from 'fastify'
import { serveActivityLog } from '#server/domains/dashboard/serve-activity-log.ts'
import { serveErrorFiles } from '#server/domains/imports/serve-error-files.ts'
import { serveMedia } from '#server/domains/media/serve-media.ts'
import { serveAttachments } from '#server/domains/notices/serve-attachments.ts'
import { serveFeed } from '#server/domains/notices/serve-feed.ts'
import { serveExamSlips } from '#server/domains/result-slips/serve-exam-slips.ts'
import { serveSlips } from '#server/domains/result-slips/serve-slips.ts'
import { serveExamResults } from '#server/domains/results/serve-exam-results.ts'
import { serveMeritLists } from '#server/domains/results/serve-merit-lists.ts'
import { serveRehearsals } from '#server/domains/results/serve-rehearsals.ts'
import { serveReleases } from '#server/domains/results/serve-releases.ts'
import { serveResultFiles } from '#server/domains/results/serve-result-files.ts'
import { serveSiteFiles } from '#server/domains/site/serve-site-files.ts'
import { serveStudentFiles } from '#server/domains/student-area/serve-student-files.ts'
import { serveStudentUploads } from '#server/domains/students/serve-student-uploads.ts'
import { serveThumbnails } from '#server/domains/videos/serve-thumbnails.ts'
import type { Services } from '#server/graphql/context.ts'

const routes: readonly ((app: FastifyInstance, services: Services) => void)[] = [
  serveResultFiles,
  serveExamResults,
  serveMeritLists,
  serveExamSlips,
  serveStudentUploads,
  serveErrorFiles,
  serveActivityLog,
  serveAttachments,
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
