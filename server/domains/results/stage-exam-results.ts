import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { CsvRejected } from '#server/domains/imports/csv-problem.ts'
import { InvalidCsv } from '#server/domains/imports/invalid-csv.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
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
    resolve: async (_root, args, { db, files, viewer }) => {
      const file = await args.file
      try {
        const id = await stageLayer({ db, files }, resultsLayer, {
          fileName: file.filename,
          body: file.createReadStream(),
          uploadedById: actorIdOf(viewer),
        })
        const staged = await findStaged(db, id)
        if (!staged) throw new Error('A file that was just staged is gone')
        return staged
      } catch (error) {
        if (error instanceof CsvRejected) return error.answer
        throw error
      }
    },
  }),
)
