import { builder } from '#server/graphql/builder.ts'
import { isMailed } from './invitation-sending.ts'
import type { InvitationPlan, PlannedStudent } from './invited-students.ts'

const InvitedEffectEnum = builder.enumType('InvitedEffect', {
  description: 'Effect of inviting a list on one student.',
  values: {
    INVITE: { description: 'The address is invited.' },
    RESEND: {
      description:
        'The address is invited, but the mail was not delivered, or nobody was shown the link before there was a mail server: it is sent.',
    },
    LINK: { description: 'The address has an account, which gets the candidate ID.' },
    NONE: { description: 'Nothing: the address is invited already, or has the account.' },
  } as const,
})

const PlannedStudentType = builder.objectRef<PlannedStudent>('PlannedStudent').implement({
  description: 'A student of a list of invitations.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Row number as in a spreadsheet.' }),
    email: t.exposeString('email'),
    name: t.exposeString('name', { nullable: true }),
    candidateId: t.exposeString('candidateId', { nullable: true }),
    effect: t.expose('effect', { type: InvitedEffectEnum }),
  }),
})

const isToInvite = ({ effect }: PlannedStudent) => effect === 'INVITE' || effect === 'RESEND'

export const InvitationPlanType = builder.objectRef<InvitationPlan>('InvitationPlan').implement({
  description: 'Effects of inviting the students of a list.',
  fields: (t) => ({
    fingerprint: t.exposeString('fingerprint', { description: 'For `inviteStudents`.' }),
    toInvite: t.int({
      description: 'Number of those who get an invitation, for the first time or again.',
      resolve: ({ students }) => students.filter(isToInvite).length,
    }),
    toLink: t.int({
      resolve: ({ students }) => students.filter(({ effect }) => effect === 'LINK').length,
    }),
    unchanged: t.int({
      resolve: ({ students }) => students.filter(({ effect }) => effect === 'NONE').length,
    }),
    withoutCandidateId: t.int({
      description: 'Number of those to invite that the list gives no candidate ID.',
      resolve: ({ students }) =>
        students.filter((student) => isToInvite(student) && student.candidateId === null).length,
    }),
    isMailed: t.boolean({
      description:
        'Whether the invitations are mailed; without a mail server an admin hands their links over.',
      resolve: (_plan, _args, context) => isMailed(context),
    }),
    notes: t.stringList({ description: 'About the header.', resolve: ({ notes }) => [...notes] }),
    students: t.field({ type: [PlannedStudentType], resolve: ({ students }) => students }),
  }),
})
