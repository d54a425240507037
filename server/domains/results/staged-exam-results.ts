import type { Database } from '#server/db/database.ts'
import { RowChangeEnum } from '#server/domains/imports/row-change.ts'
import { StagedFile, type StagedFileShape } from '#server/domains/imports/staged-file.ts'
import { SubjectColumnType } from '#server/domains/imports/subject-column.ts'
import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { dayOf } from './result-day.ts'
import { outcomeField } from './result-outcome.ts'
import { ResultValuesType } from './result-revision.ts'
import { type RevisedFile, revisedFiles } from './revision-of-publication.ts'
import { SecondSecretEnum, secondSecretOf } from './second-secret.ts'
import { type SampleRow, type StagedPreview, stagedPreview } from './staged-results-preview.ts'
import { subjectsField } from './subject-mark.ts'
import { WaitingFile } from './waiting-files.ts'

export interface StagedResultsShape extends StagedFileShape {
  kind: 'StagedExamResults'
  preview: StagedPreview
  examId: string
  examTitle: string
  examDate: string | null
  basedOn: number[]
}

const StagedResultRow = builder.objectRef<SampleRow>('StagedResultRow').implement({
  description: 'One row of a staged file of exam results.',
  fields: (t) => ({
    rowNumber: t.exposeInt('rowNumber', { description: 'Row number as in a spreadsheet.' }),
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName', { nullable: true }),
    outcome: t.expose('outcome', outcomeField),
    examMark: t.expose('examMark', { type: 'Decimal', nullable: true }),
    examRank: t.exposeString('examRank', { nullable: true }),
    percentage: t.expose('percentage', { type: 'Decimal', nullable: true }),
    subjects: t.field(subjectsField),
    change: t.expose('change', { type: RowChangeEnum }),
    before: t.field({
      type: ResultValuesType,
      nullable: true,
      description: "The candidate's published result.",
      resolve: (row) => row.before,
    }),
  }),
})

const RevisedFileType = builder.objectRef<RevisedFile>('RevisedFile').implement({
  description: 'A published file with results that a staged file changes.',
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    candidates: t.exposeInt('candidates', { description: 'Number of candidates whose result changes.' }),
    visibleFrom: t.expose('visibleFrom', {
      type: 'DateTime',
      description: 'Since when candidates see it, or from when on.',
    }),
  }),
})

export const StagedExamResults = builder.objectRef<StagedResultsShape>('StagedExamResults').implement({
  description: 'A staged file of exam results with a preview of the effects of publishing it.',
  interfaces: [StagedFile],
  isTypeOf: isKind('StagedExamResults'),
  fields: (t) => ({
    examId: t.exposeID('examId'),
    examTitle: t.exposeString('examTitle', {
      description:
        "The exam's title. That of a new exam is the part of the file's name before “ - ”, or the exam's ID where that says nothing.",
    }),
    examDate: t.expose('examDate', { type: 'Date', nullable: true, description: "The exam's date." }),
    secondSecret: t.field({
      type: SecondSecretEnum,
      resolve: ({ examId }, _args, { db }) => secondSecretOf(db.prisma, examId),
    }),
    waiting: t.field({
      type: [WaitingFile],
      description:
        'The published files of the exam that wait for their release, the first to be released first.',
      resolve: ({ preview }) => preview.waiting,
    }),
    revises: t.field({
      type: [RevisedFileType],
      description:
        'The published files whose results it changes, the first to be seen first. Publishing it needs a reason if candidates can see one of them before it.',
      resolve: (staged, _args, { db }) => revisedFiles(db.prisma, staged),
    }),
    unknownStudents: t.int({
      description: 'Number of candidates on no active student list.',
      resolve: ({ preview }) => preview.unknownStudents,
    }),
    subjectColumns: t.field({
      type: [SubjectColumnType],
      description:
        'The columns of numbers that are none of a results file’s own, in their order. Stage the file again with `subjects` to take others.',
      resolve: ({ preview }) => preview.subjectColumns,
    }),
    sample: t.field({
      type: [StagedResultRow],
      description: "At most 50 rows: changed first, then new, then unchanged, each in the file's order.",
      resolve: ({ preview }) => preview.sample,
    }),
  }),
})

builder.queryField('stagedExamResults', (t) =>
  t.field({
    authScopes: { admin: true },
    type: StagedExamResults,
    nullable: true,
    description: 'A staged file and its preview; null after it was published, discarded or expired. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { db }) => findStaged(db, id),
  }),
)

/** @returns null when no staged file has this id. */
export async function findStaged(db: Database, id: string): Promise<StagedResultsShape | null> {
  if (!isUuid(id)) return null
  const file = await db.prisma.examResultFile.findUnique({
    where: { id, state: 'STAGED' },
    include: { exam: true },
  })
  if (!file) return null
  return {
    kind: 'StagedExamResults',
    id,
    fileName: file.fileName,
    totalRows: file.totalResults,
    stagedAt: file.stagedAt,
    preview: stagedPreview.parse(file.preview),
    examId: file.examId,
    examTitle: file.exam.title,
    examDate: dayOf(file.exam.date),
    basedOn: file.basedOn,
  }
}
