import { actorIdOf } from '#server/auth/viewer.ts'
import { studyMaterials } from '#server/content/declarations/student-area.ts'
import { translationOfNewest } from '#server/domains/notices/notice-texts.ts'
import { listUpcomingReleases, ManagedExam } from '#server/domains/results/exams/managed-exam.ts'
import { findDemoData } from '#server/domains/setup/find-demo-data.ts'
import { DemoDataType } from '#server/domains/setup/setup.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { readFileStoreCheck } from '#server/storage/file-store-check.ts'
import { ActivityType, findActivity } from './activity.ts'
import { FileStoreStatus } from './file-store.ts'
import { type Counts, findCounts } from './find-counts.ts'
import { findSystemChecks } from './find-system-checks.ts'
import { findMissingContent, MissingContent } from './missing-content.ts'
import { findNightlyBackup, NightlyBackup } from './nightly-backup.ts'
import { SystemCheck } from './system-check.ts'
import { findWaitingUploads, WaitingUpload } from './waiting-upload.ts'

// The dashboard shows counts, waiting uploads, coming releases and recent activities. Each part is one SQL statement.

const MOST_ACTIVITIES = 50

const Dashboard = builder.objectRef<Counts>('Dashboard').implement({
  description: 'Counts, waiting uploads, coming releases and recent activities.',
  fields: (t) => ({
    students: t.exposeInt('students', {
      description: 'Number of distinct students on the active lists.',
    }),
    studentUploads: t.exposeInt('studentUploads', { description: 'Active student lists.' }),
    studyMaterials: t.int({
      resolve: async (_counts, _args, { content }) =>
        (await content.published()).items(studyMaterials.key).length,
    }),
    activeNotices: t.exposeInt('activeNotices'),
    inactiveNotices: t.exposeInt('inactiveNotices', { description: 'Notices that only staff see.' }),
    resultFiles: t.exposeInt('resultFiles', { description: 'Published and withdrawn result files.' }),
    exams: t.exposeInt('exams', {
      description: 'Exams of these files, released or not.',
    }),
    openRechecks: t.exposeInt('openRechecks', {
      description: 'Requests for a re-check that nobody has answered.',
    }),
    waitingUploads: t.field({
      type: [WaitingUpload],
      description: 'Staged files, newest first.',
      resolve: (_counts, _args, { db }) => findWaitingUploads(db),
    }),
    upcomingReleases: t.field({
      type: [ManagedExam],
      description: 'The exams that wait for their release, the earliest release first.',
      resolve: (_counts, _args, { db }) => listUpcomingReleases(db),
    }),
    isDemoAccount: t.boolean({
      description: 'Whether the viewer uses an account of the demo.',
      resolve: (_counts, _args, { viewer }) => viewer.kind !== 'VISITOR' && viewer.user.isDemo,
    }),
    demo: t.field({
      type: DemoDataType,
      nullable: true,
      description: 'What there is of the demo; null for nothing.',
      resolve: (_counts, _args, { db, viewer }) => findDemoData(db.prisma, { except: actorIdOf(viewer) }),
    }),
    missingContent: t.field({
      type: [MissingContent],
      description: 'What a good website would have and this one has not.',
      resolve: async (_counts, _args, { content, env, db }) =>
        findMissingContent(await content.published(), {
          settingsLocked: env.siteConfig !== undefined,
          notices: await translationOfNewest(db),
        }),
    }),
    fileStore: t.field({
      type: FileStoreStatus,
      nullable: true,
      description: 'Result of the latest clean-up of stored files; null before the first one.',
      resolve: async (_counts, _args, { db }) => (await readFileStoreCheck(db)) ?? null,
    }),
    system: t.field({
      type: [SystemCheck],
      description:
        'The state of the server: backups, files, mails, disk, errors, settings. The gravest first.',
      resolve: (_counts, _args, { db, env }) => findSystemChecks({ db, env }),
    }),
    nightlyBackup: t.field({
      type: NightlyBackup,
      resolve: (_counts, _args, { db, env }) => findNightlyBackup({ db, env }),
    }),
    recentActivity: t.field({
      type: [ActivityType],
      description: 'The latest activities, newest first, without intermediate steps such as checking a file.',
      args: { first: t.arg.int({ defaultValue: 10, description: `From 1 to ${MOST_ACTIVITIES}.` }) },
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
    description: 'Counts, waiting uploads, coming releases and recent activities. [admin]',
    resolve: (_root, _args, { db }) => findCounts(db),
  }),
)
