import { builder } from '#server/builder.ts'
import { User } from '#server/domains/accounts/user.ts'
import { signPath } from '#server/lib/signed-url.ts'
import { dayOf } from './result-day.ts'

// A result file is one CSV of exam results that an admin published. It is a layer: it stands on top of the exam's
// earlier files, and deleting it brings them back. The file itself is personal data and only leaves by a signed address.

/** How long an address for downloading is good. */
const DOWNLOAD_MS = 10 * 60_000

export const ResultFile = builder.prismaObject('ExamResultFile', {
  description: 'One published file of exam results.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    examId: t.exposeID('examId'),
    examTitle: t.exposeString('examTitle', { nullable: true }),
    examDate: t.field({
      type: 'Date',
      nullable: true,
      select: { examDate: true },
      resolve: ({ examDate }) => dayOf(examDate),
    }),
    totalResults: t.exposeInt('totalResults'),
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
    releaseAt: t.expose('releaseAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Candidates do not see it before then; null means at once.',
    }),
    downloadUrl: t.string({
      description: 'Opens the original file without signing in, for ten minutes. A path of this site.',
      select: { id: true },
      resolve: async ({ id }, _args, { keys }) =>
        signPath(downloadPath(id), await keys.current(), { expiresAt: new Date(Date.now() + DOWNLOAD_MS) }),
    }),
  }),
})

builder.queryField('resultFiles', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: [ResultFile],
    description: 'The published result files, the newest first. [admin]',
    resolve: (query, _root, _args, { db }) =>
      db.prisma.examResultFile.findMany({
        ...query,
        where: { state: 'PUBLISHED' },
        orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
)

export function downloadPath(id: string): string {
  return `/files/result-files/${id}`
}
