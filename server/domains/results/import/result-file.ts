import { User } from '#server/domains/accounts/user.ts'
import { DOWNLOAD_URL, originalUrl } from '#server/domains/imports/signed-file.ts'
import { ManagedExam } from '#server/domains/results/exams/managed-exam.ts'
import { managedExamInList } from '#server/domains/results/exams/managed-exams.ts'
import { dayOf } from '#server/domains/results/exams/result-day.ts'
import { countReplacedResults, countShownResults } from '#server/domains/results/lists/count-shown-results.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUuid } from '#server/lib/uuid.ts'

// A result file is a published CSV of exam results. It is a layer over the exam's earlier files; deleting it makes them
// visible again. The file contains personal data; its download needs a signed address.

/** Path prefix of downloads. */
export const RESULT_FILES = 'result-files'

export const ResultFile = builder.prismaObject('ExamResultFile', {
  description: 'A published file of exam results.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    examId: t.exposeID('examId'),
    examTitle: t.string({
      nullable: true,
      select: { exam: { select: { title: true } } },
      resolve: ({ exam }) => exam.title,
    }),
    examDate: t.field({
      type: 'Date',
      nullable: true,
      select: { exam: { select: { date: true } } },
      resolve: ({ exam }) => dayOf(exam.date),
    }),
    totalResults: t.exposeInt('totalResults'),
    exam: t.field({
      type: ManagedExam,
      nullable: true,
      description: 'Null for a staged file of an exam without published ones.',
      select: { examId: true },
      resolve: ({ examId }, _args, context) => managedExamInList(context, examId),
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
    publishOrder: t.int({
      description: "Order among the exam's published files: the highest with a candidate wins.",
      select: { publishOrder: true },
      resolve: ({ publishOrder }) => publishOrder ?? 0,
    }),
    shownResults: t.int({
      description:
        'Number of candidates who see the result of this file now: those whom no newer file of the exam has.',
      select: { layer: true },
      resolve: ({ layer }, _args, { db }) => countShownResults(db, layer),
    }),
    replacedResults: t.int({
      description: 'Number of its candidates whom newer files of the exam have: they do not see its result.',
      select: { layer: true },
      resolve: ({ layer }, _args, { db }) => countReplacedResults(db, layer),
    }),
    downloadUrl: t.string({
      description: DOWNLOAD_URL,
      select: { id: true },
      resolve: ({ id }, _args, { keys }) => originalUrl(RESULT_FILES, id, keys),
    }),
  }),
})

builder.queryField('resultFiles', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: [ResultFile],
    description: 'The published result files, newest first. [admin]',
    resolve: (query, _root, _args, { db }) =>
      db.prisma.examResultFile.findMany({
        ...query,
        where: { state: 'PUBLISHED' },
        orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
)

builder.queryField('resultFile', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: ResultFile,
    nullable: true,
    description: 'One published result file; null when it does not exist. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { db }) =>
      db.prisma.examResultFile.findFirst({
        ...query,
        where: { id: { in: [id].filter(isUuid) }, state: 'PUBLISHED' },
      }),
  }),
)
