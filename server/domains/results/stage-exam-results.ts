import { actorIdOf } from '#server/auth/viewer.ts'
import { InvalidCsv } from '#server/domains/imports/invalid-csv.ts'
import { stageUpload } from '#server/domains/imports/stage-upload.ts'
import { uploadKey } from '#server/domains/imports/uploads-ahead.ts'
import { builder } from '#server/graphql/builder.ts'
import { resultsImport } from './results-import.ts'
import { findStaged, StagedExamResults } from './staged-exam-results.ts'

const StageExamResultsResult = builder.unionType('StageExamResultsResult', {
  types: [StagedExamResults, InvalidCsv],
})

builder.mutationField('stageExamResults', (t) =>
  t.field({
    authScopes: { admin: true },
    type: StageExamResultsResult,
    description:
      'Stages a CSV file of exam results and returns a preview of the effects of publishing it. Stages nothing if any row is invalid. [admin]',
    args: { file: t.arg({ type: 'Upload', required: true }), key: t.arg(uploadKey) },
    resolve: async (_root, { file, key }, { db, files, log, signal, stagings, isBusy, viewer }) =>
      stageUpload(
        { db, files, log, signal, stagings, isBusy },
        resultsImport,
        { file: await file, key, uploadedById: actorIdOf(viewer) },
        (id) => findStaged(db, id),
      ),
  }),
)
