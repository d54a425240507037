import { Readable } from 'node:stream'
import { actorIdOf } from '#server/auth/viewer.ts'
import { stageUpload } from '#server/domains/imports/stage-upload.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput } from '#server/graphql/errors.ts'
import { correctionImport, correctionOf } from './correction-of-result.ts'
import { findStaged, StagedExamResults } from './staged-exam-results.ts'

// A correction of one candidate is a file of one row, staged like an uploaded one: preview, reason, undo and log are the same.

const SubjectMarkInput = builder.inputType('SubjectMarkInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Of a subject that the result has.' }),
    mark: t.string({
      required: true,
      description: 'A number, a word for an absent candidate, or nothing.',
    }),
  }),
})

const ResultValuesInput = builder.inputType('ResultValuesInput', {
  fields: (t) => ({
    examMark: t.string({
      required: true,
      description:
        'A number, in the digits of either script, or a word for a candidate without a mark, such as Absent.',
    }),
    examRank: t.string({ description: 'Absent means none.' }),
    percentage: t.string({
      description: 'Absent means that it follows from the full marks of the exam, if they are known.',
    }),
    subjects: t.field({
      type: [SubjectMarkInput],
      description: 'Marks of subjects. Those that are absent stay as they are.',
    }),
  }),
})

const CorrectResultResult = builder.unionType('CorrectResultResult', {
  types: [StagedExamResults, InvalidInput],
})

builder.mutationField('correctResult', (t) =>
  t.field({
    authScopes: { admin: true },
    type: CorrectResultResult,
    description:
      "Stages a correction of one candidate's visible result as a file of one row. Publish it like an uploaded file; deleting that file undoes it. [admin]",
    args: {
      examId: t.arg.id({ required: true }),
      candidateId: t.arg.string({ required: true }),
      input: t.arg({ type: ResultValuesInput, required: true }),
      previous: t.arg({
        type: ResultValuesInput,
        description:
          'The values that were edited. With others by now, nothing is staged and the error is CONFLICT. Absent means whichever they are.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { db, files, log, signal, stagings, isBusy, viewer } = context
      const correction = await correctionOf(db, args)
      if (!('body' in correction)) return correction
      const { names, fileName: filename, body } = correction
      const file = { filename, mimetype: 'text/csv', createReadStream: () => Readable.from([body]) }
      const staged = await stageUpload(
        { db, files, log, signal, stagings, isBusy },
        correctionImport(names),
        { file, key: null, uploadedById: actorIdOf(viewer) },
        (id) => findStaged(db, id),
      )
      if (staged.kind !== 'StagedExamResults') throw new Error(`A correction was refused: ${staged.message}`)
      return staged
    },
  }),
)
