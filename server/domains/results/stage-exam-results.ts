import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { InvalidCsv } from '#server/domains/imports/invalid-csv.ts'
import { stageUpload } from '#server/domains/imports/stage-upload.ts'
import { resultsLayer } from './results-layer.ts'
import { findStaged, StagedExamResults } from './staged-exam-results.ts'

const StageExamResultsResult = builder.unionType('StageExamResultsResult', {
  types: [StagedExamResults, InvalidCsv],
})

builder.mutationField('stageExamResults', (t) =>
  t.field({
    authScopes: { admin: true },
    type: StageExamResultsResult,
    description:
      'Takes in a CSV file of exam results without showing it to anybody, and answers what publishing it would do. If any row is wrong, nothing is kept. [admin]',
    args: { file: t.arg({ type: 'Upload', required: true }) },
    resolve: async (_root, { file }, { db, files, log, gone, isCrowded, viewer }) =>
      stageUpload({ db, files, log, gone, isCrowded }, resultsLayer, await file, actorIdOf(viewer), (id) =>
        findStaged(db, id),
      ),
  }),
)
