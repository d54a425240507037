import { User } from '#server/domains/accounts/user.ts'
import { DOWNLOAD_URL, originalUrl } from '#server/domains/imports/signed-file.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { findGroups, type GroupShape } from './listed-students.ts'

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
