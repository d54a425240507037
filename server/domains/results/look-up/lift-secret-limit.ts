import { actorIdOf } from '#server/auth/viewer.ts'
import { isPublished } from '#server/domains/candidates/candidate-linking.ts'
import { resolveCandidateId } from '#server/domains/candidates/resolve-candidate-id.ts'
import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'
import { forgetWrongSecrets } from './limited-look-up.ts'

builder.mutationField('liftSecretLimit', (t) =>
  t.field({
    authScopes: { admin: true },
    type: 'Boolean',
    description:
      'Lets a candidate look up results again at once after several wrong PINs or dates of birth. Logged; harmless where nobody waits. An ID that no published result file and no student list has is refused. [admin]',
    args: { candidateId: t.arg.string({ required: true }) },
    resolve: async (_root, args, { db, limits, viewer }) => {
      const candidateId = normalCandidateId(args.candidateId)
      if (candidateId === '') throw badUserInput(say`Candidate ID is required`)
      if (candidateId.length > MAX_CANDIDATE_ID_LENGTH) throw badUserInput(say`This is no Candidate ID`)
      if (!(await isPublished(db.prisma, (await resolveCandidateId(db, candidateId)) ?? candidateId)))
        throw badUserInput(
          say`No published result file and no student list has the Candidate ID ${candidateId}`,
        )
      await db.prisma.activity.create({
        // The log outlives the candidate's data, so it does not hold the whole ID.
        data: {
          actorId: actorIdOf(viewer),
          action: 'candidate.secret-limit-lifted',
          subject: `ending in ${candidateId.slice(-2)}`,
        },
      })
      await forgetWrongSecrets(limits, candidateId)
      return true
    },
  }),
)
