import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { InvalidInput, invalidInput } from '#server/errors.ts'
import { type Forgotten, forgetCandidate } from './forget-candidate.ts'

const DeletedCandidateData = builder.objectRef<Forgotten>('DeletedCandidateData').implement({
  description: 'What was deleted of a candidate.',
  fields: (t) => ({
    results: t.exposeInt('results', { description: 'Rows of result files.' }),
    listEntries: t.exposeInt('listEntries', { description: 'Rows of student lists.' }),
  }),
})

const DeleteCandidateDataResult = builder.unionType('DeleteCandidateDataResult', {
  types: [DeletedCandidateData, InvalidInput],
  resolveType: (value) => ('kind' in value ? InvalidInput : DeletedCandidateData),
})

builder.mutationField('deleteCandidateData', (t) =>
  t.field({
    authScopes: { admin: true },
    type: DeleteCandidateDataResult,
    description:
      'Deletes everything that is kept of a candidate for good: the rows of all result files and student lists, published or not, and of their stored originals. Taking a file back or publishing another brings nothing of it back. [admin]',
    args: {
      candidateId: t.arg.string({ required: true }),
      confirmation: t.arg.string({
        required: true,
        description: 'The candidate ID once more, typed by a person.',
      }),
    },
    resolve: async (_root, args, { db, files, log, viewer }) => {
      const candidateId = normalCandidateId(args.candidateId)
      if (normalCandidateId(args.confirmation) !== candidateId) {
        return invalidInput([{ path: 'confirmation', message: `Type ${candidateId} to delete this data` }])
      }
      const forgotten = await forgetCandidate({ db, files, log }, candidateId, actorIdOf(viewer))
      return (
        forgotten ?? invalidInput([{ path: 'candidateId', message: 'Nothing is kept of this candidate' }])
      )
    },
  }),
)
