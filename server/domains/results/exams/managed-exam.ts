import type { Database } from '#server/db/database.ts'
import { CheckStateEnum } from '#server/domains/dashboard/system-check.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import {
  findReleaseChecks,
  type ReleaseCheck,
  ReleaseCheckKind,
} from '#server/domains/results/release/release-checks.ts'
import { KNOWN_STUDENTS } from '#server/domains/students/active-lists.ts'
import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import { memoizeByObject } from '#shared/memoize-by-object.ts'
import { SecondSecretEnum, TopPerformersShownEnum } from './exam.ts'
import { EXAM_COLUMNS, EXAMS_WITH_FILES, type ExamShape, NEWEST_FIRST, VISIBLE_ROWS } from './find-exams.ts'

const ExamGroup = builder.objectRef<ExamGroupShape>('ExamGroup').implement({
  description: 'A group of the student lists, with its candidates in one exam.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'Null for candidates on no active list.' }),
    candidates: t.exposeInt('candidates', { description: 'With a visible result.' }),
  }),
})

const ReleaseStateEnum = builder.enumType('ReleaseState', {
  description: 'Whether candidates see the results of an exam.',
  values: {
    SCHEDULED: { description: 'Candidates see them from their release on.' },
    RELEASED: { description: 'Candidates see them.' },
    WITHDRAWN: {},
  } as const,
})

const ReleaseCheckType = builder.objectRef<ReleaseCheck>('ReleaseCheck').implement({
  description: 'A fact to look at before results are released.',
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType(ReleaseCheckKind, { name: 'ReleaseCheckKind' }) }),
    state: t.expose('state', { type: CheckStateEnum }),
    text: t.exposeString('text'),
  }),
})

export const ManagedExam = builder.objectRef<ManagedExamShape>('ManagedExam').implement({
  description: 'An exam with published files, released, withdrawn or not, as staff see it.',
  isTypeOf: isKind('ManagedExam'),
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    date: t.expose('date', { type: 'Date', nullable: true }),
    fullMarks: t.expose('fullMarks', {
      type: 'Decimal',
      nullable: true,
      description: 'As entered for the exam; null means as its files say.',
    }),
    passPercentage: t.expose('passPercentage', { type: 'Decimal' }),
    version: t.exposeInt('version', { description: 'Grows with every change of the exam.' }),
    state: t.expose('state', { type: ReleaseStateEnum }),
    releaseAt: t.expose('releaseAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Candidates see the results from then on.',
    }),
    announced: t.exposeBoolean('announced', {
      description: 'Whether title, date and release are public until then.',
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the results are withdrawn; null unless they are.',
    }),
    withdrawnReason: t.exposeString('withdrawnReason', { nullable: true }),
    withdrawnWords: t.exposeString('withdrawnWords', {
      nullable: true,
      description: 'The reason as candidates read it.',
    }),
    secondSecret: t.expose('secondSecret', { type: SecondSecretEnum }),
    topPerformers: t.expose('topPerformers', { type: TopPerformersShownEnum }),
    files: t.exposeInt('files', { description: 'Number of published files.' }),
    checks: t.field({
      type: [ReleaseCheckType],
      description: 'Facts to look at before a release. Counts all candidates: ask for it for one exam.',
      resolve: (exam, _args, { db, env }) => findReleaseChecks({ db, env }, exam),
    }),
    groups: t.field({
      type: [ExamGroup],
      description: 'Counts all candidates: ask for it for one exam.',
      resolve: ({ id }, _args, { db }) => listExamGroups(db, id),
    }),
  }),
})

builder.queryField('managedExams', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [ManagedExam],
    description: 'The exams with published files, newest first, exams without a date last. [admin]',
    resolve: (_root, _args, { db }) => listManagedExams(db),
  }),
)

builder.queryField('managedExam', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ManagedExam,
    nullable: true,
    description: 'One exam; null without published files. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { db }) => findManagedExam(db, id),
  }),
)

interface ExamGroupShape {
  /** Null for candidates on no active list. */
  name: string | null
  candidates: number
}

/** Groups are few; a list whose column holds something else must not fill the page. */
const MOST_GROUPS = 200

const GROUPS = `
  SELECT student.groups AS name, count(*)::int AS candidates
  FROM ${VISIBLE_ROWS} AS result LEFT JOIN ${KNOWN_STUDENTS} AS student USING (candidate_id)
  GROUP BY student.groups ORDER BY student.groups NULLS LAST LIMIT ${MOST_GROUPS}`

async function listExamGroups({ pool }: Pick<Database, 'pool'>, examId: string): Promise<ExamGroupShape[]> {
  const { rows } = await pool.query<ExamGroupShape>({
    name: 'list-exam-groups',
    text: GROUPS,
    values: [examId],
  })
  return rows
}

type ReleaseState = 'SCHEDULED' | 'RELEASED' | 'WITHDRAWN'

/** An exam as staff see it: its record, and its published files, released or not. */
export interface ManagedExamShape extends ExamShape {
  kind: 'ManagedExam'
  version: number
  /** By the database's clock. */
  state: ReleaseState
  /** As staff entered them for the exam. */
  fullMarks: string | null
  releaseAt: Date | null
  announced: boolean
  withdrawnAt: Date | null
  withdrawnReason: string | null
  withdrawnWords: string | null
  /** Number of published files. */
  files: number
}

const MANAGED_EXAM = `
  SELECT 'ManagedExam' AS kind, ${EXAM_COLUMNS}, exams.version, trim_scale(exams.full_marks)::text AS "fullMarks",
    CASE WHEN exams.withdrawn_at IS NOT NULL THEN 'WITHDRAWN'
      WHEN exams.release_at <= statement_timestamp() THEN 'RELEASED' ELSE 'SCHEDULED' END AS state,
    exams.release_at AS "releaseAt", exams.announced, exams.withdrawn_at AS "withdrawnAt",
    exams.withdrawn_reason AS "withdrawnReason", exams.withdrawn_words AS "withdrawnWords", files.count AS files
  FROM ${EXAMS_WITH_FILES}`

const ALL = `${MANAGED_EXAM} ${NEWEST_FIRST}`
const ONE = `${MANAGED_EXAM} WHERE exams.id = $1`
const UPCOMING = `${MANAGED_EXAM} WHERE exams.release_at > now() AND exams.withdrawn_at IS NULL
  ORDER BY exams.release_at, exams.id`

async function listManagedExams({ pool }: Pick<Database, 'pool'>): Promise<ManagedExamShape[]> {
  return (await pool.query<ManagedExamShape>({ name: 'list-managed-exams', text: ALL })).rows
}

/** The exams that wait for their release, the earliest release first. */
export async function listUpcomingReleases({ pool }: Pick<Database, 'pool'>): Promise<ManagedExamShape[]> {
  return (await pool.query<ManagedExamShape>({ name: 'list-upcoming-releases', text: UPCOMING })).rows
}

/** One of these exams; all of them are read once for the context of a request. */
export async function managedExamInList(
  context: { db: Pick<Database, 'pool'> },
  examId: string,
): Promise<ManagedExamShape | null> {
  return (await examsById(context)).get(examId) ?? null
}

const examsById = memoizeByObject(
  async ({ db }: { db: Pick<Database, 'pool'> }): Promise<ReadonlyMap<string, ManagedExamShape>> =>
    new Map((await listManagedExams(db)).map((exam) => [exam.id, exam])),
)

/** @returns null for an exam without published files. */
export async function findManagedExam(
  { pool }: Pick<Database, 'pool'>,
  examId: string,
): Promise<ManagedExamShape | null> {
  if (examId.includes('\0')) return null
  const { rows } = await pool.query<ManagedExamShape>({
    name: 'find-managed-exam',
    text: ONE,
    values: [examId],
  })
  return rows[0] ?? null
}

/** The same within a transaction. */
export async function findManagedExamIn(tx: Transaction, examId: string): Promise<ManagedExamShape | null> {
  const [exam] = await tx.$queryRawUnsafe<ManagedExamShape[]>(ONE, examId)
  return exam ?? null
}
