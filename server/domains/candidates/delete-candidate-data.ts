import { actorIdOf } from '#server/auth/viewer.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput, invalidInput } from '#server/graphql/errors.ts'
import { candidateKey } from './candidate-key.ts'
import { type DeletedCandidateDataShape, forgetCandidate } from './forget-candidate.ts'
import { resolveCandidateId } from './resolve-candidate-id.ts'

const DeletedCandidateData = builder.objectRef<DeletedCandidateDataShape>('DeletedCandidateData').implement({
  description: "The number of a candidate's deleted rows.",
  fields: (t) => ({
    results: t.exposeInt('results', { description: 'Rows of result files.' }),
    listEntries: t.exposeInt('listEntries', { description: 'Rows of student lists.' }),
    entries: t.exposeInt('entries', { description: 'Assignments and fees that named the candidate.' }),
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
      'Permanently deletes all stored data of a candidate: the rows of all result files and student lists, published or not, and of their stored originals, the requests for a re-check, the link to an account, the lines of assignments and fees, and result slips, whose codes are unknown then. Removing or publishing another file does not restore it. [admin]',
    args: {
      candidateId: t.arg.string({ required: true }),
      confirmation: t.arg.string({
        required: true,
        description: 'The candidate ID, typed again as a confirmation.',
      }),
    },
    resolve: async (_root, args, { db, files, log, viewer }) => {
      const candidateId =
        (await resolveCandidateId(db, args.candidateId)) ?? normalCandidateId(args.candidateId)
      if (candidateKey(args.confirmation) !== candidateKey(candidateId)) {
        return invalidInput([{ path: 'confirmation', message: `Type ${candidateId} to delete this data` }])
      }
      const forgotten = await forgetCandidate({ db, files, log }, candidateId, actorIdOf(viewer))
      return (
        forgotten ?? invalidInput([{ path: 'candidateId', message: 'Nothing is kept of this candidate' }])
      )
    },
  }),
)
