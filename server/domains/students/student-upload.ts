import { builder } from '#server/builder.ts'
import { User } from '#server/domains/accounts/user.ts'
import { DOWNLOAD_URL, originalUrl } from '#server/domains/imports/signed-file.ts'
import { isUuid } from '#server/lib/uuid.ts'

// A student upload is one CSV of students that an admin published. It is a layer: of the lists that are switched on, the
// newest that names a candidate counts, so switching a list off or deleting it brings back what the older ones say. The
// file itself is personal data and only leaves by a signed address.

/** Folder of the addresses for downloading. */
export const STUDENT_UPLOADS = 'student-uploads'

export const StudentUpload = builder.prismaObject('StudentUpload', {
  description: 'One published student list.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName', {
      description: "The name given to the upload; the CSV's name without .csv unless told otherwise.",
    }),
    description: t.exposeString('description', { nullable: true }),
    totalStudents: t.exposeInt('totalStudents'),
    isActive: t.exposeBoolean('isActive', {
      description: 'Whether it is switched on: only then does anybody see what it says.',
    }),
    publishOrder: t.int({
      description:
        'Place among the published lists: of the active ones that name a candidate the highest counts.',
      select: { publishOrder: true },
      resolve: ({ publishOrder }) => publishOrder ?? 0,
    }),
    uploadedAt: t.field({
      type: 'DateTime',
      description: 'When it was published.',
      select: { uploadedAt: true, stagedAt: true },
      resolve: ({ uploadedAt, stagedAt }) => uploadedAt ?? stagedAt,
    }),
    uploadedBy: t.relation('uploadedBy', {
      type: User,
      nullable: true,
      description: 'Null when the account is gone, and for the demo.',
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
    description: 'The published student lists, active or not, the newest first. [admin]',
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
    description: 'One published student list; null when it is not there (any more). [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { db }) =>
      db.prisma.studentUpload.findFirst({
        ...query,
        where: { id: { in: [id].filter(isUuid) }, state: 'PUBLISHED' },
      }),
  }),
)
