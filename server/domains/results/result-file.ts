import { User } from '#server/domains/accounts/user.ts'
import { DOWNLOAD_URL, originalUrl } from '#server/domains/imports/signed-file.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { countReplacedResults, countShownResults } from './count-shown-results.ts'
import { dayOf } from './result-day.ts'
import { SecondSecretEnum, secondSecretInList } from './second-secret.ts'
import { TopPerformersShownEnum, topPerformersInList } from './shown-top-performers.ts'

// A result file is a published or withdrawn CSV of exam results. It is a layer over the exam's earlier files; deleting it makes them
// visible again. The file contains personal data; its download needs a signed address.

/** Path prefix of downloads. */
export const RESULT_FILES = 'result-files'

export const ResultFile = builder.prismaObject('ExamResultFile', {
  description: 'A published or withdrawn file of exam results.',
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
    secondSecret: t.field({
      type: SecondSecretEnum,
      description: "The exam's, the same for all its files.",
      select: { examId: true },
      resolve: ({ examId }, _args, context) => secondSecretInList(context, examId),
    }),
    topPerformers: t.field({
      type: TopPerformersShownEnum,
      description: "How the exam's top performers are shown, the same for all its files.",
      select: { examId: true },
      resolve: ({ examId }, _args, context) => topPerformersInList(context, examId),
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
    releaseAt: t.expose('releaseAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Candidates see the results from then on; null means at once.',
    }),
    announced: t.exposeBoolean('announced', {
      description: 'Whether title, date and release of the exam are public until then.',
    }),
    withdrawnAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is withdrawn: candidates see nothing of it. Null unless it is.',
      select: { state: true, withdrawnAt: true },
      resolve: ({ state, withdrawnAt }) => (state === 'WITHDRAWN' ? withdrawnAt : null),
    }),
    withdrawnReason: t.string({
      nullable: true,
      description: 'Why it is withdrawn; null unless it is.',
      select: { state: true, withdrawnReason: true },
      resolve: ({ state, withdrawnReason }) => (state === 'WITHDRAWN' ? withdrawnReason : null),
    }),
    withdrawnWords: t.string({
      nullable: true,
      description:
        'The reason as candidates read it who had a result in it; null without, and unless it is withdrawn.',
      select: { state: true, withdrawnWords: true },
      resolve: ({ state, withdrawnWords }) => (state === 'WITHDRAWN' ? withdrawnWords : null),
    }),
    publishOrder: t.int({
      description: "Order among the exam's published files: the highest with a candidate wins.",
      select: { publishOrder: true },
      resolve: ({ publishOrder }) => publishOrder ?? 0,
    }),
    shownResults: t.int({
      description:
        'Number of candidates who see the result of this file now: those whom no newer released file of the exam has.',
      select: { layer: true },
      resolve: ({ layer }, _args, { db }) => countShownResults(db, layer),
    }),
    replacedResults: t.int({
      description:
        'Number of its candidates whom newer released files of the exam have: they would not see its result, or do not.',
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
    description: 'The published result files, newest first; withdrawn ones too. [admin]',
    resolve: (query, _root, _args, { db }) =>
      db.prisma.examResultFile.findMany({
        ...query,
        where: { state: { in: ['PUBLISHED', 'WITHDRAWN'] } },
        orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
)

builder.queryField('resultFile', (t) =>
  t.prismaField({
    authScopes: { admin: true },
    type: ResultFile,
    nullable: true,
    description: 'One published or withdrawn result file; null when it does not exist. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (query, _root, { id }, { db }) =>
      db.prisma.examResultFile.findFirst({
        ...query,
        where: { id: { in: [id].filter(isUuid) }, state: { in: ['PUBLISHED', 'WITHDRAWN'] } },
      }),
  }),
)
