import type { Database } from '#server/db/database.ts'
import { RowChangeEnum } from '#server/domains/imports/row-change.ts'
import { StagedFile, type StagedFileShape } from '#server/domains/imports/staged-file.ts'
import { SubjectColumnType } from '#server/domains/imports/subject-column.ts'
import { dayOf } from '#server/domains/results/exams/result-day.ts'
import { SecondSecretEnum } from '#server/domains/results/exams/second-secret.ts'
import { ResultFields } from '#server/domains/results/look-up/result-outcome.ts'
import { ResultValuesType } from '#server/domains/results/look-up/result-revision.ts'
import { subjectsField } from '#server/domains/results/look-up/subject-mark.ts'
import { wasSeen } from '#server/domains/results/release/exam-release.ts'
import type { Exam } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { isKind } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { type SampleRow, type StagedPreview, stagedPreview } from './staged-results-preview.ts'

export interface StagedResultsShape extends StagedFileShape {
  kind: 'StagedExamResults'
  preview: StagedPreview
  examId: string
  exam: Exam
  /** Whether the exam has no published file. */
  isFirst: boolean
  basedOn: number[]
}

const StagedResultRow = builder.objectRef<SampleRow>('StagedResultRow').implement({
  description: 'One row of a staged file of exam results.',
  interfaces: [ResultFields],
  fields: (t) => ({
    rowNumber: t.exposeInt('rowNumber', { description: 'Row number as in a spreadsheet.' }),
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName', { nullable: true }),
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

export const StagedExamResults = builder.objectRef<StagedResultsShape>('StagedExamResults').implement({
  description: 'A staged file of exam results with a preview of the effects of publishing it.',
  interfaces: [StagedFile],
  isTypeOf: isKind('StagedExamResults'),
  fields: (t) => ({
    examId: t.exposeID('examId'),
    examTitle: t.string({
      description:
        "The exam's title. That of a new exam is the part of the file's name before “ - ”, or the exam's ID where that says nothing.",
      resolve: ({ exam }) => exam.title,
    }),
    examDate: t.field({ type: 'Date', nullable: true, resolve: ({ exam }) => dayOf(exam.date) }),
    secondSecret: t.field({ type: SecondSecretEnum, resolve: ({ exam }) => exam.secondSecret }),
    examVersion: t.int({ resolve: ({ exam }) => exam.version }),
    releaseAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Release of the exam; null before its first file is published.',
      resolve: ({ exam, isFirst }) => (isFirst ? null : exam.releaseAt),
    }),
    isRevision: t.boolean({
      description: 'Whether it changes results that candidates can see. Publishing it then needs a reason.',
      resolve: ({ preview, exam }, _args, { db }) => preview.changedRows > 0 && wasSeen(exam, db.now()),
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
    exam: file.exam,
    isFirst: file.basedOn.length === 0,
    basedOn: file.basedOn,
  }
}
