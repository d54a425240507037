import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import { User } from '#server/domains/accounts/user.ts'
import { removeLayers } from '#server/domains/imports/import-flow.ts'
import { DOWNLOAD_URL, originalUrl } from '#server/domains/imports/signed-file.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput, conflict, notFound } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { lockStudents } from './active-lists.ts'
import { studentsFlow } from './students-import.ts'

// A student upload is a published CSV of students. It is a layer: the newest active list with a candidate wins, so
// deactivating or deleting a list makes older lists apply again. The file contains personal data; its download needs a
// signed address.

/** Path prefix of downloads. */
export const STUDENT_UPLOADS = 'student-uploads'

const StudentGroup = builder.objectRef<GroupShape>('StudentGroup').implement({
  description: 'Students of a list with the same words as their groups.',
  fields: (t) => ({
    name: t.exposeString('name'),
    students: t.exposeInt('students'),
  }),
})

export const StudentUpload = builder.prismaObject('StudentUpload', {
  description: 'One published student list.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName', {
      description: "Name of the list; by default the CSV's name without .csv.",
    }),
    description: t.exposeString('description', { nullable: true }),
    totalStudents: t.exposeInt('totalStudents'),
    isActive: t.exposeBoolean('isActive', {
      description: 'Whether the list applies.',
    }),
    publishOrder: t.int({
      description: 'Order among the published lists: the highest active list with a candidate wins.',
      select: { publishOrder: true },
      resolve: ({ publishOrder }) => publishOrder ?? 0,
    }),
    uploadedAt: t.field({
      type: 'DateTime',
      description: 'When it was published.',
      select: { publishedAt: true, stagedAt: true },
      resolve: ({ publishedAt, stagedAt }) => publishedAt ?? stagedAt,
    }),
    uploadedBy: t.relation('uploadedBy', {
      type: User,
      nullable: true,
      description: 'Null when the account was deleted, and for the demo.',
    }),
    groups: t.field({
      type: [StudentGroup],
      description: 'At most 200 groups of the list.',
      select: { id: true },
      resolve: ({ id }, _args, { db }) => findGroups(db, id),
    }),
    downloadUrl: t.string({
      description: DOWNLOAD_URL,
      select: { id: true },
      resolve: ({ id }, _args, { keys }) => originalUrl(STUDENT_UPLOADS, id, keys),
    }),
  }),
})

/** A group of a student list. */
interface GroupShape {
  name: string
  students: number
}

const GROUPS = `
  SELECT s.groups AS name, count(*)::int AS students
  FROM student_uploads u JOIN students s ON s.layer = u.layer
  WHERE u.id = $1 AND u.state = 'PUBLISHED'
  GROUP BY s.groups ORDER BY s.groups LIMIT 200`

/** At most 200 groups of a list. */
async function findGroups({ pool }: Pick<Database, 'pool'>, id: string): Promise<GroupShape[]> {
  return (await pool.query<GroupShape>(GROUPS, [id])).rows
}

builder.queryField('studentUploads', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: [StudentUpload],
    description: 'The published student lists, active or not, newest first. [admin]',
    resolve: (query, _root, _args, { db }) =>
      db.prisma.studentUpload.findMany({
        ...query,
        where: { state: 'PUBLISHED' },
        orderBy: { publishOrder: 'desc' },
      }),
  }),
)

builder.queryField('studentUpload', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: StudentUpload,
    nullable: true,
    description: 'One published student list; null when it does not exist. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { db }) =>
      db.prisma.studentUpload.findFirst({
        ...query,
        where: { id: { in: [id].filter(isUuid) }, state: 'PUBLISHED' },
      }),
  }),
)

const MAX_IDS = 500

builder.mutationField('deleteStudentUploads', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Removes published student lists in one transaction and returns how many were removed. Older lists apply again; rows and stored files are deleted afterwards. Unknown ids are ignored. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, context) => {
      if (ids.length > MAX_IDS) throw badUserInput(`At most ${MAX_IDS} uploads can be deleted at once.`)
      return removeLayers(context, studentsFlow, { ids, state: 'PUBLISHED' })
    },
  }),
)

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

// PINs and dates of birth are kept as hashes in the rows of lists: deleting a list destroys those that no other list has.

interface SecretsShape {
  lost: number
  replaced: number
}

const DeletedSecrets = builder.objectRef<SecretsShape>('DeletedSecrets').implement({
  description: 'Candidates whose PIN or date of birth no longer counts without the lists.',
  fields: (t) => ({
    lost: t.exposeInt('lost', { description: 'Number of candidates who have no other.' }),
    replaced: t.exposeInt('replaced', {
      description: 'Number of candidates for whom another one, of an older active list, counts again.',
    }),
  }),
})

const StudentUploadDeletion = builder
  .objectRef<{ pins: SecretsShape; birthDates: SecretsShape }>('StudentUploadDeletion')
  .implement({
    description: 'The effects of deleting student lists on second secrets of candidates.',
    fields: (t) => ({
      pins: t.expose('pins', { type: DeletedSecrets }),
      birthDates: t.expose('birthDates', { type: DeletedSecrets }),
    }),
  })

builder.queryField('studentUploadDeletion', (t) =>
  t.field({
    authScopes: { admin: true },
    type: StudentUploadDeletion,
    description:
      'The effects of deleting or deactivating published student lists on PINs and dates of birth. Lists that are unknown or inactive have none. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, { db }) => {
      const lists = ids.filter(isUuid)
      const [pins, birthDates] = await Promise.all([
        countDeletedSecrets(db, 'pin_hash', lists),
        countDeletedSecrets(db, 'birth_date_hash', lists),
      ])
      return { pins, birthDates }
    },
  }),
)

/** The newest active list that states a candidate's secret counts, as in look-ups. */
async function countDeletedSecrets(
  { pool }: Pick<Database, 'pool'>,
  column: 'pin_hash' | 'birth_date_hash',
  ids: readonly string[],
): Promise<SecretsShape> {
  const { rows } = await pool.query<SecretsShape>(
    `WITH active AS MATERIALIZED (
      SELECT layer, publish_order, id = ANY ($1::uuid[]) AS is_deleted FROM student_uploads
      WHERE state = 'PUBLISHED' AND is_active
    )
    SELECT (count(*) FILTER (WHERE kept.hash IS NULL))::int AS lost,
      (count(*) FILTER (WHERE kept.hash <> deleted.hash AND kept.publish_order < deleted.publish_order))::int AS replaced
    FROM (
      SELECT DISTINCT ON (s.candidate_id) s.candidate_id, s.${column} AS hash, u.publish_order
      FROM active u JOIN students s ON s.layer = u.layer
      WHERE u.is_deleted AND s.${column} IS NOT NULL
      ORDER BY s.candidate_id, u.publish_order DESC
    ) AS deleted
    LEFT JOIN LATERAL (
      SELECT s.${column} AS hash, u.publish_order
      FROM active u JOIN students s ON s.layer = u.layer AND s.candidate_id = deleted.candidate_id
      WHERE NOT u.is_deleted AND s.${column} IS NOT NULL
      ORDER BY u.publish_order DESC LIMIT 1
    ) AS kept ON true`,
    [ids],
  )
  return rows[0] ?? { lost: 0, replaced: 0 }
}
