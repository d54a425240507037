import { actorIdOf } from '#server/auth/viewer.ts'
import { InvalidCsv } from '#server/domains/imports/invalid-csv.ts'
import { TableLayoutInput } from '#server/domains/imports/layout-argument.ts'
import { sheetArgument } from '#server/domains/imports/sheet-argument.ts'
import { stageUpload } from '#server/domains/imports/stage-upload.ts'
import { uploadKey } from '#server/domains/imports/upload-key.ts'
import { readFullMarks } from '#server/domains/results/exams/full-marks.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { MOST_SUBJECTS } from './find-subject-columns.ts'
import { uploadedResultsOf } from './results-import.ts'
import { findStaged, StagedExamResults } from './staged-exam-results.ts'

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
        description: `Names of the columns of numbers that are subjects, at most ${MOST_SUBJECTS}. A file without one of them is refused. Absent: those chosen for the file whose corrected rows these are, else those that look like it (see \`subjectColumns\`).`,
      }),
      takesRemarks: t.arg.boolean({
        description:
          'Whether a row has no mark where a column that is ignored, such as Remarks, says absent, withheld, disqualified or the like. False: it keeps its mark, which has to be confirmed. Absent: as said of the file whose corrected rows these are, else false.',
      }),
      fullMarks: t.arg({
        type: 'Decimal',
        description:
          'Full marks of the exam, which give the percentages that the file does not have. Absent: those of the file whose corrected rows these are.',
      }),
    },
    resolve: async (
      _root,
      { file, key, sheet, layout, subjects, takesRemarks, fullMarks: entered },
      { db, files, log, signal, site, stagings, isBusy, viewer },
    ) => {
      const fullMarks = entered ? readFullMarks(entered) : undefined
      if (entered && fullMarks === undefined) throw badUserInput('Full marks must be a number above 0')
      if (subjects && subjects.length > MOST_SUBJECTS) {
        throw badUserInput(`Choose at most ${MOST_SUBJECTS} subjects`)
      }
      return stageUpload(
        { db, files, log, signal, stagings, isBusy },
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
