import { actorIdOf } from '#server/auth/viewer.ts'
import type { Database } from '#server/db/database.ts'
import {
  addImportFields,
  RowChangeEnum,
  StagedFile,
  type StagedFileShape,
} from '#server/domains/imports/import-flow.ts'
import { InvalidCsv, SubjectColumnType } from '#server/domains/imports/invalid-csv.ts'
import {
  sheetArgument,
  stageUpload,
  TableLayoutInput,
  uploadKey,
} from '#server/domains/imports/stage-upload.ts'
import { SecondSecretEnum } from '#server/domains/results/exams/exam.ts'
import { dayOf, wasSeen } from '#server/domains/results/exams/find-exams.ts'
import { ResultFields, subjectsField } from '#server/domains/results/look-up/result-outcome.ts'
import { ResultValuesType, RevisionReasonEnum } from '#server/domains/results/look-up/result-revision.ts'
import { MOST_SUBJECTS } from '#server/domains/results/result-values.ts'
import type { Exam } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput, isKind } from '#server/graphql/errors.ts'
import { dayProblems } from '#server/lib/bikram-sambat.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { say } from '#server/locales/say.ts'
import { type SampleRow, type StagedPreview, stagedPreview } from './rank-and-preview.ts'
import { readFullMarks } from './read-marks.ts'
import { ResultFile } from './result-file.ts'
import { publishExamResultsInput, resultsFlow } from './results-flow.ts'
import { uploadedResultsOf } from './results-import.ts'

interface StagedResultsShape extends StagedFileShape {
  kind: 'StagedExamResults'
  preview: StagedPreview
  examId: string
  exam: Exam
  /** Whether the exam has no published file. */
  isFirst: boolean
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
    before: t.expose('before', {
      type: ResultValuesType,
      nullable: true,
      description: "The candidate's published result.",
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
    expiresAt: file.expiresAt,
    preview: stagedPreview.parse(file.preview),
    examId: file.examId,
    exam: file.exam,
    isFirst: file.basedOn.length === 0,
  }
}

const StageExamResultsResult = builder.unionType('StageExamResultsResult', {
  types: [StagedExamResults, InvalidCsv],
})

builder.mutationField('stageExamResults', (t) =>
  t.field({
    authScopes: { admin: true },
    type: StageExamResultsResult,
    description:
      'Stages a CSV file or a spreadsheet (.xlsx, .ods) of exam results and returns a preview of the effects of publishing it. Stages nothing if any row is invalid. [admin]',
    args: {
      file: t.arg({ type: 'Upload', required: true }),
      key: t.arg(uploadKey),
      sheet: t.arg(sheetArgument),
      layout: t.arg({ type: TableLayoutInput }),
      subjects: t.arg.stringList({
        description: `Names of the columns of numbers that are subjects, at most ${MOST_SUBJECTS}. A file without one of them is refused. Omit to take those of the file that these rows correct, or those that look like subjects (see \`subjectColumns\`).`,
      }),
      takesRemarks: t.arg.boolean({
        description:
          'Whether a row has no mark where a column that is ignored, such as Remarks, says absent, withheld, disqualified or the like. False: it keeps its mark, which has to be confirmed. Omit to take the choice for the file that these rows correct, or false.',
      }),
      fullMarks: t.arg({
        type: 'Decimal',
        description:
          'Full marks of the exam, which give the percentages that the file does not have. Omit to take those of the file that these rows correct.',
      }),
    },
    resolve: async (
      _root,
      { file, key, sheet, layout, subjects, takesRemarks, fullMarks: entered },
      context,
    ) => {
      const { db, site, viewer } = context
      const fullMarks = entered ? readFullMarks(entered) : undefined
      if (entered && fullMarks === undefined) throw badUserInput(say`Full marks must be a number above 0`)
      if (subjects && subjects.length > MOST_SUBJECTS) {
        throw badUserInput(say`Choose at most ${MOST_SUBJECTS} subjects`)
      }
      return stageUpload(
        context,
        uploadedResultsOf(
          { fullMarks, subjects: subjects ?? undefined, takesRemarks: takesRemarks ?? undefined },
          site,
        ),
        { file: await file, key, sheet, layout, uploadedById: actorIdOf(viewer) },
        (id) => findStaged(db, id),
      )
    },
  }),
)

const PublishExamResultsInputType = builder.inputType('PublishExamResultsInput', {
  fields: (t) => ({
    examId: t.id({ required: true, description: "Must be the file's." }),
    examTitle: t.string({ description: 'Empty or absent leaves it as it is.' }),
    examDate: t.field({
      type: 'Date',
      description: 'Omit to keep it; an exam without a date gets the present day in Nepal.',
    }),
    confirmedFindings: t.stringList({
      description: "Codes of the preview's BLOCKING findings; publishing is refused without each of them.",
    }),
    secondSecret: t.field({
      type: SecondSecretEnum,
      description: 'The second secret of the exam from now on. Omit to keep the present one.',
    }),
    examVersion: t.int({
      description:
        'Version of the exam that the form was opened with. StalePreview if it has changed since. Omit to skip the check.',
    }),
    revisionReason: t.field({
      type: RevisionReasonEnum,
      description:
        'Why it changes results that candidates can see before it; needed if it does. Those whose own values change see it, nobody else.',
    }),
    revisionWords: t.string({ description: "The reason in the institute's words, at most 300 characters." }),
    releaseAt: t.field({
      type: 'DateTime',
      description:
        'Candidates see the results of the exam from then on. Omit to release a new exam at once and to keep the release of others. It cannot hide released results.',
    }),
    announced: t.boolean({
      description: 'Whether title, date and release of the exam are public until then, with a countdown.',
    }),
  }),
})

addImportFields({
  flow: resultsFlow,
  findStaged,
  input: {
    type: PublishExamResultsInputType,
    schema: publishExamResultsInput,
    problems: ({ examDate, releaseAt }, now) => dayProblems({ examDate, releaseAt }, now),
  },
  staged: {
    type: StagedExamResults,
    query: 'stagedExamResults',
    description: 'A staged file and its preview; null after it was published, discarded or expired. [admin]',
  },
  publish: {
    type: ResultFile,
    mutation: 'publishExamResults',
    result: 'PublishExamResultsResult',
    description:
      "Makes a staged file live: its rows win over those of the exam's other files, at once or from the exam's release on. Repeating it is harmless. [admin]",
    id: { description: 'Of the staged file.' },
  },
  stale: {
    name: 'StalePreview',
    description:
      'The exam, its published results or the active student lists changed after the preview was made. Nothing was published; look at the new preview and publish again.',
    ofPreview: 'The staged file with its new preview.',
  },
  discard: {
    mutation: 'discardStagedExamResults',
    description:
      'Discards a staged file of exam results. False when the file is not staged, for example already published. [admin]',
  },
})
