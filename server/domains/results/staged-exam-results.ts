import { builder } from '#server/builder.ts'
import type { Database } from '#server/db.ts'
import { Finding } from '#server/domains/imports/finding.ts'
import { STAGED_HOURS } from '#server/domains/imports/sweep-layers.ts'
import type { ExamResultFile } from '#server/generated/prisma/client.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { findPublishedExam, titleFromFileName } from './find-exams.ts'
import { RowChange } from './row-change.ts'
import { type ResultValues, type SampleRow, type StagedPreview, stagedPreview } from './staged-preview.ts'

// Staged exam results are an uploaded file that is checked and in the database but shown to nobody yet, with what
// publishing it would do. The preview was measured when the file was taken in and is kept with it, so everybody who
// looks at it sees the same.

interface StagedShape {
  kind: 'StagedExamResults'
  file: ExamResultFile
  preview: StagedPreview
  examTitle: string
  examDate: string | null
}

const RowChangeEnum = builder.enumType('RowChange', {
  description: "What publishing would do to a candidate's result.",
  values: Object.keys(RowChange) as (keyof typeof RowChange)[],
})

const ResultValuesType = builder.objectRef<ResultValues>('ResultValues').implement({
  fields: (t) => ({
    examMark: t.expose('examMark', { type: 'Decimal' }),
    examRank: t.exposeString('examRank', { nullable: true }),
    percentage: t.expose('percentage', { type: 'Decimal' }),
  }),
})

const StagedResultRow = builder.objectRef<SampleRow>('StagedResultRow').implement({
  description: 'One row of a staged file.',
  fields: (t) => ({
    rowNumber: t.exposeInt('rowNumber', { description: 'As a spreadsheet numbers it.' }),
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName', { nullable: true }),
    examMark: t.expose('examMark', { type: 'Decimal' }),
    examRank: t.exposeString('examRank', { nullable: true }),
    percentage: t.expose('percentage', { type: 'Decimal' }),
    change: t.expose('change', { type: RowChangeEnum }),
    before: t.field({
      type: ResultValuesType,
      nullable: true,
      description: 'What stands published for the candidate.',
      resolve: (row) => row.before,
    }),
  }),
})

export const StagedExamResults = builder.objectRef<StagedShape>('StagedExamResults').implement({
  description: 'A file of exam results that is checked but not published, and what publishing it would do.',
  isTypeOf: (value) => (value as { kind?: string }).kind === 'StagedExamResults',
  fields: (t) => ({
    id: t.id({ resolve: ({ file }) => file.id }),
    fileName: t.string({ resolve: ({ file }) => file.fileName }),
    examId: t.id({ resolve: ({ file }) => file.examId }),
    examTitle: t.exposeString('examTitle', {
      nullable: true,
      description: "Title to offer in the form: the exam's present one, else the file's name before “ - ”.",
    }),
    examDate: t.expose('examDate', {
      type: 'Date',
      nullable: true,
      description: "Date to offer in the form: the exam's present one, if it is published already.",
    }),
    totalRows: t.int({ resolve: ({ file }) => file.totalResults }),
    newRows: t.int({ resolve: ({ preview }) => preview.newRows }),
    changedRows: t.int({ resolve: ({ preview }) => preview.changedRows }),
    unchangedRows: t.int({ resolve: ({ preview }) => preview.unchangedRows }),
    unknownStudents: t.int({
      description: 'Candidates without a student record.',
      resolve: ({ preview }) => preview.unknownStudents,
    }),
    findings: t.field({ type: [Finding], resolve: ({ preview }) => preview.findings }),
    sample: t.field({
      type: [StagedResultRow],
      description: "At most 50 rows: changed first, then new, then unchanged, each in the file's order.",
      resolve: ({ preview }) => preview.sample,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the staged file is swept if it is not published.',
      resolve: ({ file }) => new Date(file.stagedAt.getTime() + STAGED_HOURS * 60 * 60_000),
    }),
  }),
})

builder.queryField('stagedExamResults', (t) =>
  t.field({
    authScopes: { admin: true },
    type: StagedExamResults,
    nullable: true,
    description: 'A staged file and its preview; null once it is published, deleted or swept. [admin]',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { db }) => findStaged(db, id),
  }),
)

/** @returns null when nothing is staged under that id (any more). */
export async function findStaged(db: Database, id: string): Promise<StagedShape | null> {
  if (!isUuid(id)) return null
  const file = await db.prisma.examResultFile.findUnique({ where: { id, state: 'STAGED' } })
  if (!file) return null
  const exam = await findPublishedExam(db, file.examId)
  return {
    kind: 'StagedExamResults',
    file,
    preview: stagedPreview.parse(file.preview),
    examTitle: exam?.title ?? titleFromFileName(file.fileName),
    examDate: exam?.date ?? null,
  }
}
