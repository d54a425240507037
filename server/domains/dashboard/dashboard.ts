import { actorIdOf } from '#server/auth/viewer.ts'
import { backupFolderChecks } from '#server/config/backup-folder-check.ts'
import { certificateChecks } from '#server/config/certificate-check.ts'
import type { Check } from '#server/config/check.ts'
import type { Env } from '#server/config/env.ts'
import { programVersion } from '#server/config/program-version.ts'
import { settingsChecks } from '#server/config/settings-checks.ts'
import { studyMaterials } from '#server/content/declarations/student-area.ts'
import { backupCheck } from '#server/db/backup-check.ts'
import { backupTime, NIGHTLY_AT, setNightlyBackup } from '#server/db/backup-status.ts'
import type { Database } from '#server/db/database.ts'
import { readErrorCounts } from '#server/db/error-counts.ts'
import { countOutboxMails } from '#server/db/outbox-mails.ts'
import { translationOfNewest } from '#server/domains/notices/notice-texts.ts'
import { listUpcomingReleases, ManagedExam } from '#server/domains/results/exams/managed-exam.ts'
import { findDemoData } from '#server/domains/setup/find-demo-data.ts'
import { DemoDataType } from '#server/domains/setup/setup.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput, conflict } from '#server/graphql/errors.ts'
import { counted } from '#server/lib/wording.ts'
import { say, sayAt } from '#server/locales/say.ts'
import { diskCheck } from '#server/storage/disk-check.ts'
import { allowCleanUp, type FileStoreCheck, readFileStoreCheck } from '#server/storage/file-store-check.ts'
import { ActivityType, findActivity } from './activity.ts'
import { findMissingContent, MissingContent } from './missing-content.ts'
import { SystemCheck } from './system-check.ts'

// A waiting upload is a staged file of results or students. The clean-up job deletes it when it expires, so the
// dashboard lists it before.

interface WaitingUploadShape {
  id: string
  kind: 'RESULTS' | 'STUDENTS'
  fileName: string
  totalRows: number
  stagedAt: Date
  expiresAt: Date
  uploadedBy: string | null
}

const FIND = `
  SELECT w.id, w.kind, w.file_name AS "fileName", w.rows AS "totalRows", w.staged_at AS "stagedAt",
    w.expires_at AS "expiresAt", coalesce(u.name, u.email) AS "uploadedBy"
  FROM (
    SELECT id, 'RESULTS' AS kind, filename AS file_name, total_results AS rows, state, staged_at, expires_at, uploaded_by
    FROM exam_result_files
    UNION ALL
    SELECT id, 'STUDENTS', file_name, total_students, state, staged_at, expires_at, uploaded_by FROM student_uploads
  ) w
  LEFT JOIN users u ON u.id = w.uploaded_by
  WHERE w.state = 'STAGED' AND w.expires_at > now()
  ORDER BY w.staged_at DESC, w.id DESC`

async function findWaitingUploads({ pool }: Pick<Database, 'pool'>): Promise<WaitingUploadShape[]> {
  const { rows } = await pool.query<WaitingUploadShape>({
    name: 'waiting-uploads',
    text: FIND,
  })
  return rows
}

const UploadKind = builder.enumType('UploadKind', {
  description: 'The kind of rows in an uploaded table.',
  values: ['RESULTS', 'STUDENTS'] as const,
})

const WaitingUpload = builder.objectRef<WaitingUploadShape>('WaitingUpload').implement({
  description: 'A staged file: checked and not published yet.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the staged exam results or the staged student list.' }),
    kind: t.expose('kind', { type: UploadKind }),
    fileName: t.exposeString('fileName'),
    totalRows: t.exposeInt('totalRows'),
    stagedAt: t.expose('stagedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the clean-up job deletes the file unless it is published.',
    }),
    uploadedBy: t.exposeString('uploadedBy', {
      nullable: true,
      description: 'Name or address of the uploader; null when the account was deleted.',
    }),
  }),
})

interface NightlyBackupShape {
  at: string | null
  isLocked: boolean
}

const NightlyBackup = builder.objectRef<NightlyBackupShape>('NightlyBackup').implement({
  description: 'The backup that the server makes every day by itself.',
  fields: (t) => ({
    at: t.exposeString('at', { nullable: true, description: 'Time of day in Nepal, HH:mm; null for none.' }),
    isLocked: t.exposeBoolean('isLocked', { description: 'Whether the setting BACKUP_AT decides.' }),
  }),
})

async function findNightlyBackup(services: {
  env: { backup: { at?: string } }
  db: Parameters<typeof backupTime>[0]
}): Promise<NightlyBackupShape> {
  const isLocked = services.env.backup.at !== undefined
  return { at: (await backupTime(services.db, services.env)) ?? null, isLocked }
}

builder.mutationField('setNightlyBackup', (t) =>
  t.field({
    authScopes: { admin: true },
    type: NightlyBackup,
    description: `Turns the nightly backup at ${NIGHTLY_AT} on or off. CONFLICT where the setting BACKUP_AT decides. Idempotent. [admin]`,
    args: { isOn: t.arg.boolean({ required: true }) },
    resolve: async (_root, { isOn }, { db, env, viewer }) => {
      if (env.backup.at !== undefined)
        throw conflict(say`The setting BACKUP_AT decides when backups are made.`)
      await db.prisma.$transaction(async (tx) => {
        if (!(await setNightlyBackup(tx, isOn))) return
        const action = isOn ? 'backups.nightly-on' : 'backups.nightly-off'
        await tx.activity.create({ data: { action, subject: NIGHTLY_AT, actorId: actorIdOf(viewer) } })
      })
      return findNightlyBackup({ env, db })
    },
  }),
)

interface Services {
  db: Database
  env: Env
}

const OLD_KEY_DAYS = 365
const ERROR_DAYS = 7

/** Findings about the server, in the order of their weight: problems, warnings, passed checks. */
async function findSystemChecks(services: Services): Promise<Check[]> {
  const checks = [
    await backupCheck(services),
    await storedFiles(services),
    await mails(services),
    await diskCheck(services.env),
    ...(await backupFolderChecks(services.env.backup)),
    await errors(services),
    await keys(services),
    ...(await certificateChecks(services.env.publicUrl, { now: services.db.now() })),
    { name: 'Version', state: 'ok', text: `Pravesh ${await programVersion()}` } satisfies Check,
    ...settingsChecks(services.env),
  ]
  const weights = ['problem', 'warning', 'ok'] as const
  return weights.flatMap((weight) => checks.filter(({ state }) => state === weight))
}

async function storedFiles({ db }: Services): Promise<Check> {
  const name = 'Stored files'
  const check = await readFileStoreCheck(db)
  if (!check) return { name, state: 'ok', text: say`Not checked yet.` }
  const { missingFiles, namedFiles, heldSince, storedFiles: stored, orphanedFiles } = check
  if (missingFiles > 0) {
    const text = say`${missingFiles} of ${namedFiles} are missing. Check the settings for the data folder and the bucket, or put them back from a backup.`
    return { name, state: 'problem', text }
  }
  if (heldSince) {
    return {
      name,
      state: 'warning',
      text: say`${orphanedFiles} of ${stored} belong to nothing, and wait for you.`,
    }
  }
  return { name, state: 'ok', text: say`All ${namedFiles} are there.` }
}

async function mails({ db }: Services): Promise<Check> {
  const name = 'Waiting mails'
  const { fresh, late } = await countOutboxMails(db)
  if (late === 0) return { name, state: 'ok', text: fresh === 0 ? say`None.` : `${fresh}.` }
  const text = say`${late} could not be delivered yet and are tried again for two days. Check SMTP_URL, MAIL_FROM, and how many mails the mail server takes.`
  return { name, state: 'warning', text }
}

async function errors({ db }: Services): Promise<Check> {
  const name = 'Errors'
  const counts = await readErrorCounts(db, ERROR_DAYS)
  if (counts.length === 0) return { name, state: 'ok', text: say`None in ${ERROR_DAYS} days.` }
  const kinds = counts
    .slice(0, 3)
    .map(({ kind, count, latestAt }) => say`“${kind}” ${times(count)}, the latest ${sayAt(latestAt)}`)
  const text = say`In the last ${ERROR_DAYS} days: ${kinds.join('; ')}. The log of the server says more: search it for these words.`
  return { name, state: 'warning', text }
}

async function keys({ db }: Services): Promise<Check> {
  const name = 'Signing keys'
  const newest = await db.prisma.signingKey.findFirst({ orderBy: { createdAt: 'desc' } })
  const days = newest ? Math.floor((db.now().getTime() - newest.createdAt.getTime()) / 86_400_000) : 0
  if (days <= OLD_KEY_DAYS) return { name, state: 'ok', text: say`${days} days old.` }
  const text = say`${days} days old. Make new ones with npm run user -- rotate-keys.`
  return { name, state: 'warning', text }
}

const times = (count: number) => (count === 1 ? say`once` : say`${count} times`)

/** Counts of records, read by one statement. */
interface Counts {
  students: number
  studentUploads: number
  activeNotices: number
  inactiveNotices: number
  resultFiles: number
  exams: number
  /** Requests for a re-check. */
  openRechecks: number
}

// A list contains each student once, so the total of a single list needs no count of rows.
const COUNT = `
  WITH lists AS (
    SELECT layer, total_students FROM student_uploads WHERE state = 'PUBLISHED' AND is_active
  ), notice_counts AS (
    SELECT
      count(*) FILTER (WHERE is_active)::int AS "activeNotices",
      count(*) FILTER (WHERE NOT is_active)::int AS "inactiveNotices"
    FROM notices
  ), file_counts AS (
    SELECT count(*)::int AS "resultFiles", count(DISTINCT exam_id)::int AS exams
    FROM exam_result_files WHERE state = 'PUBLISHED'
  )
  SELECT *,
    (SELECT count(*)::int FROM recheck_requests WHERE state = 'OPEN') AS "openRechecks",
    (SELECT count(*)::int FROM lists) AS "studentUploads",
    CASE WHEN (SELECT count(*) FROM lists) < 2 THEN (SELECT coalesce(sum(total_students), 0)::int FROM lists)
      ELSE (
        SELECT count(*)::int FROM (
          SELECT DISTINCT candidate_id FROM students WHERE layer IN (SELECT layer FROM lists)
        ) AS named
      )
    END AS students
  FROM notice_counts, file_counts`

async function findCounts({ pool }: Pick<Database, 'pool'>): Promise<Counts> {
  const { rows } = await pool.query<Counts>({ name: 'dashboard-counts', text: COUNT })
  const [counts] = rows
  if (!counts) throw new Error('The count query returned no row')
  return counts
}

const FileStoreStatus = builder.objectRef<FileStoreCheck>('FileStoreStatus').implement({
  description: 'Result of the latest hourly clean-up of stored files.',
  fields: (t) => ({
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    storedFiles: t.exposeInt('storedFiles', { description: 'Files in the store.' }),
    namedFiles: t.exposeInt('namedFiles', { description: 'Files that records refer to.' }),
    missingFiles: t.exposeInt('missingFiles', {
      description: 'Files that records refer to and that are missing in the store.',
    }),
    orphanedFiles: t.exposeInt('orphanedFiles', {
      description: 'Files that no record refers to and that wait for `allowFileCleanUp`.',
    }),
    heldSince: t.expose('heldSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when the clean-up has been on hold because it would move too many files to the trash.',
    }),
    isAllowed: t.boolean({
      description: 'Whether an admin has allowed the next clean-up to move the files.',
      resolve: ({ allowedFiles, orphanedFiles }) => (allowedFiles ?? 0) >= orphanedFiles && orphanedFiles > 0,
    }),
  }),
})

builder.mutationField('allowFileCleanUp', (t) =>
  t.boolean({
    authScopes: { admin: true },
    description:
      'Allows the held clean-up to move orphaned files to the trash, where they stay for 14 days. False when no clean-up is on hold, or when the number of files has changed since. [admin]',
    args: {
      orphanedFiles: t.arg.int({ required: true, description: 'The number of files shown to the admin.' }),
    },
    resolve: (_root, { orphanedFiles }, { db, viewer }) =>
      db.prisma.$transaction(async (tx) => {
        const isAllowed = await allowCleanUp(tx, orphanedFiles)
        if (isAllowed) {
          const subject = counted(orphanedFiles, 'stored file')
          await tx.activity.create({
            data: { action: 'files.clean-up-allowed', subject, actorId: actorIdOf(viewer) },
          })
        }
        return isAllowed
      }),
  }),
)

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
      description: "The demo's entries; null without any.",
      resolve: (_counts, _args, { db, viewer }) => findDemoData(db.prisma, { except: actorIdOf(viewer) }),
    }),
    missingContent: t.field({
      type: [MissingContent],
      description: 'Content that a good website has and this one lacks.',
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
