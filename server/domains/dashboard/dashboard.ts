import { builder } from '#server/builder.ts'
import { ResultFile } from '#server/domains/results/result-file.ts'
import { studyMaterials } from '#server/domains/student-area/study-material.ts'
import { badUserInput } from '#server/errors.ts'
import { ActivityType, findActivity } from './activity.ts'
import { type Counts, findCounts } from './find-counts.ts'
import { findWaitingUploads, WaitingUpload } from './waiting-upload.ts'

// The dashboard is what a clerk sees first: how much of everything there is, what waits for somebody, and what was
// done last. Each part costs one SQL statement, however much there is.

const MOST_ACTIVITIES = 50

const Dashboard = builder.objectRef<Counts>('Dashboard').implement({
  description: 'What staff see first: counts, what waits for somebody, and what was done last.',
  fields: (t) => ({
    students: t.exposeInt('students', {
      description: 'Different students on the active lists.',
    }),
    studentUploads: t.exposeInt('studentUploads', { description: 'Active student lists.' }),
    studyMaterials: t.int({ resolve: () => studyMaterials.length }),
    activeNotices: t.exposeInt('activeNotices'),
    inactiveNotices: t.exposeInt('inactiveNotices', { description: 'Notices that only staff see.' }),
    resultFiles: t.exposeInt('resultFiles', { description: 'Published result files.' }),
    exams: t.exposeInt('exams', {
      description: 'Exams with published results, also those that wait for their release.',
    }),
    waitingUploads: t.field({
      type: [WaitingUpload],
      description: 'Files that are checked and not published, the newest first.',
      resolve: (_counts, _args, { db }) => findWaitingUploads(db),
    }),
    upcomingReleases: t.prismaField({
      type: [ResultFile],
      description: 'Published result files that candidates do not see yet, the next first.',
      resolve: (query, _counts, _args, { db }) =>
        db.prisma.examResultFile.findMany({
          ...query,
          where: { state: 'PUBLISHED', releaseAt: { gt: new Date() } },
          orderBy: [{ releaseAt: 'asc' }, { id: 'asc' }],
        }),
    }),
    recentActivity: t.field({
      type: [ActivityType],
      description: 'What was done last, the latest first, without steps on the way such as checking a file.',
      args: { first: t.arg.int({ defaultValue: 10, description: `At most ${MOST_ACTIVITIES}.` }) },
      resolve: (_counts, { first }, { db }) => {
        const limit = first ?? 10
        if (limit < 1 || limit > MOST_ACTIVITIES)
          throw badUserInput(`Ask for 1 to ${MOST_ACTIVITIES} activities.`)
        return findActivity(db, limit)
      },
    }),
  }),
})

builder.queryField('dashboard', (t) =>
  t.field({
    authScopes: { admin: true },
    type: Dashboard,
    description: 'Counts, what waits for somebody, and what was done last. [admin]',
    resolve: (_root, _args, { db }) => findCounts(db),
  }),
)
