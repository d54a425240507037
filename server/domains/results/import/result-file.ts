import type { Database } from '#server/db/database.ts'
import { User } from '#server/domains/accounts/user.ts'
import { DOWNLOAD_URL, originalUrl } from '#server/domains/imports/signed-file.ts'
import { dayOf, PUBLISHED, RELEASED } from '#server/domains/results/exams/find-exams.ts'
import { ManagedExam, managedExamInList } from '#server/domains/results/exams/managed-exam.ts'
import { builder } from '#server/graphql/builder.ts'
import { createBatcher } from '#server/lib/batcher.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'

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

// A candidate's result is the row of the newest published file that has one. So a file counts for all its candidates but
// those whom newer files have: these are few rows, as newer files are corrections.

const COUNT = `
  SELECT f.layer, ${RELEASED} AND ${PUBLISHED} AS "isVisible", f.total_results AS total, coalesce((
    SELECT count(DISTINCT newer.candidate_id)
    FROM exam_result_files n
      JOIN exam_results newer ON newer.layer = n.layer
      JOIN exam_results own ON own.layer = f.layer AND own.candidate_id = newer.candidate_id
    WHERE n.exam_id = f.exam_id AND n.publish_order > f.publish_order AND n.state = 'PUBLISHED'
  ), 0)::int AS replaced
  FROM exam_result_files f JOIN exams ON exams.id = f.exam_id WHERE f.layer = ANY ($1)`

interface Counted {
  layer: number
  isVisible: boolean
  total: number
  /** Candidates whom newer files have. */
  replaced: number
}

/** All files of a list are one statement. */
const counterOf = memoizeByObject((db: Database) =>
  createBatcher((layers: number[]) => countAll(db, layers), { maxSize: 1000, inFlight: 1 }),
)

/** Number of candidates who see a file's result; 0 for a file that is not visible. */
async function countShownResults(db: Database, layer: number): Promise<number> {
  const counted = await counterOf(db)(layer)
  return counted?.isVisible ? counted.total - counted.replaced : 0
}

/** Number of a file's candidates whom newer files have. */
async function countReplacedResults(db: Database, layer: number): Promise<number> {
  return (await counterOf(db)(layer))?.replaced ?? 0
}

async function countAll(
  { pool }: Pick<Database, 'pool'>,
  layers: number[],
): Promise<(Counted | undefined)[]> {
  const { rows } = await pool.query<Counted>({ name: 'count-shown-results', text: COUNT, values: [layers] })
  const counts = new Map(rows.map((row) => [row.layer, row]))
  return layers.map((layer) => counts.get(layer))
}
